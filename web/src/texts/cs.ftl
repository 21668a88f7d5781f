# Vlastní slova klienta. Co říká hra (tahy, události, karty), je v textech hry.

title = Pentarchy: pět her o králích a královstvích
navigation = Stránky
home = Úvod
puzzles = Hádanky
my-games = Moje hry
settings = Nastavení
about = O projektu
skip = Přejít k obsahu
skip-to-choices = Přejít k možnostem
language = Jazyk
close = Zavřít
back = Zpět
loading = Okamžik…
try-again = Zkusit znovu
page-failed = Tuto stránku se nepodařilo načíst.
no-rules = K této hře nejsou sepsaná pravidla.
no-such-page = Taková stránka tu není.
unreachable = Server neodpovídá. Běží?

hero = Pět her o králích a královstvích
hero-line = S přáteli nebo proti botům, přímo v prohlížeči. Nechybí žádné pravidlo, a když něco nejde, dozvíš se proč.
go-on = Pokračovat ve hře
games = Vyber si hru
a-game = Hra
seats-from-to = { $most ->
    [one] { $fewest } až { $most } hráč
    [few] { $fewest } až { $most } hráči
   *[other] { $fewest } až { $most } hráčů
}
minutes = asi { $count } min
play-now = Hrát hned
new-table = Připravit stůl
join = Přidat se k přátelům
join-line = Vlož odkaz nebo kód, který ti někdo poslal.
link-or-code = Odkaz nebo kód
join-button = Ke stolu
code-no-such-table = Na hráče nečeká žádný stůl s tímto kódem.
code-conflict = Tento kód má více stolů: popros o odkaz.
code-too-many = Příliš mnoho pokusů. Chvíli počkej.
lobby = Otevřené stoly
lobby-empty = Právě teď není u žádného veřejného stolu volno. Připrav svůj a nech ostatní, ať ho najdou.
free-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
unofficial = Neoficiální projekt lidí, kteří mají tyto hry rádi: vlastní slova i kresby, bez spojení s vydavateli.
guest = Host
bot-names = Agáta, Boris, Cecílie, Dorian, Edita

running = běží
finished = dohráno
forget = Zapomenout
running-games = Rozehrané hry
no-games = U žádného stolu nesedíš.
replays = Záznamy
no-replays = Dohrané hry najdeš tady a můžeš si je znovu prohlédnout.
open-record = Otevřít záznam
open-record-line = Soubor uložený z nějaké hry, odtud nebo z terminálu.
bad-record = Tento soubor není záznam hry.

who-plays = Kdo hraje?
how-many = Počet hráčů
who-me = já
who-bot = bot
who-friend = přítel s odkazem
who-here = někdo u tohoto zařízení
friend-line = sedne si pomocí odkazu, který dostaneš
hot-seat-line = Zařízení si budete předávat; co je tajné, zůstane mezitím skryté.
seat-number = Hráč { $number }
level = Síla
level-random = náhodně
level-greedy = jednoduchý bot
level-squire = panoš (lehký)
level-knight = rytíř (střední)
level-baron = baron (dobrý)
level-duke = vévoda (silný)
level-sovereign = panovník (nejsilnější)
rank-random = Náhodný hráč
rank-greedy = Jednoduchý bot
rank-squire = Panoš
rank-knight = Rytíř
rank-baron = Baron
rank-duke = Vévoda
rank-sovereign = Panovník
name = Jméno
options = Možnosti
variant = Způsob hry
all-options = Všechny možnosti
around = Nastavení stolu
table-title = Název stolu
clock = Hodiny
clock-none = bez hodin
clock-decision = { $seconds ->
    [one] { $seconds } sekunda na každé rozhodnutí
    [few] { $seconds } sekundy na každé rozhodnutí
   *[other] { $seconds } sekund na každé rozhodnutí
}
clock-game = { $minutes ->
    [one] { $minutes } minuta pro každého na celou hru
    [few] { $minutes } minuty pro každého na celou hru
   *[other] { $minutes } minut pro každého na celou hru
}
clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
public-table = Stůl může najít kdokoli
let-watch = Ostatní se mohou dívat
make-table = Vytvořit stůl

