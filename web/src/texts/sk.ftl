# Vlastné slová klienta. Čo hovorí hra (ťahy, udalosti, karty), je v textoch hry.

title = Pentarchy: päť hier o kráľoch a kráľovstvách
navigation = Stránky
home = Úvod
puzzles = Hádanky
my-games = Moje hry
settings = Nastavenia
about = O projekte
skip = Prejsť na obsah
skip-to-choices = Prejsť na možnosti
language = Jazyk
close = Zavrieť
back = Späť
loading = Okamih…
try-again = Skúsiť znova
page-failed = Túto stránku sa nepodarilo načítať.
no-rules = K tejto hre nie sú spísané pravidlá.
no-such-page = Taká stránka tu nie je.
unreachable = Server neodpovedá. Beží?

hero = Päť hier o kráľoch a kráľovstvách
hero-line = S priateľmi alebo proti botom, priamo v prehliadači. Nechýba žiadne pravidlo, a keď sa niečo nedá, dozvieš sa prečo.
go-on = Pokračovať v hre
games = Vyber si hru
a-game = Hra
seats-from-to = { $most ->
    [one] { $fewest } až { $most } hráč
    [few] { $fewest } až { $most } hráči
   *[other] { $fewest } až { $most } hráčov
}
minutes = asi { $count } min
play-now = Hrať hneď
new-table = Pripraviť stôl
join = Pridať sa k priateľom
join-line = Vlož odkaz alebo kód, ktorý ti niekto poslal.
link-or-code = Odkaz alebo kód
join-button = K stolu
code-no-such-table = Na hráčov nečaká žiadny stôl s týmto kódom.
code-conflict = Tento kód má viac stolov: popros o odkaz.
code-too-many = Priveľa pokusov. Chvíľu počkaj.
lobby = Otvorené stoly
lobby-empty = Práve teraz nie je pri žiadnom verejnom stole voľno. Priprav vlastný stôl, aby ho ostatní mohli nájsť.
free-seats = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
   *[other] { $count } voľných miest
}
unofficial = Neoficiálny projekt ľudí, ktorí majú tieto hry radi: vlastné slová aj kresby, bez spojenia s vydavateľmi.
guest = Hosť
bot-names = Agáta, Boris, Cecília, Dorián, Edita

running = beží
finished = dohrané
forget = Zabudnúť
running-games = Rozohrané hry
no-games = Pri žiadnom stole nesedíš.
replays = Záznamy
no-replays = Dohrané hry nájdeš tu a môžeš si ich znova pozrieť.
open-record = Otvoriť záznam
open-record-line = Súbor uložený z nejakej hry, odtiaľto alebo z terminálu.
bad-record = Tento súbor nie je záznam hry.

who-plays = Kto hrá?
how-many = Počet hráčov
who-me = ja
who-bot = bot
who-friend = priateľ s odkazom
who-here = niekto pri tomto zariadení
friend-line = sadne si pomocou odkazu, ktorý dostaneš
hot-seat-line = Zariadenie si budete podávať; čo je tajné, zostane medzitým skryté.
seat-number = Hráč { $number }
level = Sila
level-random = náhodne
level-greedy = jednoduchý bot
level-squire = panoš (ľahký)
level-knight = rytier (stredný)
level-baron = barón (dobrý)
level-duke = vojvoda (silný)
level-sovereign = panovník (najsilnejší)
rank-random = Náhodný hráč
rank-greedy = Jednoduchý bot
rank-squire = Panoš
rank-knight = Rytier
rank-baron = Barón
rank-duke = Vojvoda
rank-sovereign = Panovník
name = Meno
options = Možnosti
variant = Spôsob hry
all-options = Všetky možnosti
around = Nastavenie stola
table-title = Názov stola
clock = Hodiny
clock-none = bez hodín
clock-decision = { $seconds ->
    [one] { $seconds } sekunda na každé rozhodnutie
    [few] { $seconds } sekundy na každé rozhodnutie
   *[other] { $seconds } sekúnd na každé rozhodnutie
}
clock-game = { $minutes ->
    [one] { $minutes } minúta pre každého na celú hru
    [few] { $minutes } minúty pre každého na celú hru
   *[other] { $minutes } minút pre každého na celú hru
}
clock-days = { $days ->
    [one] { $days } deň na ťah
    [few] { $days } dni na ťah
   *[other] { $days } dní na ťah
}
public-table = Stôl môže nájsť hocikto
let-watch = Ostatní sa môžu pozerať
make-table = Vytvoriť stôl

