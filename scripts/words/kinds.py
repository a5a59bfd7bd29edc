"""From WordNet's hypernyms to our categories: a list of roots, the most telling first."""

from scripts.words.wordnet import WordNet

# Each root is a noun and the rank of its sense; a word below it gets the categories.
ROOTS = (
    ("deity.1", "history-myth"),
    ("mythical_being.1", "history-myth"),
    ("imaginary_being.1", "history-myth"),
    ("fictional_character.1", "books"),
    ("worker.1", "jobs"),
    ("professional.1", "jobs"),
    ("skilled_worker.1", "jobs"),
    ("performer.1", "jobs music-art"),
    ("athlete.1", "sport people"),
    ("musician.1", "music-art people"),
    ("composer.1", "music-art people"),
    ("painter.1", "music-art people"),
    ("writer.1", "books people"),
    ("scientist.1", "science people"),
    ("ruler.1", "history-myth people"),
    ("nobleman.1", "history-myth people"),
    ("leader.1", "people jobs"),
    ("relative.1", "people"),
    ("person.1", "people"),
    ("social_group.1", "people"),
    ("animal.1", "animals"),
    ("fruit.1", "food-drink nature"),
    ("edible_fruit.1", "food-drink"),
    ("vegetable.1", "food-drink"),
    ("herb.2", "food-drink"),
    ("beverage.1", "food-drink"),
    ("food.1", "food-drink"),
    ("food.2", "food-drink"),
    ("plant.2", "nature"),
    ("plant_part.1", "nature"),
    ("fungus.1", "nature"),
    ("body_part.1", "body-health"),
    ("body_covering.1", "body-health"),
    ("bodily_fluid.1", "body-health"),
    ("ill_health.1", "body-health"),
    ("symptom.1", "body-health"),
    ("medicine.2", "body-health"),
    ("medical_procedure.1", "body-health"),
    ("cosmetic.1", "body-health home"),
    ("clothing.1", "clothes"),
    ("footwear.1", "clothes"),
    ("footwear.2", "clothes"),
    ("headdress.1", "clothes"),
    ("jewelry.1", "clothes"),
    ("fabric.1", "clothes"),
    ("garment.1", "clothes"),
    ("musical_instrument.1", "music-art"),
    ("music.1", "music-art"),
    ("musical_composition.1", "music-art"),
    ("dance.1", "music-art activities"),
    ("dancing.1", "music-art activities"),
    ("art.1", "music-art"),
    ("picture.2", "music-art"),
    ("sculpture.1", "music-art"),
    ("show.1", "film-tv"),
    ("show.3", "film-tv"),
    ("movie.1", "film-tv"),
    ("broadcast.2", "film-tv"),
    ("book.1", "books"),
    ("literary_composition.1", "books"),
    ("writing.2", "books"),
    ("holiday.1", "holidays"),
    ("holiday.2", "holidays"),
    ("religious_holiday.1", "holidays"),
    ("toy.1", "games"),
    ("plaything.1", "games"),
    ("game_equipment.1", "games sport"),
    ("card_game.1", "games"),
    ("board_game.1", "games"),
    ("parlor_game.1", "games"),
    ("child's_game.1", "games"),
    ("sports_equipment.1", "sport"),
    ("athletic_game.1", "sport"),
    ("sport.1", "sport"),
    ("contest.1", "sport"),
    ("game.1", "games"),
    ("weapon.1", "objects"),
    ("war.1", "history-myth"),
    ("battle.1", "history-myth"),
    ("vehicle.1", "travel"),
    ("travel.1", "travel activities"),
    ("way.6", "travel places"),
    ("furniture.1", "home"),
    ("furnishing.2", "home"),
    ("home_appliance.1", "home"),
    ("kitchen_utensil.1", "home food-drink"),
    ("cookware.1", "home"),
    ("tableware.1", "home food-drink"),
    ("crockery.1", "home"),
    ("room.1", "home places"),
    ("housing.1", "places home"),
    ("facility.1", "places"),
    ("building.1", "places"),
    ("structure.1", "places"),
    ("computer.1", "science objects"),
    ("scientific_instrument.1", "science"),
    ("celestial_body.1", "science nature"),
    ("chemical_element.1", "science"),
    ("chemical.1", "science"),
    ("unit_of_measurement.1", "science"),
    ("discipline.1", "science"),
    ("mathematical_statement.1", "science"),
    ("shape.2", "science"),
    ("weather.1", "nature"),
    ("atmospheric_phenomenon.1", "nature"),
    ("geological_formation.1", "nature places"),
    ("body_of_water.1", "nature places"),
    ("land.4", "nature places"),
    ("natural_object.1", "nature"),
    ("natural_phenomenon.1", "nature science"),
    ("rock.2", "nature"),
    ("location.1", "places"),
    ("region.3", "places"),
    ("institution.1", "places"),
    ("occupation.1", "jobs"),
    ("device.1", "objects"),
    ("instrumentality.3", "objects"),
    ("artifact.1", "objects"),
    ("material.1", "objects science"),
    ("substance.1", "science"),
    ("act.2", "activities"),
)

FILES = {
    3: "ideas", 4: "activities", 5: "animals", 6: "objects", 7: "ideas", 8: "body-health",
    9: "ideas", 10: "ideas", 11: "ideas", 12: "ideas", 13: "food-drink", 14: "ideas",
    15: "places", 16: "ideas", 17: "nature", 18: "people", 19: "nature", 20: "nature",
    21: "ideas", 22: "science", 23: "science", 24: "ideas", 25: "ideas", 26: "ideas",
    27: "science", 28: "ideas",
}  # fmt: skip

# Lexicographer files whose words one can see or touch.
CONCRETE = frozenset({5, 6, 8, 13, 17, 18, 20, 27})

AT_HOME = frozenset({
    "kitchen", "house", "home", "bathroom", "bedroom", "living room", "cupboard", "pantry",
    "drawer", "refrigerator", "closet", "attic", "basement", "garage", "desk", "your house",
    "at home",
})  # fmt: skip


class Kinds:
    """Answers which categories a synset belongs to."""

    def __init__(self, wordnet: WordNet) -> None:
        self.wordnet = wordnet
        self.roots: dict[str, tuple[int, list[str]]] = {}
        for order, (name, categories) in enumerate(ROOTS):
            try:
                number = wordnet.find(name)
            except (KeyError, StopIteration):
                raise ValueError(f"WordNet has no noun sense {name}") from None
            self.roots.setdefault(number, (order, categories.split()))

    def categories(self, number: str, places: set[str], *, is_food: bool) -> list[str]:
        """At most three categories, the best one first."""
        met = [self.roots[up] for up in self.wordnet.ancestors(number) if up in self.roots]
        found: list[str] = []
        for _, categories in sorted(met)[:1]:
            found += categories
        synset = self.wordnet.synsets[number]
        file = synset.file
        if synset.is_instance and "jobs" in found:
            found = ["people", *(kind for kind in found if kind not in ("jobs", "people"))]
        if not found or file == 8:
            found = [FILES[file]]
        if file == 20 and is_food:
            found = ["food-drink", "nature"]
        if file == 6 and len(places & AT_HOME) >= 1 and found[0] in ("objects", "food-drink"):
            found = ["home", *found]
        return list(dict.fromkeys(found))[:3]
