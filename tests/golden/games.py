"""The golden games, as people played them."""

from nightcall.games.werewords.deck import SAMPLES
from nightcall.games.werewords.series import WerewordsSeries
from tests.golden.sitting import Sitting

BASE_4 = Sitting(
    "base-4",
    {"Nora": "Villager", "Sam": "Mayor", "Priya": "Seer", "Leo": "Werewolf"},
    centre="Villager",
    words=("lighthouse", "violin", "sandcastle"),
    options={"edition": "base"},
    day=(
        "Nora: Is it alive? — no",
        "Leo: Is it an animal? — no",
        "Priya: Is it bigger than a car? — yes",
        "Nora: Is it a building? — yes",
        "Leo: Do people live in it? — maybe",
        "Nora: Is it found in cities? — no",
        "Priya: Is it near the sea? — yes",
        "Leo: Is it a harbour? — no",
        "Nora: Is it a lighthouse? — correct",
    ),
    ending=(("Leo", "Nora"),),
)

BASE_7 = Sitting(
    "base-7",
    {
        "Ruth": "Werewolf",
        "Omar": "Villager",
        "Ines": "Mayor",
        "Kofi": "Villager",
        "Mei": "Seer",
        "Jack": "Werewolf",
        "Tess": "Villager",
    },
    centre="Villager",
    words=("thunderstorm", "toothbrush", "carousel"),
    options={"edition": "base"},
    day=(
        "Omar: Can I hold it? — no",
        "Tess: Is it a place? — no",
        "Jack: Is it a person? — no",
        "Kofi: Is it an event? — yes",
        "Ruth: Is it a wedding? — no",
        "Mei: Does it happen outside? — yes",
        "Jack: Is it a sport? — no",
        "Tess: Is it natural? — yes",
        "Omar: Is it dangerous? — yes",
        "Ruth: Is it an earthquake? — no",
        "Kofi: Is it a storm? — so-close",
        "Jack: Is it a hurricane? — no",
        "Tess: Is it a tornado? — no",
    ),
    ending=(
        ("Omar", "Ruth"),
        ("Ruth", "Omar"),
        ("Tess", "Jack"),
        ("Mei", "Ruth"),
        ("Jack", "Omar"),
        ("Kofi", "Jack"),
        ("Ines", "Kofi"),
        ("Kofi", "Ruth"),
    ),
)

BASE_12 = Sitting(
    "base-12",
    {
        "Alba": "Villager",
        "Ben": "Werewolf",
        "Chloe": "Villager",
        "Dmitri": "Villager",
        "Emma": "Seer",
        "Farid": "Villager",
        "Grace": "Werewolf",
        "Hugo": "Mayor",
        "Isla": "Villager",
        "Jonas": "Werewolf",
        "Kira": "Villager",
        "Luca": "Villager",
    },
    centre="Villager",
    words=("peanut butter", "escalator", "snowman"),
    options={"edition": "base"},
    day=(
        "Alba: Is it man-made? — yes",
        "Ben: Is it a machine? — no",
        "Chloe: Would I find it at home? — yes",
        "Dmitri: Is it in the kitchen? — yes",
        "Grace: Is it made of metal? — no",
        "Farid: Can I eat it?",
        "Isla: Is it sweet?",
        "Isla: Is it sweet or salty, can it be both?",
        "— yes",
        "— yes",
        "Jonas: Is it meat? — no",
        "Emma: Do you spread it? — yes",
        "Kira: Is it butter? — so-close",
        "Luca: Is it peanut butter? — correct",
    ),
    ending=(("Jonas", "Luca"), ("Ben", "Kira"), ("Grace", "Luca"), ("Grace", "Emma")),
)