no-such-table = Takový stůl tu není.
banned = Správce serveru ti tu nedovoluje hrát.
old-rules = Hra podle starších pravidel
old-rules-line = Tato hra se hraje podle verze { $version } svých pravidel a tento server má už jen novější. Nelze ji tu dohrát ani přehrát.
old-rules-wait = Tato hra se hraje podle verze { $version } svých pravidel, kterou tento server právě nemá. Zkus to později.
old-rules-seed = Semínko náhody, zapečetěné před prvním tahem:
table-closed = Tento stůl pro tebe není otevřený.
at-the-table = U stolu
you = ty
seat-free = volno
sit-down = Sednout si
waiting-for = { $count ->
    [0] Všichni jsou tu.
    [one] Čeká se ještě na { $count } hráče.
    [few] Čeká se ještě na { $count } hráče.
   *[other] Čeká se ještě na { $count } hráčů.
}
start = Začít
start-with-bots = Začít s boty na volných místech
invite = Pozvat přátele
share-line = Kdo otevře tento odkaz, dostane se ke stolu.
only-here = Tento odkaz jde otevřít jen na tomto počítači; přátelé ve stejné síti mohou přijít, až se server spustí s přepínačem { $switch }.
link = Odkaz
code-line = Nebo jim řekni kód:
copy = Kopírovat odkaz
copied = Zkopírováno
send = Poslat
qr = Odkaz jako QR kód

your-turn = Jsi na tahu
choose-lit = Vyber z toho, co svítí.
their-turn = Právě se rozhoduje
not-your-turn = Teď není o čem rozhodovat.
since-your-turn = { $count ->
    [one] { $count } událost od tvého posledního tahu
    [few] { $count } události od tvého posledního tahu
   *[other] { $count } událostí od tvého posledního tahu
}
no-such-move = To teď nejde.
no-hint = Žádný bot neměl čas se zamyslet. Zkus to znovu.
narrowed = { $count ->
    [one] { $count } možnost z { $all }
    [few] { $count } možnosti z { $all }
   *[other] { $count } možností z { $all }
}
show-all = Ukázat všechny
show-choices = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
hide-choices = Skrýt
group-count = { $count ->
    [0] žádné
   *[other] { $count } najednou
}
confirm = Potvrdit
ask-confirm = Ptát se před každým tahem
hint = Poradit
thinking = Přemýšlí…
advice = { $bot } by volil: { $move }
undo = Vzít zpět
watching = Sleduješ tuto hru.
rules = Pravidla
search-rules = Hledat v pravidlech
nothing-found = Nic se nenašlo.
share = Sdílet tento stůl
menu = Stůl a nastavení
speed = Tempo tahů ostatních
speed-none = vypnuté
speed-fast = rychle
speed-normal = normálně
speed-slow = pomalu
sound = Zvuky
propose-undo = Požádat o vrácení dalších tahů
propose-draw = Nabídnout remízu
propose-abort = Navrhnout konec hry
propose-free = Přenechat místo hráče { $player } někomu jinému
propose-stand-in = Ať za hráče { $player } hraje bot
not-stalled = Ještě chvíli počkej: hlasovat se dá, až když se na někoho čeká dvě minuty.
leave-seat = Uvolnit místo
leave = Odejít od stolu
leave-title = Odejít od stolu?
leave-meant = Hrát za tebe bude bot a místo na tebe počká: vrátit se můžeš kdykoli.
resign = Vzdát se
resign-title = Vzdát se?
resign-of-two = Hra skončí a vyhraje soupeř.
resign-of-many = Za tebe dohraje bot. Ty se budeš dívat a skončíš na posledním místě.
resign-alone = Hra skončí.
play-on = Hrát dál
download-record = Uložit záznam
commitment = Díl náhody, který dodává server, byl určen dřív, než si kdokoli sedl ke stolu; jeho pečeť je
reconnecting = Spojení se přerušilo. Obnovuje se; nic se neztratilo.
bot-keeps-seat = Teď za tebe hraje bot.
you-left = Hra teď běží bez tebe; místo na tebe čeká.
you-gave-up = Hra pro tebe skončila vzdáním. Sleduješ, jak hrají ostatní.
take-back = Vzít si místo zpět
proposes-undo = { $player } žádá o vrácení tahu.
proposes-draw = { $player } nabízí remízu.
proposes-abort = { $player } navrhuje hru ukončit.
proposes-rematch = { $player } chce hrát znovu.
proposes-free = { $player } navrhuje přenechat místo hráče { $about } někomu jinému.
proposes-stand-in = { $player } navrhuje, aby za hráče { $about } hrál bot.
answers-yes = { $player } souhlasí.
answers-no = { $player } nesouhlasí.
answers-against = { $player } nesouhlasí.
agree = Souhlasím
disagree = Ne
hand-over = Předej zařízení hráči { $player }
hand-over-line = Nikdo jiný by se teď dívat neměl.
i-am = Jsem { $player }
resigned = vzdáno
has-left = mimo hru
kept-warm = zastupuje bot
away = pryč
points = body
points-of = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
tab-log = Průběh
tab-scores = Body
tab-chat = Chat
new-messages = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
log-start = Hra začíná.
log-sit = { $player } si sedá ke stolu.
log-leave = { $player } odchází od stolu.
log-free = Místo hráče { $player } je volné.
log-kick = Správce odebral místo hráči { $player }.
log-warm = Za hráče { $player } hraje bot.
log-back = { $player } je zpět.
log-resign = { $player } se vzdává.
log-end = Hra skončila.
log-rematch = Hraje se odveta.
log-draw = Náhoda je určena bez těchto dílů: { $players }.
log-undo = { $player } bere tah zpět.
earlier = Ještě { $count } předtím
chat-empty = Zatím nikdo nic neřekl.
message = Zpráva
part = Část
total = Celkem
scores-now = Kdyby hra skončila teď. Otazník zastupuje to, co si ostatní nechávají pro sebe.
more-about-table = Balíčky a zatím neviděné karty

