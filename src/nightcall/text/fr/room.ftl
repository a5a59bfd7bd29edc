# Les salons, et le serveur qui les tient.

## Entrer

room-refused-no-such-room = Il n’y a pas de salon { $code } ici. Regarde encore le code.
room-refused-room-locked = L’hôte a fermé ce salon. Demande qu’on t’ouvre.
room-refused-room-full = Ce salon est plein : { $most } personnes au plus.
room-refused-game-running = Une partie est en cours. Il faut attendre la fin ; regarder est toujours possible.
room-refused-name-empty = Écris d’abord un nom.
room-refused-name-too-long = Un nom peut avoir { $most } lettres au plus.
room-refused-name-unprintable = Il y a dans ce nom des signes qui ne s’affichent pas. Choisis-en un autre.
room-refused-name-taken = Quelqu’un s’appelle déjà { $name } ici. Choisis un autre nom.
room-refused-not-your-place = Cet appareil n’a plus de place ici. Assieds-toi de nouveau, ou demande à l’hôte.
room-refused-no-such-ticket = Ce ticket a déjà servi, ou il est trop vieux. Demandes-en un nouveau.
room-refused-too-many-tickets = Il y a trop de tickets inutilisés. Attends quelques minutes.
room-refused-too-many-devices = { $most } appareils sont déjà là, et c’est le maximum.
room-refused-place-is-here = { $name } est là avec son propre appareil, et peut seul déplacer sa place.
room-refused-place-is-taken = C’est la place où joue { $name }. Prends celle d’un bot, ou une place quittée pour de bon.
room-refused-room-broken = Ce salon a été joué avec d’autres règles que celles d’aujourd’hui et reste fermé. La partie est gardée.
room-refused-room-archived = Le salon { $code } n’a pas servi depuis longtemps et il est fermé. Qui y avait une place peut encore exporter ou supprimer ce qui en est gardé.
room-refused-hall-full = Il n’y a plus de salon libre sur ce serveur. Réessaie plus tard.

## Qui peut quoi

room-refused-only-watching = Tu regardes. Il faut être à la table pour cela.
room-refused-host-only = Seul l’hôte peut faire cela.
room-refused-host-is-here = L’hôte est { $name }, et se trouve ici.
room-refused-host-stays = On ne renvoie pas l’hôte. Transmets d’abord le salon.
room-refused-not-a-person = Il faut quelqu’un qui joue, pas un programme ni un spectateur.
room-refused-unknown-place = Personne n’occupe cette place.
room-refused-no-seat = Tu n’es pas dans cette partie.
room-refused-keeper-only = Seule la personne qui mène cette table peut faire cela.
room-refused-keeper-stays = Qui mène cette table en reste l’hôte. Pour passer la main, montre le code QR à l’appareil de l’autre.
room-refused-console-only = On ne distribue les cartes à la main qu’à une table menée par une personne.
room-refused-not-a-guest = { $name } n’est pas là comme invité, et peut seul changer cela.
room-refused-alone = Ce sera de nouveau possible quand le réseau sera revenu.
room-refused-went-on-here = Quelqu’un a continué à cette table sur un autre appareil.
room-refused-one-device = Cette table joue autour d’un seul appareil : personne ne s’y assoit avec un téléphone, et aucun bot non plus. Regarder reste toujours possible.
room-refused-seat-has-a-device = { $name } peut répondre sans toi. Noter la réponse quand même ?
room-refused-delete-needs-your-word = Cela supprime le salon et toutes les parties qui y ont été jouées, pour tout le monde et pour toujours. Confirme que tu le veux.

## Avant et pendant la partie

room-refused-unknown-game = Il n’y a pas de jeu nommé « { $game } ».
room-refused-bad-options = Ce jeu ne se règle pas ainsi : { $error }
room-refused-no-words-left = Il ne reste aucun mot qui aille avec ces réglages. Permettez-en davantage.
room-refused-no-game = Aucune partie n’est en cours.
room-refused-question-has-passed = Cette question est passée.
room-refused-entered-meanwhile = Une réponse est arrivée entre-temps. Regarde de nouveau ce qui en résulte.
room-refused-paused = La partie est en pause.
room-refused-nothing-to-undo = Il n’y a rien à reprendre.
room-refused-not-given-up = Aucune partie n’a été abandonnée ici.
room-refused-others-sit-here = Pour reprendre cette partie, asseyez-vous comme alors, sous les mêmes noms : { $names }.
room-refused-undo-needs-your-word = Quelqu’un a peut-être vu un secret depuis, et ne pourra pas l’oublier. Revenir en arrière quand même ? Tout le monde le saura.
room-refused-nothing-to-overrule = Ce jeton vient d’une personne, ou de personne. Seul celui d’un bot peut être changé.
room-refused-no-timer = Aucun chronomètre ne tourne que tu puisses prolonger.
room-refused-extension-too-long = Un chronomètre se prolonge de { $most } secondes au plus, et d’une au moins.
room-refused-no-such-card = Cette carte n’existe pas dans ce jeu : { $card }.
room-refused-card-count = Il peut y en avoir de 0 à { $most } de cette carte : { $card }.
room-refused-card-fills = { $card } : cette carte remplit les places qui restent. Son nombre suit de lui-même.
room-refused-patience-bounds = Attends de { $least } à { $most } secondes, ou 0 pour aussi longtemps qu’il faut.
room-refused-not-over = Le journal s’ouvre quand la partie est finie.

