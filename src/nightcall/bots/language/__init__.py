"""Help from a language service: any endpoint that speaks OpenAI's chat protocol. Off unless the
environment names one, and never needed: whatever it does not answer, bots answer themselves."""

from nightcall.bots.language.reading import read_remark
from nightcall.bots.language.service import Service
from nightcall.bots.language.settings import BadSettings, Settings, from_environment
from nightcall.bots.language.tokens import token_for

__all__ = ["BadSettings", "Service", "Settings", "from_environment", "read_remark", "token_for"]