the-board = Herní plán
own-area = Tvoje oblast
opponents = Soupeři
sheets = Panely
sheet-own = Moje
sheet-others = Soupeři
sheet-side = Průběh
side = Průběh, body a chat
rail = Kolem stolu
site-menu = Nabídka stránek
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-reset = Ukázat všechno
missing = Chybí:
rule-of-it = Pravidlo
refused-lost = Neodesláno: spojení je přerušené. Až se obnoví, vyber znovu.
refused-muted = Správce serveru ti nedovoluje psát zprávy.
refused-cannot-undo = Není co vzít zpět: po tvém tahu zasáhla náhoda, něco se odhalilo nebo táhl jiný hráč.
refused-too-many = Příliš mnoho najednou. Chvilku počkej a zkus to znovu.
refused-other = Server to nepřijal. Nic se nezměnilo.
skip-telling = Přeskočit
show-again = Ukázat na plánu
thinks-for = { $count ->
    [one] přemýšlí { $count } sekundu
    [few] přemýšlí { $count } sekundy
   *[other] přemýšlí { $count } sekund
}
thinks-left = { $count ->
    [one] zbývá nejvýš { $count } sekunda
    [few] zbývají nejvýš { $count } sekundy
   *[other] zbývá nejvýš { $count } sekund
}
see-board = Podívat se na plán
see-result = Zobrazit výsledek
share-result = Sdílet
quiet = Celá obrazovka
motion = Pohyb
motion-auto = podle zařízení
motion-none = nic se nehýbe
auto-decline = Odmítat obchody, na které nemám
celebrate = Oslavit vítěze
contrast = Vyšší kontrast
colour-blind = Barvy pro barvoslepé
left-handed = Pro leváky: panely vlevo
notices-offer = Tato hra může chvíli trvat. Máme ti dát vědět, až budeš na tahu?
notices-yes = Ano, dejte mi vědět
notices-no = Ne, děkuji
notices-are-on = Dáme ti vědět, až budeš na tahu, i když tuto stránku zavřeš.
notices-off = Vypnout upozornění
shortcuts = Klávesové zkratky
key-c = Otevřít nebo zavřít seznam všech možností
key-h = Poradit
key-u = Vzít zpět
key-b = Pravidla
key-m = Zapnout nebo vypnout zvuk
key-f = Celá obrazovka
key-q = Přejít k otázce
key-help = Tento seznam
key-space = Přeskočit, co dělají ostatní
key-zoom = Přiblížit a posouvat plán
keys-space = Mezerník
keys-zoom = + − 0 a šipky