no-such-table = Taký stôl tu nie je.
banned = Správca servera ti tu nedovoľuje hrať.
old-rules = Hra podľa starších pravidiel
old-rules-line = Táto hra sa hrá podľa verzie { $version } svojich pravidiel a tento server má už len novšie. Nedá sa tu dohrať ani zobraziť.
old-rules-wait = Táto hra sa hrá podľa verzie { $version } svojich pravidiel, ktorú tento server práve nemá. Skús to neskôr.
old-rules-seed = Semienko jej náhody, zapečatené pred prvým ťahom:
table-closed = Tento stôl pre teba nie je otvorený.
at-the-table = Pri stole
you = ty
seat-free = voľné
sit-down = Sadnúť si
waiting-for = { $count ->
    [0] Všetci sú tu.
    [one] Čaká sa ešte na { $count } hráča.
    [few] Čaká sa ešte na { $count } hráčov.
   *[other] Čaká sa ešte na { $count } hráčov.
}
start = Začať
start-with-bots = Začať s botmi na voľných miestach
invite = Pozvať priateľov
share-line = Kto otvorí tento odkaz, dostane sa k stolu.
only-here = Tento odkaz sa dá otvoriť len na tomto počítači; priatelia v tej istej sieti môžu prísť, keď sa server spustí s prepínačom { $switch }.
link = Odkaz
code-line = Alebo im povedz kód:
copy = Kopírovať odkaz
copied = Skopírované
send = Poslať
qr = Odkaz ako QR kód

your-turn = Si na ťahu
choose-lit = Vyber z toho, čo svieti.
their-turn = Práve sa rozhoduje
not-your-turn = Teraz nie je o čom rozhodovať.
since-your-turn = { $count ->
    [one] { $count } udalosť od tvojho posledného ťahu
    [few] { $count } udalosti od tvojho posledného ťahu
   *[other] { $count } udalostí od tvojho posledného ťahu
}
no-such-move = To sa teraz nedá.
no-hint = Žiadny bot nemal čas zamyslieť sa. Skús to znova.
narrowed = { $count ->
    [one] { $count } možnosť z { $all }
    [few] { $count } možnosti z { $all }
   *[other] { $count } možností z { $all }
}
show-all = Ukázať všetky
show-choices = { $count ->
    [one] { $count } možnosť
    [few] { $count } možnosti
   *[other] { $count } možností
}
hide-choices = Skryť
group-count = { $count ->
    [0] žiadne
   *[other] { $count } naraz
}
confirm = Potvrdiť
ask-confirm = Pýtať sa pred každým ťahom
hint = Poradiť
thinking = Premýšľa…
advice = { $bot } by volil: { $move }
undo = Vziať späť
watching = Sleduješ túto hru.
rules = Pravidlá
search-rules = Hľadať v pravidlách
nothing-found = Nič sa nenašlo.
share = Zdieľať tento stôl
menu = Stôl a nastavenia
speed = Tempo ťahov ostatných
speed-none = vypnuté
speed-fast = rýchlo
speed-normal = normálne
speed-slow = pomaly
sound = Zvuky
propose-undo = Požiadať o vrátenie ďalších ťahov
propose-draw = Ponúknuť remízu
propose-abort = Navrhnúť koniec hry
propose-free = Prenechať miesto hráča { $player } niekomu inému
propose-stand-in = Nech za hráča { $player } hrá bot
not-stalled = Ešte chvíľu počkaj: hlasovať sa dá, až keď sa na niekoho čaká dve minúty.
leave-seat = Uvoľniť miesto
leave = Odísť od stola
leave-title = Odísť od stola?
leave-meant = Hrať za teba bude bot a miesto na teba počká: vrátiť sa môžeš kedykoľvek.
resign = Vzdať sa
resign-title = Vzdať sa?
resign-of-two = Hra sa skončí a vyhrá súper.
resign-of-many = Za teba dohrá bot. Ty sa budeš pozerať a skončíš na poslednom mieste.
resign-alone = Hra sa skončí.
play-on = Hrať ďalej
download-record = Uložiť záznam
commitment = Diel náhody, ktorý dodáva server, bol určený skôr, než si ktokoľvek sadol k stolu; jeho pečať je
reconnecting = Spojenie sa prerušilo. Obnovuje sa; nič sa nestratilo.
bot-keeps-seat = Teraz za teba hrá bot.
you-left = Hra teraz beží bez teba; miesto na teba čaká.
you-gave-up = Hra sa pre teba skončila vzdaním. Sleduješ, ako hrajú ostatní.
take-back = Vziať si miesto späť
proposes-undo = { $player } žiada o vrátenie ťahu.
proposes-draw = { $player } ponúka remízu.
proposes-abort = { $player } navrhuje hru ukončiť.
proposes-rematch = { $player } chce hrať znova.
proposes-free = { $player } navrhuje prenechať miesto hráča { $about } niekomu inému.
proposes-stand-in = { $player } navrhuje, aby za hráča { $about } hral bot.
answers-yes = { $player } súhlasí.
answers-no = { $player } nesúhlasí.
answers-against = { $player } nesúhlasí.
agree = Súhlasím
disagree = Nie
hand-over = Podaj zariadenie hráčovi { $player }
hand-over-line = Nikto iný by sa teraz nemal pozerať.
i-am = Som { $player }
resigned = vzdané
has-left = mimo hry
kept-warm = zastupuje bot
away = preč
points = body
points-of = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
}
tab-log = Priebeh
tab-scores = Body
tab-chat = Chat
new-messages = { $count ->
    [one] { $count } nová správa
    [few] { $count } nové správy
   *[other] { $count } nových správ
}
log-start = Hra sa začína.
log-sit = { $player } si sadá k stolu.
log-leave = { $player } odchádza od stola.
log-free = Miesto hráča { $player } je voľné.
log-kick = Správca odobral miesto hráčovi { $player }.
log-warm = Za hráča { $player } hrá bot.
log-back = { $player } je späť.
log-resign = { $player } sa vzdáva.
log-end = Hra sa skončila.
log-rematch = Odveta je pripravená.
log-draw = Náhoda je určená bez dielu týchto hráčov: { $players }.
log-undo = { $player } berie ťah späť.
earlier = Predtým ešte { $count }
chat-empty = Zatiaľ nikto nič nepovedal.
message = Správa
part = Časť
total = Spolu
scores-now = Keby sa hra skončila teraz. Otáznik zastupuje to, čo si ostatní nechávajú pre seba.
more-about-table = Balíčky a zatiaľ nevidené karty

