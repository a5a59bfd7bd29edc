# Les listes de mots en ligne de commande. $value et $name sont ce que des gens ont écrit.

words-at-line = Ligne { $line } : { $what }

## Aide

words-help-words = Nos réserves de mots, et les listes que tu apportes à la table.
words-help-draw = Tirer des mots comme on les propose à un Maire.
words-help-forget = Laisser revenir les mots tirés avec --remember.
words-help-stats = Compter les mots de chaque réserve, par niveau et par catégorie.
words-help-check = Chercher dans un fichier ou une réserve les doublons, les entrées grossières ou introuvables et les niveaux mal répartis.
words-help-list = Montrer tes listes sur cette machine.
words-help-show = Montrer les entrées d’une liste. NOM est son nom, son identifiant ou son code.
words-help-new = Créer une liste, avec des entrées si tu en donnes.
words-help-edit = Ajouter, enlever ou remplacer des entrées d’une liste, ou la renommer.
words-help-import = Reprendre une liste en texte, CSV ou JSON. Rien n’est gardé si une ligne est fausse.
words-help-export = Écrire une liste en texte, CSV ou JSON, dans FICHIER ou à l’écran.
words-help-publish = Laisser d’autres tables trouver une liste par son nom et par un code.
words-help-unpublish = Cacher de nouveau une de tes listes publiées.
words-help-withdraw = Cacher n’importe quelle liste publiée. Pour qui s’occupe du serveur.
words-help-drop = Retirer une liste de l’étagère pour de bon.
words-help-find = Trouver des listes publiées, par code ou par un bout de leur nom.
words-help-report = Signaler une liste publiée.
words-help-reports = Montrer ce qui a été signalé d’une liste. Pour qui s’occupe du serveur.

words-option-store = Le fichier qui contient les listes (ou règle NIGHTCALL_WORDS).
words-option-levels = Niveau d’une proposition ; plusieurs fois pour plusieurs propositions.
words-option-level = Niveau des entrées ajoutées ou remplacées.
words-option-count = Combien de propositions, en parcourant les niveaux.
words-option-categories = Catégorie ; plusieurs fois pour les réunir. Toutes, si tu n’en donnes pas. « none » écarte nos propres mots.
words-option-lists = Une liste à réunir avec nos propres mots : nom, identifiant ou code.
words-option-proper = Avec les noms propres, titres, marques et lieux, ou sans.
words-option-language = Langue, par ses deux lettres.
words-option-chosen = Langue, par ses deux lettres ; toutes, si tu n’en donnes pas.
words-option-remember = Sauter les mots déjà tirés ainsi, et noter ceux-ci.
words-option-host = De qui sont les soirées, si plusieurs hôtes partagent cette machine.
words-option-as-json = Écrire en JSON.
words-option-language-of-bank = Vérifier notre propre réserve de cette langue.
words-option-form = Le type du fichier ; sinon, d’après sa terminaison.
words-option-strict = Échouer aussi sur les simples remarques.
words-option-everything = Toutes les listes de cette machine, pas seulement les tiennes.
words-option-estimate = Estimer le niveau des entrées qui n’en ont pas.
words-option-added = Une entrée à ajouter.
words-option-removed = Une entrée à enlever.
words-option-replaced = Une entrée, et ce qui prend sa place.
words-option-rename = Un nouveau nom pour la liste.
words-option-name = Nom de la nouvelle liste ; sinon, celui du fichier.
words-option-into = Ajouter à cette liste à toi.
words-option-yes = Ne pas demander.
words-option-reason = Pourquoi.
words-option-note = Ce qu’il faut regarder.
words-option-reporter = Qui signale ; un signalement compte par personne.
words-option-with-levels = Donner un niveau estimé aux entrées qui n’en ont pas.

## Ce qui s’est passé