you-won = Vítězství je tvoje!
game-over = Konec hry
ending-draw = Hráči se dohodli na remíze.
ending-abort = Hráči se dohodli skončit.
ending-resigned = Vzdáním končí: { $players }.
ending-other-rules = Po aktualizaci už server pravidla této hry nemá, a tak hru uzavřel. Nikdo nevyhrál.
others-won = Vítězí { $players }.
rematch = Hrát znovu
rematch-waits = Čeká se, až budou všichni souhlasit…
to-rematch = K odvetě
replay = Záznam hry
analysis = Analýza na desce
review = Štěstí a umění
verify-dice = Ověřit náhodu
proof-good = { $count ->
    [one] Tvůj prohlížeč ověřil { $count } hod nebo tah z balíčku: odpovídá pečeti z doby před hrou.
    [few] Tvůj prohlížeč ověřil všechny { $count } hody a tahy z balíčku: odpovídají pečeti z doby před hrou.
   *[other] Tvůj prohlížeč ověřil všech { $count } hodů a tahů z balíčku: odpovídají pečeti z doby před hrou.
}
proof-bad = Náhoda neodpovídá pečeti: { $wrong } z { $count }.
proof-none = Není co ověřit.
proof-unpinned = Tento prohlížeč viděl pečeť až po hře, takže nepozná, zda ji někdo předtím nevyměnil.
proof-missing = Díl náhody byl zapečetěn, ale nebyl včas odhalen: místo { $seats }.

step-back = O krok zpět
step-on = O krok dál
play = Přehrát
pause = Pozastavit
moment = Okamžik
moment-of = { $at } z { $last }
replay-speed = Rychlost
viewpoint = Pohled
spectator = divák
nothing-happened = Hra začíná.
nothing-to-see = Odtud není nic vidět.
go-on-from-here = Pokračovat odtud
play-as = Hrát za

theme = Vzhled
theme-auto = podle zařízení
theme-light = světlý
theme-dark = tmavý
theme-to-light = Světlý vzhled
theme-to-dark = Tmavý vzhled
usual-level = Síla botů a rad
settings-kept = Nastavení se ukládá jen v tomto prohlížeči.

account = Účet
account-line = Nepotřebuješ ho, ale s účtem najdeš svá místa na každém zařízení.
signed-in = Hraješ pod jménem { $name }.
password = Heslo (aspoň 8 znaků)
sign-in = Přihlásit se
sign-up = Založit účet
sign-out = Odhlásit se
account-conflict = Toto jméno už někdo má.
account-unauthorised = Jméno nebo heslo není správné.
account-banned = Správce serveru tento účet zablokoval.
account-too-many = Příliš mnoho pokusů: chvíli počkej.
password-change = Změnit heslo
password-old = Staré heslo
password-new = Nové heslo (aspoň 8 znaků)
password-changed = Heslo je změněno. Ostatní zařízení jsou odhlášena.
password-unauthorised = Staré heslo není správné.
password-too-many = Příliš mnoho pokusů: chvíli počkej.

about-what = Pět deskových her, úplných do posledního pravidla, na jednom malém jádru; s boty, kteří vidí jen to, co na svém místě vidíš ty.
about-fair = Poctivé kostky
about-fair-line = Před prvním tahem server ukáže pečeť veškeré náhody, která přijde. Po hře ji otevře a tvůj prohlížeč ověří každý hod i každou taženou kartu.
credits = Použito
credit-icons = Ikony: Lorc, Delapouite a další autoři,
credit-fonts = Písma Alegreya a Alegreya Sans: Juan Pablo del Peral, licence SIL Open Font License.
credit-drawings = Obrázky a herní plány jsou vlastní.

