"""Why a connection is closed: codes of the WebSocket protocol, and our own from 4000 on.

After a code of ours below 4010 a device need not come back with the same secret.
"""

RESTART = 1012
TRY_AGAIN = 1013

LEFT = 4001
MOVED = 4002
KICKED = 4003
NOT_ADMITTED = 4004
DELETED = 4005

NO_HELLO = 4010
TOO_FAST = 4011
FOR_GOOD = range(4000, 4010)