words-fewer = { $count ->
    [0] Il n’y a aucun mot de ce genre.
    [one] Il n’y a qu’un mot de ce genre ; { $wanted } étaient demandés.
   *[other] Il n’y a que { $count } mots de ce genre ; { $wanted } étaient demandés.
}
words-forgotten = { $count ->
    [0] Rien n’était noté.
    [one] Un mot peut revenir.
   *[other] { $count } mots peuvent revenir.
}
words-stats-language = { words-language } ({ $count ->
    [one] { $count } mot
   *[other] { $count } mots
})
words-language = { $language ->
    [en] Anglais
    [de] Allemand
    [fr] Français
    [es] Espagnol
    [it] Italien
   *[other] { $language }
}
words-no-lists = Tu n’as pas de liste ici. Crées-en une avec « nightcall words new ».
words-list-head = { $name } ({ $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
})
words-row = { $handle }  { $code }  { $language }  { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}{ $reports ->
    [0] {""}
    [one] , signalée une fois
   *[other] , signalée { $reports } fois
}  { $name }
words-unlisted = ------
words-about = environ { $level }
words-made = « { $name } » est créée, { $count ->
    [0] encore sans entrées
    [one] avec une entrée
   *[other] avec { $count } entrées
}. Son identifiant est { $handle }.
words-edited = « { $name } » a maintenant { $count ->
    [0] zéro entrée
    [one] une entrée
   *[other] { $count } entrées
}.
words-imported = Dans « { $name } » ({ $handle }) : { $count ->
    [one] { $count } entrée ajoutée
   *[other] { $count } entrées ajoutées
}.
words-exported = Dans { $file } : { $count ->
    [one] { $count } entrée écrite
   *[other] { $count } entrées écrites
}.
words-published = « { $name } » est publiée. Son code est { $code }.
words-unpublished = « { $name } » n’est de nouveau qu’à toi.
words-withdrawn = { $code } n’est plus publiée.
words-drop-sure = Retirer « { $name } » de l’étagère pour de bon, avec { $count ->
    [one] { $count } entrée
   *[other] ses { $count } entrées
} ?
words-dropped = « { $name } » n’est plus là.
words-none-found = Aucune liste publiée n’a « { $text } » dans son nom, ni comme code.
words-reported = Signalé. { $code } a maintenant { $count ->
    [one] { $count } signalement
   *[other] { $count } signalements
}.

words-reports = { $count ->
    [0] Rien n’a été signalé.
    [one] Un signalement :
   *[other] { $count } signalements :
}

## Ce que trouve une vérification

words-check-one = Nomme un fichier à vérifier, ou une réserve avec --bank ; pas les deux.
words-check-estimated = Niveaux estimés : facile { $easy }, moyen { $medium }, difficile { $hard }, délirant { $ridiculous }.
words-check-duplicate = « { $value } » est déjà dans la liste.
words-check-near-duplicate = « { $value } » est presque une autre entrée : un pluriel, ou une autre graphie.
words-check-offensive = « { $value } » contient un terme injurieux.
words-check-address = « { $value } » est une adresse, pas un mot.
words-check-no-word = « { $value } » n’a pas de lettres à deviner.
words-check-too-short = « { $value } » est trop court pour être deviné.
words-check-too-wordy = « { $value } » est trop long pour être deviné mot à mot.
words-check-level-missing = Aucune entrée n’est de niveau { $value } : une table qui y joue n’en aura pas.
words-check-lopsided = Plus de sept entrées sur dix sont de niveau { $value }.
words-checked = { $entries ->
    [one] { $entries } entrée vérifiée
   *[other] { $entries } entrées vérifiées
} : { $problems ->
    [0] rien à signaler
    [one] une chose à regarder
   *[other] { $problems } choses à regarder
}, { $serious ->
    [0] rien de grave
    [one] dont une grave
   *[other] dont { $serious } graves
}.

## Ce qui est refusé