# Jak se jmenují části pohledu, pro hry bez vlastního plánu.

zone-mode = způsob hry
zone-turn = tah
zone-round = kolo
zone-day = den
zone-days = dnů
zone-phase = fáze
zone-active = na tahu
zone-first = první
zone-start = první
zone-holder = má žeton dne
zone-dice = Kostky
zone-roll = hod
zone-map = Mapa
zone-layout = uspořádání
zone-hexes = Dar
zone-markets = Tržiště
zone-spaces = Království
zone-centre = Centrální balíčky
zone-offer = Nabídka
zone-bank = Bank
zone-supply = Zásoba
zone-tavern = Krčma
zone-townsfolk = Měšťané
zone-outsiders = Cizinci
zone-orders = Královské rozkazy
zone-favours = Královské přízně
zone-tower = Věž
zone-visit = Návštěva
zone-fight = Boj
zone-trade = Obchod
zone-north = Na sever od Zdi
zone-proposal = Návrh
zone-upgrades = Vylepšení
zone-quests = Úkoly
zone-yours = Víš jen ty
zone-under_way = Probíhá
zone-tax = daně
zone-passed = pasovali
zone-deck = balíček
zone-decks = balíčky
zone-unseen = ještě neviděno
zone-discard = odhozeno
zone-discards = odhozeno
zone-below = v balíčcích
zone-removed = odstraněno
zone-tiles = dílky
zone-cards = karty
zone-hand = ruka
zone-points = body
zone-character = postava
zone-place = lokace
zone-health = zdraví
zone-most_health = plné zdraví
zone-ready = připraveno
zone-damaged = poškozeno
zone-away = použito
zone-skills = dovednosti
zone-gems = drahokamy
zone-fields = pole amuletu
zone-sections = nabité sekce
zone-experience = zkušenosti
zone-potions = lektvary
zone-spells = kouzla
zone-trophies = trofeje
zone-stuns = omráčení
zone-settlements = osady
zone-keeps = tvrze
zone-roads = cesty
zone-road_length = nejdelší cesta
zone-rates = kurzy
zone-guards = stráže
zone-hero = hrdina
zone-breaches = prolomení Zdi
zone-wall = Zeď
zone-camps = tábory
zone-clearings = pláně
zone-workers = poddaní
zone-provisions = proviant
zone-silver = mince
zone-suspicion = podezření
zone-paid = splacené dluhy
zone-unpaid = dluhy
zone-retinue = družina
zone-walls = hradby
zone-converted = obrácení
zone-paladin = paladin
zone-workshops = dílny
zone-jars = džbány
zone-done = vykonáno
zone-effective = s paladinem
zone-citizens = obyvatelé
zone-domains = panství
zone-monsters = nestvůry
zone-pile = zabito
zone-roles = stavy
zone-yields = příjem
zone-duke = vévoda
zone-price = cena
zone-hidden = skryto vespod
zone-level = úroveň
zone-family = rod
zone-gem = drahokam
zone-weak = slabá místa
zone-colour = barva
zone-tokens = žetony
zone-fires = dračí ohně
zone-supers = superžolíci
zone-trading = obchoduje se
zone-rolled = hozeno
zone-by = kdo
zone-card = karta
zone-second = druhá
zone-wild = kostka Divokých
zone-proposals_left = zbývá nabídek
zone-places = lokace
zone-resource = surovina
zone-pool = zbývá žetonů
zone-give = dává
zone-want = chce
zone-to = komu
zone-batches = ještě neotočeno
zone-row = řada
zone-column = sloupec
zone-of = z

# První hry, které učí.

learn = Naučit se hrát
learn-offer = Jsi tu poprvé?
learn-offer-line = Během deseti minut tě průvodce provede první hrou tah po tahu a pak už hraješ podle sebe.
learn-start = Naučit se hrát: { $game }
learn-dismiss = Ne, děkuji
edition = O tomto vydání