the-board = Hrací plán
own-area = Tvoja oblasť
opponents = Súperi
sheets = Panely
sheet-own = Moje
sheet-others = Súperi
sheet-side = Priebeh
side = Priebeh, body a chat
rail = Okolo stola
site-menu = Ponuka stránok
zoom-in = Priblížiť
zoom-out = Oddialiť
zoom-reset = Ukázať všetko
missing = Chýba:
rule-of-it = Pravidlo
refused-lost = Neodoslané: spojenie je prerušené. Keď sa obnoví, vyber znova.
refused-muted = Správca servera ti nedovoľuje písať správy.
refused-cannot-undo = Nie je čo vziať späť: po tvojom ťahu zasiahla náhoda, niečo sa odhalilo alebo ťahal iný hráč.
refused-too-many = Priveľa naraz. Chvíľu počkaj a skús to znova.
refused-other = Server to neprijal. Nič sa nezmenilo.
skip-telling = Preskočiť
show-again = Ukázať na pláne
thinks-for = { $count ->
    [one] rozmýšľa { $count } sekundu
    [few] rozmýšľa { $count } sekundy
   *[other] rozmýšľa { $count } sekúnd
}
thinks-left = { $count ->
    [one] zostáva najviac { $count } sekunda
    [few] zostávajú najviac { $count } sekundy
   *[other] zostáva najviac { $count } sekúnd
}
see-board = Zobraziť plán
see-result = Zobraziť výsledok
share-result = Zdieľať
quiet = Celá obrazovka
motion = Pohyb
motion-auto = podľa zariadenia
motion-none = nič sa nehýbe
auto-decline = Automaticky odmietať obchody, ktoré nemôžem uzavrieť
celebrate = Osláviť víťaza
contrast = Vyšší kontrast
colour-blind = Farby pre farboslepých
left-handed = Pre ľavákov: panely vľavo
notices-offer = Táto hra môže chvíľu trvať. Máme ti dať vedieť, keď budeš na ťahu?
notices-yes = Áno, dajte mi vedieť
notices-no = Nie, ďakujem
notices-are-on = Dáme ti vedieť, keď budeš na ťahu, aj keď túto stránku zavrieš.
notices-off = Vypnúť upozornenia
shortcuts = Klávesové skratky
key-c = Otvoriť alebo zavrieť zoznam všetkých možností
key-h = Poradiť
key-u = Vziať späť
key-b = Pravidlá
key-m = Zapnúť alebo vypnúť zvuk
key-f = Celá obrazovka
key-q = Prejsť k otázke
key-help = Tento zoznam
key-space = Preskočiť, čo robia ostatní
key-zoom = Priblížiť a posúvať plán
keys-space = Medzerník
keys-zoom = + − 0 a šípky