DELUXE_18 = Sitting(
    "deluxe-18",
    {
        "Ada": "Villager",
        "Bruno": "Thing",
        "Carla": "Werewolf",
        "Dev": "Mason",
        "Edith": "Villager",
        "Finn": "Fortune Teller",
        "Gita": "Minion",
        "Hank": "Villager",
        "Ilse": "Mayor",
        "Jun": "Werewolf",
        "Karim": "Apprentice",
        "Lola": "Beholder",
        "Milo": "Villager",
        "Nadia": "Doppelgänger",
        "Otto": "Mason",
        "Paz": "Villager",
        "Quinn": "Werewolf",
        "Rosa": "Villager",
    },
    centre="Seer",
    words=("treasure map", "bagpipes", "igloo"),
    roles=SAMPLES[18],
    night=(("Nadia", "Finn"), ("Nadia", "read"), ("Bruno", "Carla")),
    day=(
        "Ada: Is it alive? — no",
        "Hank: Is it bigger than me? — no",
        "Carla: Is it electronic? — no",
        "Edith: Could I buy one today? — maybe",
        "Rosa: Is it old? — yes",
        "Paz: Is it in museums? — maybe",
        "Quinn: Is it jewellery? — no",
        "Jun: Is it a coin? — no",
        "— way-off",
        "Nadia: Is it made of paper? — yes",
        "Milo: Is it a book? — no",
        "Dev: Does it show you something? — yes",
        "Karim: Would a pirate want it? — yes",
        "Otto: Is it a map? — so-close",
        "Finn: Is it a treasure map? — correct",
    ),
    ending=(
        ("Carla", "Finn"),
        ("Jun", "Karim"),
        ("Quinn", "Dev"),
        ("Jun", "Milo"),
        ("Carla", "Ada"),
    ),
)

TWO_PLAYERS = Sitting(
    "two-players",
    {"Vera": "Werewolf", "Wim": "Villager"},
    centre="Seer",
    mayor="Wim",
    words=("pineapple", "kite", "snail"),
    roles={"Seer": 1, "Werewolf": 1},
    day=(
        "Vera: Is it food? — yes",
        "Vera: Is it sweet? — yes",
        "Vera: Does it grow on a tree? — no",
        "Vera: Is it yellow inside? — yes",
        "Vera: Is it a pineapple? — correct",
    ),
    ending=(("Vera", "Wim"),),
)

TWO_PLAYERS_NOT_FOUND = Sitting(
    "two-players-not-found",
    {"Vera": "Seer", "Wim": "Villager"},
    centre="Werewolf",
    mayor="Vera",
    words=("parachute", "candle", "goose"),
    roles={"Seer": 1, "Werewolf": 1},
    series=WerewordsSeries(last_mayor="Wim", used_words=("pineapple",), games=1),
    day=(
        "Wim: Is it an animal? — no",
        "Wim: Is it for sport? — maybe",
        "Wim: Does it fly? — yes",
        "Wim: Is it a balloon? — no",
    ),
    ending=(("Vera", "(extra card)"), ("Wim", "(extra card)"), ("Wim", "Vera")),
)

THREE_PLAYERS = Sitting(
    "three-players",
    {"Xenia": "Werewolf", "Yusuf": "Mayor", "Zoë": "Seer"},
    centre="Villager",
    words=("hammock", "trumpet", "penguin"),
    day=(
        "Xenia: Is it used indoors? — maybe",
        "Zoë: Do you lie on it? — yes",
        "Xenia: Is it a bed? — so-close",
        "Zoë: Is it outside in summer? — yes",
        "Xenia: Is it a deckchair? — no",
    ),
    ending=(("Xenia", "Yusuf"), ("Yusuf", "Zoë"), ("Zoë", "Xenia")),
)

SPEEDWORDS = Sitting(
    "speedwords",
    {
        "Amy": "Werewolf",
        "Bill": "Villager",
        "Cleo": "Seer",
        "Dan": "Villager",
        "Ella": "Mayor",
        "Fritz": "Werewolf",
        "Gwen": "Villager",
    },
    centre="Villager",
    words=("ice cream", "scarecrow", "trampoline"),
    options={"speedwords": True},
    night=(("Fritz", "0"), ("Amy", "6"), ("Fritz", "6")),
    day=(
        "Bill: Is it two things joined? — no",
        "Gwen: Is it food? — yes",
        "Dan: Is it cold? — yes",
        "Cleo: Is it eaten in summer? — yes",
        "Dan: Is it ice? — so-close",
        "Gwen: Ice-cream? — correct",
    ),
    ending=(("Amy", "Gwen"), ("Fritz", "Dan")),
)

