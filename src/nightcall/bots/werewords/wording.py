"""Plain wording: what differs in how people ask and makes no difference in what they mean."""

import re

_AUXILIARY = r"(is|are|was|were|does|do|did|has|have|can|could|would|will|should)"
_CONTRACTIONS = (
    # "Isn't it alive?" asks whether it is.
    (rf"\b{_AUXILIARY}n'?t (it|they|you|he|she|this|that|people|we|i)\b", r"\1 \2"),
    (r"\bwithout\b", "not with"),
    (r"\bcan'?t\b", "can not"),
    (r"\bwon'?t\b", "will not"),
    (r"n't\b", " not"),
    (r"\b(it|that|he|she|what|there)'?s\b", r"\1 is"),
    (r"'d\b", " would"),
    (r"'ll\b", " will"),
    (r"'re\b", " are"),
    (r"'ve\b", " have"),
    (r"\bi'm\b", "i am"),
)

_NUMBERS = {
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10",
}  # fmt: skip

# What people say before the question proper.
_OPENINGS = re.compile(
    r"^(?:(?:ok|okay|so|hm+|um+|uh|well|and|but|then|now|alright|right|please|maybe|oh|ah|hey"
    r"|mayor|dear mayor|perhaps|let me see|let us see|i wonder|tell me|tell us|question)\s+)+"
)
_ASIDES = re.compile(
    r"\b(?:would you say (?:that )?|do you think (?:that )?|is it true that |am i right that "
    r"|i wonder if |i wonder whether |can we say (?:that )?|could you say (?:that )?)"
    r"(it is|it has|it|he is|she is|they are|this is)\b"
)
_STATED = {
    "it is": "is it", "he is": "is it", "she is": "is it", "they are": "is it", "this is": "is it",
    "it has": "does it have", "it": "does it",
}  # fmt: skip

_ADVERBS = frozenset({
    "actually", "already", "also", "always", "basically", "classed", "classified", "commonly",
    "considered", "currently", "definitely", "directly", "especially", "even", "ever", "fairly",
    "generally", "just", "likely", "literally", "mainly", "maybe", "most", "mostly", "necessarily",
    "normally", "often", "only", "originally", "particularly", "perhaps", "physically", "possibly",
    "pretty", "primarily", "probably", "quite", "rather", "really", "regarded", "sometimes",
    "somewhat", "specifically", "strictly", "typically", "usually", "very",
})  # fmt: skip
_ARTICLES = frozenset({
    "a", "an", "any", "her", "his", "its", "my", "one's", "our", "some", "somebody's", "the",
    "their", "your",
})  # fmt: skip

_TAILS = re.compile(
    r"\s+(?:or (?:not|something|anything|so|similar|what|so on|something like that"
    r"|things like that)|at all|as well|too|in general|of (?:some|any) (?:kind|sort)|by any chance"
    r"|right|please|then|though|for example|in (?:any|some) way|etc)$"
)

_THING = r"magic word|word|thing|object|item|answer|person|animal|place|character|entity|one"
_SUBJECTS = (
    (rf"\b(?:the|this|our|your|that) (?:{_THING})\b", "it"),
    (r"\b(?:he or she|he/she|she or he|he|she|him|her)\b", "it"),
    (r"\bare (?:they|these|those)\b", "is it"),
    (r"\bwere (?:they|these|those)\b", "was it"),
    (r"\b(?:do|did) they\b", "does it"),
    (r"\bhave they\b", "has it"),
    (r"\b(?:they|them|these|those)\b", "it"),
    (r"\b(?:is|was) (?:this|that)\b", "is it"),
    (r"\b(?:this|that) (?=is\b|was\b)", "it "),
)
_ANYBODY = (
    r"(?:1 person|a human|a man|a normal person|a person|adults|an average person|anybody|anyone"
    r"|everybody|everyone|folks|humans|most humans|most people|normal people|one|one person|people"
    r"|persons|somebody|someone|the average person)"
)
_ASKING = r"(?:can|could|would|do|did|does|will|might|may|should|must|shall|have|has)"
_AFTER = r"\b(something|thing|place|that|which|where)"


def plain(question: str) -> str:
    """Small letters without signs, one way to say each pronoun, no filling words."""
    text = question.lower().replace("’", "'").strip()
    for pattern, by in _CONTRACTIONS:
        text = re.sub(pattern, by, text)
    text = re.sub(r"[^a-z0-9'&\s-]", " ", text.replace("'s ", "'s "))
    text = re.sub(r"(?<!\w)-|-(?!\w)", " ", text)
    text = " ".join(text.replace("-", " ").split())
    text = _OPENINGS.sub("", text)
    text = _ASIDES.sub(lambda found: _STATED.get(found[1], "is it"), text)
    for pattern, by in _SUBJECTS:
        text = re.sub(pattern, by, text)
    while True:
        shorter = _TAILS.sub("", text)
        if shorter == text:
            return text
        text = shorter


def people(text: str) -> str:
    """Whoever may do something with it is "you": I, we, one, people, somebody."""
    text = re.sub(r"\b(?:myself|ourselves|oneself)\b", "yourself", text)
    text = re.sub(r"\b(?:my|our|one's)\b", "your", text)
    text = re.sub(r"\b(?:i|we|us|me)\b", "you", text)
    text = re.sub(rf"^({_ASKING}) {_ANYBODY}\b", r"\1 you", text)
    return re.sub(
        rf"\b(something|thing|place|that|which|where) {_ANYBODY} (?=\w)", r"\1 you ", text
    )


def bare(phrase: str) -> str:
    """A phrase without articles and adverbs."""
    kept = [word for word in phrase.split() if word not in _ADVERBS and word not in _ARTICLES]
    return " ".join(kept)


def singular(word: str) -> str:
    """A noun without its plural ending, as far as a few rules go."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        return word[:-1]
    return word


def number_in(text: str) -> int | None:
    for word in text.split():
        digits = _NUMBERS.get(word, word)
        if digits.isdigit():
            return int(digits)
    return None