you-won = Víťazstvo je tvoje!
game-over = Koniec hry
ending-draw = Hráči sa dohodli na remíze.
ending-abort = Hráči sa dohodli, že skončia.
ending-resigned = Kto sa vzdal: { $players }.
ending-other-rules = Server po aktualizácii už nemá pravidlá tejto hry, preto ju ukončil. Nikto nevyhral.
others-won = Víťazstvo: { $players }.
rematch = Hrať znova
rematch-waits = Čaká sa na súhlas všetkých…
to-rematch = K odvete
replay = Záznam hry
analysis = Analýza na doske
review = Šťastie a umenie
verify-dice = Overiť náhodu
proof-good = { $count ->
    [one] Tvoj prehliadač overil { $count } hod alebo ťah z balíčka: zodpovedá pečati spred hry.
    [few] Tvoj prehliadač overil všetky { $count } hody a ťahy z balíčka: zodpovedajú pečati spred hry.
   *[other] Tvoj prehliadač overil všetkých { $count } hodov a ťahov z balíčka: zodpovedajú pečati spred hry.
}
proof-bad = Náhoda nezodpovedá pečati: { $wrong } z { $count }.
proof-none = Nie je čo overiť.
proof-unpinned = Tento prehliadač videl pečať až po hre, takže nespozná, či ju niekto predtým nevymenil.
proof-missing = Diel náhody bol zapečatený, ale nebol včas odhalený: miesto { $seats }.

step-back = O krok späť
step-on = O krok ďalej
play = Spustiť
pause = Pozastaviť
moment = Okamih
moment-of = { $at } z { $last }
replay-speed = Rýchlosť
viewpoint = Pohľad
spectator = divák
nothing-happened = Hra sa začína.
nothing-to-see = Odtiaľto nič nevidno.
go-on-from-here = Pokračovať odtiaľto
play-as = Hrať za

theme = Vzhľad
theme-auto = podľa zariadenia
theme-light = svetlý
theme-dark = tmavý
theme-to-light = Svetlý vzhľad
theme-to-dark = Tmavý vzhľad
usual-level = Sila botov a ich rád
settings-kept = Uchováva sa len v tomto prehliadači.

account = Účet
account-line = Nepotrebuješ ho, ale s účtom nájdeš svoje miesta na každom zariadení.
signed-in = Hráš pod menom { $name }.
password = Heslo (aspoň 8 znakov)
sign-in = Prihlásiť sa
sign-up = Založiť účet
sign-out = Odhlásiť sa
account-conflict = Toto meno už niekto má.
account-unauthorised = Meno alebo heslo nie je správne.
account-banned = Správca servera tento účet zablokoval.
account-too-many = Priveľa pokusov: chvíľu počkaj.
password-change = Zmeniť heslo
password-old = Staré heslo
password-new = Nové heslo (aspoň 8 znakov)
password-changed = Heslo je zmenené. Ostatné zariadenia sú odhlásené.
password-unauthorised = Staré heslo nie je správne.
password-too-many = Priveľa pokusov: chvíľu počkaj.

about-what = Päť stolových hier, úplných do posledného pravidla, na jednom malom jadre, s botmi, ktorí vidia len to, čo by na ich mieste videl človek.
about-fair = Poctivé kocky
about-fair-line = Pred prvým ťahom server ukáže pečať všetkej náhody, ktorá príde. Po hre ju otvorí a tvoj prehliadač overí každý hod aj každú ťahanú kartu.
credits = Použité diela
credit-icons = Ikony: Lorc, Delapouite a ďalší autori,
credit-fonts = Písma Alegreya a Alegreya Sans: Juan Pablo del Peral, licencia SIL Open Font License.
credit-drawings = Obrázky a herné plány sú vlastné.