words-refused-too-many-columns = Il y a { $value } colonnes ; il peut y en avoir cinq : text, level, categories, proper, spellings.
words-refused-unknown-level = « { $value } » n’est pas un niveau. Les niveaux sont easy, medium, hard et ridiculous.
words-refused-unknown-category = « { $value } » n’est pas une catégorie. Les catégories sont activities, animals, body-health, books, brands, clothes, film-tv, food-drink, games, history-myth, holidays, home, ideas, jobs, music-art, nature, objects, people, places, science, sport, travel.
words-refused-unknown-proper = « { $value } » ne dit rien des noms propres : écris p pour un nom propre (true en JSON), ou laisse vide.
words-refused-unknown-verdict = « { $value } » n’est pas un verdict.
words-refused-unknown-column = « { $value } » n’est pas une colonne. Les colonnes sont text, level, categories, proper et spellings.
words-refused-unknown-format = « { $value } » n’est pas un format. Les formats sont text, csv et json.
words-refused-unknown-language = « { $value } » n’est pas une langue. Donne ses deux lettres, par exemple fr.
words-refused-unknown-reason = « { $value } » n’est pas une raison. Les raisons sont offensive, private, copied, spam et other.
words-refused-direction = Il y a là { $value }, un caractère caché qui inverse le sens du texte.
words-refused-control = Il y a là { $value }, un caractère invisible.
words-refused-marks = Une lettre y porte trop d’accents.
words-refused-reserved = Une entrée ne peut contenir ni tabulation ni le caractère |.
words-refused-no-letters = « { $value } » n’a ni lettres ni chiffres.
words-refused-hash = « { $value } » commence par #, ce qui fait d’une ligne un commentaire.
words-refused-too-long = « { $value } … » est trop long : 80 caractères au plus.
words-refused-too-many-spellings = « { $value } » a trop de graphies : douze au plus.
words-refused-too-many-entries = La liste est trop longue : { $value } entrées au plus.
words-refused-repeated = « { $value } » est déjà dans la liste.
words-refused-empty = Il n’y a pas d’entrées dedans.
words-refused-too-large = Le fichier est trop gros : { $value } Mo au plus.
words-refused-utf-16 = Le fichier est enregistré en UTF-16. Enregistre-le en UTF-8 et réessaie.
words-refused-not-utf-8 = L’octet { $value } n’est pas de l’UTF-8. Enregistre le fichier en UTF-8 et réessaie.
words-refused-formula = « { $value } » ressemble à une formule. Une cellule ne doit pas commencer par =, +, - ou @.
words-refused-broken-csv = Ceci n’est pas du CSV : un guillemet manque, ou une cellule n’a pas de fin.
words-refused-broken-json = Ceci n’est pas du JSON.
words-refused-no-words = Il n’y a pas de liste de mots dedans : donne une liste, ou un objet avec « words ».
words-refused-no-text = Une entrée doit être un texte, ou un objet avec « text ».
words-refused-not-a-list = Catégories et graphies doivent être des listes de textes.
words-refused-offensive = « { $value } » contient un terme injurieux, la liste ne peut donc pas être publiée.
words-refused-no-such-entry = « { $value } » n’est pas dans la liste.
words-refused-no-such-list = Il n’y a pas de liste « { $value } ».
words-refused-two-lists = Deux de tes listes s’appellent « { $value } ». Désigne-la par son identifiant.
words-refused-not-the-owner = « { $value } » n’est pas à toi, tu ne peux pas la changer.
words-refused-withdrawn = La personne qui s’occupe de ce serveur a retiré « { $value } ». Change la liste avant de la publier de nouveau.
words-refused-shelf-full = Ce serveur n’a plus de place pour les listes. Raccourcis une liste, ou demande à qui s’occupe du serveur.
words-refused-no-bank = Il n’y a pas de mots en « { $value } ». « nightcall words stats » montre les langues.
words-refused-name-no-letters = Une liste a besoin d’un nom avec des lettres ou des chiffres.
words-refused-name-too-long = Le nom est trop long : 60 caractères au plus.
words-refused-name-direction = Le nom contient { $value }, un caractère caché qui inverse le sens du texte.
words-refused-name-control = Le nom contient { $value }, un caractère invisible.
words-refused-name-marks = Une lettre du nom porte trop d’accents.
words-refused-name-reserved = Un nom ne peut contenir ni tabulation ni le caractère |.
words-refused-name-hash = Un nom ne peut pas commencer par #.
words-refused-cannot-open = { $value } ne s’ouvre pas : vérifie que le dossier existe et qu’on peut y écrire.
words-refused-not-a-shelf = { $value } contient autre chose que des listes de mots. Choisis un autre fichier avec --store.
words-refused-newer-shelf = { $value } vient d’un Nightcall plus récent. Mets celui-ci à jour pour le lire.
words-refused-keys-unreadable = Les clés de tes listes dans { $value } ne se lisent pas.
words-refused-store = Les listes n’ont pas pu être lues ou écrites : { $value }.
words-refused-file = Le fichier n’a pas pu être lu ou écrit ({ $value }).

## Niveaux et catégories

words-name-easy = facile
words-name-medium = moyen
words-name-hard = difficile
words-name-ridiculous = délirant
words-name-activities = activités
words-name-animals = animaux
words-name-body-health = corps et santé
words-name-books = livres
words-name-brands = marques
words-name-clothes = vêtements
words-name-film-tv = cinéma et télé
words-name-food-drink = manger et boire
words-name-games = jeux
words-name-history-myth = histoire et légendes
words-name-holidays = fêtes
words-name-home = maison
words-name-ideas = idées
words-name-jobs = métiers
words-name-music-art = musique et art
words-name-nature = nature
words-name-objects = objets
words-name-people = gens
words-name-places = lieux
words-name-science = science
words-name-sport = sport
words-name-travel = voyages
words-name-proper = noms propres
words-name-spellings = avec d’autres graphies