WHOOPS_CORRECT = Sitting(
    "whoops-after-correct",
    {"Ivy": "Seer", "Joe": "Mayor", "Kay": "Werewolf", "Lou": "Villager", "Mona": "Villager"},
    centre="Villager",
    words=("bandana", "submarine", "acorn"),
    options={"edition": "base", "must_declare_guess": False},
    day=(
        "Lou: Can I wear it? — yes",
        "Mona: On my feet? — no",
        "Kay: Is it made of gold? — no",
        "Ivy: On my head? — yes",
        "Lou: Is it a banana? — correct",
    ),
    ending=(
        ("Kay", "Lou"),
        ("House", "(whoops)"),
        ("Ivy", "Kay"),
        ("Joe", "Kay"),
        ("Kay", "Ivy"),
        ("Lou", "Kay"),
        ("Mona", "Ivy"),
    ),
)

WHOOPS_LATE = Sitting(
    "whoops-after-time",
    {"Ivy": "Seer", "Joe": "Mayor", "Kay": "Werewolf", "Lou": "Villager", "Mona": "Villager"},
    centre="Villager",
    words=("submarine", "acorn", "bandana"),
    options={"edition": "base", "questions": "spoken"},
    day=("— yes to Lou", "— no to Mona", "— yes to Kay", "— maybe to Ivy", "— no to Lou"),
    ending=(("Kay", "Mona"), ("House", "(whoops)"), ("Kay", "Ivy")),
)

MAYOR_IN_CENTRE = Sitting(
    "mayor-card-in-the-centre",
    {"Nils": "Fortune Teller", "Olga": "Villager", "Pete": "Werewolf", "Rita": "Villager"},
    centre="Mayor",
    mayor="Nils",
    words=("Eiffel Tower", "goldfish", "umbrella"),
    series=WerewordsSeries(
        last_mayor="Rita",
        used_words=("volcano", "mirror"),
        unguessed_in_a_row=2,
        unguessed_in_all=2,
        games=2,
        score={"Pete": 2},
    ),
    day=(
        "Olga: Is it a place? — yes",
        "Rita: Is it in Europe? — yes",
        "Pete: Is it a country? — no",
        "Olga: Is it a tower? — so-close",
        "Rita: Is it the Leaning Tower of Pisa? — no",
        "Olga: is it the eiffel tower?? — correct",
    ),
    ending=(("Pete", "Rita"),),
)

# The Doppelgänger copies each role in turn

COPIES_VILLAGER = Sitting(
    "doppelganger-villager",
    {
        "Anouk": "Mayor",
        "Boris": "Doppelgänger",
        "Carmen": "Seer",
        "Dirk": "Villager",
        "Elif": "Werewolf",
    },
    centre="Villager",
    words=("elevator", "mosquito", "wallet"),
    night=(("Boris", "Dirk"), ("Boris", "read")),
    day=(
        "Dirk: Is it an object? — yes",
        "Elif: Can I carry it? — no",
        "Carmen: Is it in a tall building? — yes",
        "Boris: Is it an elevator? — correct",
    ),
    ending=(("Elif", "Boris"),),
)

COPIES_SEER = Sitting(
    "doppelganger-seer",
    {
        "Anouk": "Seer",
        "Boris": "Mayor",
        "Carmen": "Doppelgänger",
        "Dirk": "Villager",
        "Elif": "Werewolf",
        "Femke": "Beholder",
    },
    centre="Villager",
    words=("waterfall", "zipper", "dragon"),
    night=(("Carmen", "Anouk"), ("Carmen", "read")),
    day=(
        "Dirk: Is it natural? — yes",
        "Femke: Is it a mountain? — no",
        "Anouk: Is it wet? — yes",
        "Elif: Is it the sea? — no",
        "Carmen: Does it fall? — yes",
        "Dirk: Is it rain? — no",
        "Femke: A waterfall? — correct",
    ),
    ending=(("Elif", "Carmen"),),
)