## D’où viennent les mots

room-words-no-such-list = Il n’y a pas de liste « { $name } » sur ce serveur, ou elle n’est plus publiée. Retire-la, ou regarde encore le code.
room-words-empty-list = La liste « { $name } » est vide.
room-words-other-language = La liste « { $name } » est dans une autre langue que les mots de cette table.
room-words-too-many-lists = Une table peut avoir { $most } listes au plus.
room-words-only-lists = Nos propres mots sont exclus, et aucune liste n’en a. Ajoute une liste, ou laisse entrer nos mots.
room-words-no-such-category = Il n’y a pas de sorte de mots appelée « { $name } ».
room-words-no-such-language = Il n’y a pas de mots en « { $name } ».
room-bots-raise-no-hands = Les bots ne lèvent pas de main que l’on puisse compter. Laisse chacun voter, ou renvoie les bots.

## Paroles à la table

room-refused-talk-is-off = L’hôte a coupé la parole à la table.
room-refused-be-silent = Pas maintenant : tu dois te taire.
room-refused-dead-are-silent = Les morts se taisent.
room-refused-no-such-saying = Cela ne peut pas se dire ainsi ici.
room-refused-talk-too-fast = Laisse parler les autres. Attends un instant.
room-refused-too-much-talk = { $most } paroles ont été dites dans cette partie, et c’est le maximum.

## Entre un appareil et le serveur

room-refused-bad-message = Nous ne connaissons pas ce message : { $error }
room-refused-bad-request = Nous ne connaissons pas cette demande.
room-refused-not-found = Il n’y a rien à cette adresse.
room-refused-too-large = C’est trop gros.
room-refused-too-fast = C’était trop rapide. Attends un instant.
room-refused-room-too-busy = Il se passe trop de choses dans ce salon. Attends un instant.
room-refused-too-many-tries = Trop d’essais depuis ton réseau. Attends une minute.
room-refused-too-many-connections = Trop d’appareils de ton réseau sont connectés : { $most } au plus. Fermes-en quelques-uns et réessaie.
room-refused-room-used-up = Cette table a tant vécu qu’elle est pleine. Finissez la partie et ouvrez-en une nouvelle.
room-refused-wrong-origin = Cette page appartient à un autre site, et ne peut pas parler pour toi.
room-refused-not-kept = Cela n’a pas pu être enregistré. Réessaie.
room-refused-our-fault = Cela a échoué, et c’est notre faute. Le salon est comme avant.

## Ce que tout le salon apprend

room-notice-undone = L’hôte est revenu en arrière.
room-notice-given-up = La partie est abandonnée.
room-notice-taken-up = La partie reprend, et attend que tout le monde soit prêt.
room-notice-extended = Le chronomètre gagne { $seconds } secondes.
room-notice-kicked = L’hôte a renvoyé { $name }.
room-notice-moved = { $name } joue maintenant sur un autre appareil.
room-notice-left = { $name } a quitté le salon.
room-notice-replaced = { $name } joue maintenant pour { $before }.
room-notice-host = { $name } a maintenant le rôle d’hôte.
room-notice-stand-in = Un bot joue maintenant pour { $name }.
room-notice-back = { $name } joue de nouveau.

## nightcall serve

room-no-client = Nightcall tourne. Cette version n’a pas de pages, connecte-toi avec un programme.
room-serve-ready = Nightcall tourne à l’adresse { $url }
room-serve-scan = Vise ceci avec un téléphone :
room-serve-stop = Ctrl-C l’arrête. Chaque salon est gardé dans { $data } et revient au prochain démarrage.
room-serve-stopped = Arrêté. Chaque salon est gardé.
room-serve-port-taken = Le port { $port } ne peut pas servir ({ $error }). Choisis-en un autre avec --port.
room-serve-data-bad = { $data } ne peut pas servir de dossier de données : { $error }
room-serve-language-bad = { $name } ne convient pas. Un service de langue demande une adresse (http ou https), un modèle et pour usage « unknown » ou « all ».

## nightcall backup

room-backup-done = { $file } est une copie complète et vérifiée. Salons : { $rooms }. Entrées : { $records }. Salons archivés : { $archived }.
room-backup-words = { $file } contient les listes de mots : { $lists }.
room-backup-nothing = Il n’y a pas de salon dans { $data }. Indique le dossier avec --data.
room-backup-exists = { $file } existe déjà et reste tel quel. Choisis un autre nom.
room-backup-failed = Aucune copie n’a pu être faite : { $error }
