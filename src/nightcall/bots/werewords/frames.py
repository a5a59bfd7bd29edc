"""The frames of questions: what comes before the part that says what is asked."""

import re

MODALS = r"(?:can|could|would|do|did|does|will|might|may|should|must|shall)"

_SEEN = (
    r"(?:find|see|keep|have|get|come across|encounter|spot|store|meet|use|expect to find"
    r"|expect to see|look for|put)"
)
_IN = r"(?:in|on|at|inside|near|around|under|into|within|by)"
_REST = r"(?P<rest>.+)"
_BE = r"(?:is|was|can|could|would)"
_FOUND = (
    r"(?:found|located|kept|seen|situated|stored|native|common|living|grown|placed|sold|based|set"
    r"|bought)"
)
_LIVES = (
    r"(?:live|belong|grow|exist|happen|take place|come|originate|occur|go|be)"
    r" (?:in|on|at|from|inside|near|under)"
)
_MADE = (
    r"(?:made|built|constructed|composed|consist|consists|made up|produced|formed)"
    r" (?:out )?(?:of|from|with|up of|in|by)"
)
_GOES_WITH = (
    r"(?:related|connected|associated|linked|relate|relevant|relating) (?:to|with)"
    r"|(?:anything|something|much|a lot|lots)? ?to do with"
)
_HAVE = (
    r"(?:usually |normally |often |always )?"
    r"(?:have|contain|include|come with|feature|carry)"
)

_PATTERNS = (
    (rf"\b(?:{_GOES_WITH}) {_REST}", "about"),
    (rf"^(?:is|was) it about {_REST}", "about"),
    (rf"\b{_MADE} {_REST}", "made"),
    (r"^(?:is|are) there (?:any )?(?P<rest>.+?) (?:in|inside|on|involved with) it$", "has"),
    (rf"^(?:does|do|did|can|could|would|will) it {_HAVE} {_REST}", "has"),
    (rf"^has it (?:got )?{_REST}", "has"),
    (rf"^is it (?:got|with) {_REST}", "has"),
    (rf"\bus(?:e|ed) it (?:for|to|in|as|when|while|on|with) {_REST}", "used"),
    (rf"\bused (?:for|to|in|by|with|as|on|when|while|at|during) {_REST}", "used"),
    (rf"^is it used {_REST}", "used"),
    (
        rf"^{MODALS} you (?:\w+ )?{_SEEN} (?:(?:it|one|some|1|this|that) )?(?:\w+ )?{_IN} {_REST}",
        "where",
    ),
    (rf"^{_BE} it (?:\w+ )?(?:be )?{_FOUND} {_IN} {_REST}", "where"),
    (rf"^(?:does|do|can|could|would|did) it (?:\w+ )?{_LIVES} {_REST}", "where"),
    (rf"^{_BE} it (?:be )?(?:in|on|at|inside|from|near|under|up in) {_REST}", "where"),
    (rf"^{MODALS} you {_REST}", "you"),
    (rf"^(?:have|had) you (?:ever )?{_REST}", "you"),
    (rf"^(?:does|do|can|could|would|will|did|might|may|should) it {_REST}", "does"),
    (rf"^(?:is|was|could it be|would it be|can it be|might it be) (?:it )?{_REST}", "is"),
    (rf"^{_REST}", "any"),
)

FRAMES = tuple((re.compile(pattern), frame) for pattern, frame in _PATTERNS)
"""In the order they are tried; the group `rest` is what is asked."""