# Ako sa volajú časti pohľadu, pre hry bez vlastného plánu.

zone-mode = spôsob hry
zone-turn = ťah
zone-round = kolo
zone-day = deň
zone-days = dní
zone-phase = fáza
zone-active = na ťahu
zone-first = prvý
zone-start = prvý
zone-holder = má žetón dňa
zone-dice = Kocky
zone-roll = hod
zone-map = Mapa
zone-layout = usporiadanie
zone-hexes = Dar
zone-markets = Trhoviská
zone-spaces = Kráľovstvo
zone-centre = Centrálne balíčky
zone-offer = Ponuka
zone-bank = Banka
zone-supply = Zásoba
zone-tavern = Krčma
zone-townsfolk = Mešťania
zone-outsiders = Cudzinci
zone-orders = Kráľovské rozkazy
zone-favours = Kráľovské priazne
zone-tower = Veža
zone-visit = Návšteva
zone-fight = Boj
zone-trade = Obchod
zone-north = Na sever od Múru
zone-proposal = Návrh
zone-upgrades = Vylepšenia
zone-quests = Úlohy
zone-yours = Vieš len ty
zone-under_way = Prebieha
zone-tax = dane
zone-passed = pasovali
zone-deck = balíček
zone-decks = balíčky
zone-unseen = ešte nevidené
zone-discard = odhodené
zone-discards = odhodené
zone-below = v balíčkoch
zone-removed = odstránené
zone-tiles = dieliky
zone-cards = karty
zone-hand = ruka
zone-points = body
zone-character = postava
zone-place = lokácia
zone-health = zdravie
zone-most_health = plné zdravie
zone-ready = pripravené
zone-damaged = poškodené
zone-away = použité
zone-skills = zručnosti
zone-gems = drahokamy
zone-fields = polia amuletu
zone-sections = nabité sekcie
zone-experience = skúsenosti
zone-potions = elixíry
zone-spells = kúzla
zone-trophies = trofeje
zone-stuns = omráčenia
zone-settlements = osady
zone-keeps = tvrdze
zone-roads = cesty
zone-road_length = najdlhšia cesta
zone-rates = kurzy
zone-guards = stráže
zone-hero = hrdina
zone-breaches = prelomenia Múru
zone-wall = Múr
zone-camps = tábory
zone-clearings = planiny
zone-workers = poddaní
zone-provisions = proviant
zone-silver = mince
zone-suspicion = podozrenie
zone-paid = splatené dlhy
zone-unpaid = dlhy
zone-retinue = družina
zone-walls = hradby
zone-converted = obrátení
zone-paladin = paladin
zone-workshops = dielne
zone-jars = džbány
zone-done = vykonané
zone-effective = s paladinom
zone-citizens = obyvatelia
zone-domains = panstvá
zone-monsters = príšery
zone-pile = zabité
zone-roles = stavy
zone-yields = príjem
zone-duke = vojvoda
zone-price = cena
zone-hidden = skryté pod tým
zone-level = úroveň
zone-family = rod
zone-gem = drahokam
zone-weak = slabé miesta
zone-colour = farba
zone-tokens = žetóny
zone-fires = dračie ohne
zone-supers = superžolíky
zone-trading = obchoduje sa
zone-rolled = hodené
zone-by = kto
zone-card = karta
zone-second = druhá
zone-wild = kocka Divokých
zone-proposals_left = zostáva ponúk
zone-places = lokácie
zone-resource = surovina
zone-pool = zostáva žetónov
zone-give = dáva
zone-want = chce
zone-to = komu
zone-batches = ešte neotočené
zone-row = rad
zone-column = stĺpec
zone-of = z

# Prvé hry, ktoré učia.

learn = Naučiť sa hrať
learn-offer = Si tu prvýkrát?
learn-offer-line = Trvá to asi desať minút: sprievodca ťa ťah po ťahu prevedie prvou hrou a potom už hráš podľa seba.
learn-start = Naučiť sa hrať: { $game }
learn-dismiss = Nie, ďakujem
edition = O tomto vydaní