COPIES_FORTUNE_TELLER = Sitting(
    "doppelganger-fortune-teller",
    {
        "Anouk": "Fortune Teller",
        "Boris": "Villager",
        "Carmen": "Mayor",
        "Dirk": "Werewolf",
        "Elif": "Doppelgänger",
        "Femke": "Villager",
    },
    centre="Villager",
    words=("fire engine", "lemon", "puppet"),
    night=(("Elif", "Anouk"), ("Elif", "read")),
    day=(
        "Boris: Is it a vehicle? — yes",
        "Femke: Does it fly? — no",
        "Anouk: Is it red? — yes",
        "Elif: Is it a fire truck? — so-close",
        "Dirk: Is it a bus? — no",
        "Boris: Is it a fire engine? — correct",
    ),
    ending=(("Dirk", "Boris"),),
)

COPIES_APPRENTICE = Sitting(
    "doppelganger-apprentice",
    {
        "Anouk": "Doppelgänger",
        "Boris": "Mayor",
        "Carmen": "Apprentice",
        "Dirk": "Villager",
        "Elif": "Werewolf",
        "Femke": "Villager",
    },
    centre="Seer",
    words=("snowball", "compass", "flamingo"),
    night=(("Anouk", "Carmen"), ("Anouk", "read")),
    day=(
        "Dirk: Is it heavy? — no",
        "Elif: Is it soft? — maybe",
        "Anouk: Is it cold? — yes",
        "Femke: Is it made by hand? — yes",
        "Carmen: Do you throw it? — yes",
        "Dirk: Is it a snowball? — correct",
    ),
    ending=(("Elif", "Dirk"),),
)

COPIES_MINION = Sitting(
    "doppelganger-minion",
    {
        "Anouk": "Minion",
        "Boris": "Villager",
        "Carmen": "Werewolf",
        "Dirk": "Mayor",
        "Elif": "Villager",
        "Femke": "Doppelgänger",
        "Goran": "Seer",
    },
    centre="Villager",
    words=("lullaby", "cactus", "anchor"),
    night=(("Femke", "Anouk"), ("Femke", "read")),
    day=(
        "Boris: Is it a thing? — maybe",
        "Anouk: Is it an animal? — no",
        "Elif: Can I touch it? — no",
        "Femke: Is it a feeling? — no",
        "Goran: Can I hear it? — yes",
        "Carmen: Is it thunder? — no",
    ),
    ending=(
        ("Boris", "Femke"),
        ("Elif", "Femke"),
        ("Goran", "Anouk"),
        ("Dirk", "Elif"),
        ("Anouk", "Elif"),
        ("Carmen", "Boris"),
        ("Femke", "Boris"),
        ("Dirk", "Femke"),
    ),
)

COPIES_BEHOLDER = Sitting(
    "doppelganger-beholder",
    {
        "Anouk": "Beholder",
        "Boris": "Fortune Teller",
        "Carmen": "Mayor",
        "Dirk": "Doppelgänger",
        "Elif": "Seer",
        "Femke": "Werewolf",
        "Goran": "Villager",
    },
    centre="Villager",
    words=("campfire", "notebook", "owl"),
    night=(("Dirk", "Anouk"), ("Dirk", "read")),
    day=(
        "Goran: Is it warm? — yes",
        "Femke: Is it clothing? — no",
        "Elif: Is it outdoors? — yes",
        "Boris: Is it a campfire? — correct",
    ),
    ending=(("Femke", "Anouk"),),
)

