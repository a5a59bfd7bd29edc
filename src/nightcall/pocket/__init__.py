"""A table in a pocket: one room, run by the device that carries it, while the network is away.

The same rooms and the same rules as on a server, without sockets, disk or threads: a browser runs
them in a worker of its own.
"""

from nightcall.pocket.pocket import Pocket, begin

__all__ = ["Pocket", "begin"]