COPIES_WEREWOLF = Sitting(
    "doppelganger-werewolf",
    {
        "Anouk": "Minion",
        "Boris": "Seer",
        "Carmen": "Doppelgänger",
        "Dirk": "Villager",
        "Elif": "Mayor",
        "Femke": "Villager",
        "Goran": "Werewolf",
    },
    centre="Villager",
    words=("chess", "bakery", "skeleton"),
    night=(("Carmen", "Goran"), ("Carmen", "read")),
    day=(
        "Dirk: Is it a place? — no",
        "Carmen: Is it a sport? — maybe",
        "Femke: Do two people do it? — yes",
        "Goran: Is it tennis? — no",
        "Boris: Is it a board game? — yes",
        "Femke: Is it chess? — correct",
    ),
    ending=(("Goran", "Femke"), ("Carmen", "Boris")),
)

COPIES_MASON = Sitting(
    "doppelganger-mason",
    {
        "Anouk": "Villager",
        "Boris": "Mason",
        "Carmen": "Werewolf",
        "Dirk": "Seer",
        "Elif": "Mayor",
        "Femke": "Doppelgänger",
    },
    centre="Villager",
    words=("mermaid", "kettle", "glacier"),
    night=(("Femke", "Boris"), ("Femke", "read")),
    day=(
        "Anouk: Is it alive? — maybe",
        "Carmen: Is it a plant? — no",
        "Boris: Is it from a story? — yes",
        "Dirk: Does it live in water? — yes",
        "Femke: Is it a sea monster? — so-close",
        "Anouk: The Little Mermaid? — no",
    ),
    ending=(
        ("Anouk", "Dirk"),
        ("Boris", "Carmen"),
        ("Carmen", "Dirk"),
        ("Dirk", "Carmen"),
        ("Elif", "Dirk"),
        ("Femke", "Carmen"),
    ),
)

COPIES_THING = Sitting(
    "doppelganger-thing",
    {
        "Anouk": "Thing",
        "Boris": "Villager",
        "Carmen": "Seer",
        "Dirk": "Doppelgänger",
        "Elif": "Werewolf",
        "Femke": "Mayor",
    },
    centre="Villager",
    words=("hourglass", "rainbow", "tunnel"),
    night=(("Dirk", "Anouk"), ("Dirk", "Elif"), ("Anouk", "Boris")),
    day=(
        "Boris: Is it made of glass? — yes",
        "Elif: Do I drink from it? — no",
        "Anouk: Does it measure something? — yes",
        "Carmen: Has it got sand in it? — yes",
        "Dirk: An hourglass? — correct",
    ),
    ending=(("Elif", "Boris"),),
)

# Real cards: the seats are the cards, and the people are the House

REAL_CARDS = Sitting(
    "real-cards-9",
    {},
    centre="",
    mayor="Apprentice",
    seats=(
        "Doppelgänger",
        "Seer",
        "Apprentice",
        "Beholder",
        "Minion",
        "Werewolf 1",
        "Werewolf 2",
        "Villager 1",
        "Villager 2",
    ),
    roles={
        "Doppelgänger": 1,
        "Seer": 1,
        "Apprentice": 1,
        "Beholder": 1,
        "Minion": 1,
        "Werewolf": 2,
        "Villager": 2,
    },
    words=("toaster", "moustache", "desert island"),
    options={"cards": "real"},
    night=(
        ("Doppelgänger", "Villager 1"),
        ("Doppelgänger", "(back)"),
        ("Doppelgänger", "Beholder"),
    ),
    day=("— no", "— yes", "— yes", "— maybe", "— way-off", "— no", "— so-close", "— correct"),
    ending=(("Werewolf 1", "Villager 2"), ("Werewolf 2", "Beholder")),
)

SITTINGS = (
    BASE_4,
    BASE_7,
    BASE_12,
    DELUXE_18,
    TWO_PLAYERS,
    TWO_PLAYERS_NOT_FOUND,
    THREE_PLAYERS,
    SPEEDWORDS,
    WHOOPS_CORRECT,
    WHOOPS_LATE,
    MAYOR_IN_CENTRE,
    COPIES_VILLAGER,
    COPIES_SEER,
    COPIES_FORTUNE_TELLER,
    COPIES_APPRENTICE,
    COPIES_MINION,
    COPIES_BEHOLDER,
    COPIES_WEREWOLF,
    COPIES_MASON,
    COPIES_THING,
    REAL_CARDS,
)
