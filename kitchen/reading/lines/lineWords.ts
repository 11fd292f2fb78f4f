import type { Tongue } from '../tongue';

/** Units as recipes write them; more than the wire's, which are metric. */
export type LineUnit =
  | 'g' | 'kg' | 'mg' | 'ml' | 'cl' | 'dl' | 'l' | 'tsp' | 'tbsp' | 'cup' | 'floz' | 'pint' | 'quart' | 'oz' | 'lb'
  | 'dsp' | 'gill' | 'gallon' | 'peck' | 'bushel' | 'shot'
  | 'clove' | 'slice' | 'sprig' | 'leaf' | 'stalk' | 'bunch' | 'handful' | 'pinch' | 'dash' | 'can' | 'jar' | 'packet'
  | 'bottle' | 'sheet' | 'cube' | 'scoop' | 'stick' | 'knob' | 'drop' | 'glass' | 'head' | 'cm' | 'inch'
  | 'piece'; // prettier-ignore

/** "half|demi=0.5" → map of folded phrases. */
const phrases = <Value>(text: string, read: (value: string) => Value): ReadonlyMap<string, Value> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [value, words] = row.split('=') as [value: string, words: string];
        return words.split('|').map((word): [string, Value] => [word, read(value)]);
      }),
  );

const numbers = (text: string) => phrases(text, Number);
const units = (text: string) => phrases(text, (value) => value as LineUnit);
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
/** Phrases of several words, one per bar. */
const wordGroups = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('|')
    .map((phrase) => phrase.trim().split(/\s+/))
    .sort((a, b) => b.length - a.length);

/** Vocabulary of the line reader for one language. All folded (`foldText`), words separated by one space. */
export interface LineLanguage {
  numbers: ReadonlyMap<string, number>;
  /** Articles that mean one when there is no other number. */
  articles: ReadonlySet<string>;
  /** "some", "a few": an amount is given, but not which. */
  vague: readonly (readonly string[])[];
  /** "about", "up to": written before a number and ignored. */
  approximate: ReadonlySet<string>;
  /** Between the two ends of a range. */
  range: ReadonlySet<string>;
  /** "between 2 and 3": before a range of two numbers with a joiner. */
  between: ReadonlySet<string>;
  units: ReadonlyMap<string, LineUnit>;
  /** "heaped", "large": between number and unit. */
  unitStates: ReadonlySet<string>;
  /** "of": between unit and ingredient. */
  links: ReadonlySet<string>;
  /** "and": joins two ingredients in one line. */
  joiners: ReadonlySet<string>;
  /** "or": an alternative follows, which is a note. */
  alternatives: ReadonlySet<string>;
  /** Words that begin a note without a comma. */
  noteStarts: readonly (readonly string[])[];
  /** "dozen" after a number. */
  dozens: ReadonlySet<string>;
  /** "juice of" and "zest of" a fruit are separate ingredients. */
  juice: ReadonlySet<string>;
  zest: ReadonlySet<string>;
  /** The generic name on a packet, without any preparation: "parmesan cheese", "cocoa powder". */
  generic: ReadonlySet<string>;
  /** Adjectives that may be part of a known name, but describe a state rather than which ingredient it is. */
  states: ReadonlySet<string>;
}

const METRIC_UNITS = `
mg=mg
g=g|gr|grs|gm|gms|gramm
kg=kg|kgs|kilo|kilos
ml=ml|mls
cl=cl
dl=dl
l=l|lt|lts|ltr|ltrs`;

export const LINE_LANGUAGES: Readonly<Record<Tongue, LineLanguage>> = {
  en: {
    numbers: numbers(`
0.25=quarter|a quarter|1 quarter
0.5=half|a half|half a|half an|1 half
0.75=three quarters|three quarter|3 quarters
1=one
2=two|a couple of|a couple|couple of
3=three
4=four
5=five
6=six|half a dozen|half dozen
7=seven
8=eight
9=nine
10=ten
11=eleven
12=twelve|a dozen|dozen
13=thirteen
14=fourteen
15=fifteen
16=sixteen
18=eighteen|dozen and a half|a dozen and a half
20=twenty
25=twenty five
30=thirty
40=forty
50=fifty
60=sixty
70=seventy
75=seventy five
80=eighty
90=ninety
100=a hundred|one hundred|hundred
120=a hundred and twenty|one hundred and twenty
125=a hundred and twenty five|one hundred and twenty five
150=a hundred and fifty|one hundred and fifty|one hundred fifty
200=two hundred
250=two hundred and fifty|two hundred fifty
300=three hundred
350=three hundred and fifty|three hundred fifty
400=four hundred
450=four hundred and fifty|four hundred fifty
500=five hundred
600=six hundred
700=seven hundred
750=seven hundred and fifty|seven hundred fifty
800=eight hundred
900=nine hundred`),
    articles: words('a an'),
    vague: wordGroups(
      'a few | a little | a bit of | a little bit of | few | some | several | plenty of | lots of | a lot of',
    ),
    approximate: words('about approx approximately around roughly circa ca c scant generous good just nearly'),
    range: words('to or'),
    between: words('between'),
    units: units(`${METRIC_UNITS}
mg=milligram|milligrams
g=gram|grams|gramme|grammes
kg=kilogram|kilograms|kilogramme|kilogrammes
ml=millilitre|millilitres|milliliter|milliliters|cc
cl=centilitre|centilitres|centiliter|centiliters
dl=decilitre|decilitres|deciliter|deciliters
l=litre|litres|liter|liters
tsp=tsp|tsps|teaspoon|teaspoons|teaspoonful|teaspoonfuls|ts|tspn
tbsp=tbsp|tbsps|tablespoon|tablespoons|tablespoonful|tablespoonfuls|tbs|tblsp|tbl|tbspn
cup=cup|cups|cupful|cupfuls
floz=fl oz|fl ozs|fluid ounce|fluid ounces|floz|fl ounce|fl ounces
pint=pint|pints|pt|pts
quart=quart|quarts|qt|qts
gallon=gallon|gallons|gal|gals
gill=gill|gills
peck=peck|pecks
bushel=bushel|bushels
dsp=dsp|dsps|dessertspoon|dessertspoons|dessertspoonful|dessertspoonfuls
shot=shot|shots|jigger|jiggers|pony shot
oz=oz|ozs|ounce|ounces
lb=lb|lbs|pound|pounds
clove=clove|cloves
slice=slice|slices|rasher|rashers|round|rounds
sprig=sprig|sprigs
leaf=leaf|leaves
stalk=stalk|stalks|rib|ribs
bunch=bunch|bunches
handful=handful|handfuls|fistful|handsful
pinch=pinch|pinches
dash=dash|dashes|splash|splashes|drizzle|glug|glugs|squeeze|squirt|slug
can=can|cans|tin|tins
jar=jar|jars|pot|pots
packet=packet|packets|pack|packs|package|packages|pkg|pkgs|pkt|sachet|sachets|bag|bags|box|boxes|envelope|envelopes|pouch|pouches
bottle=bottle|bottles
sheet=sheet|sheets
cube=cube|cubes
scoop=scoop|scoops
stick=stick|sticks
knob=knob|knobs
drop=drop|drops
glass=glass|glasses
head=head|heads|bulb|bulbs
cm=cm|cms|centimetre|centimetres|centimeter|centimeters|cm piece|cm knob|cm stick|cm slice|cm length
inch=inch|inches|inch piece|in piece|inch knob|inch stick|inch slice|inch length`),
    unitStates: words(
      'heaped heaping level scant generous rounded big large small good medium packed standard fat thick thin little full whole short long loosely tightly lightly firmly thumb-sized',
    ),
    links: words('of the'),
    joiners: words('and & + plus'),
    alternatives: words('or'),
    noteStarts: wordGroups(
      'to taste | to serve | to garnish | to finish | to decorate | to fry | to coat | to dust | to grease | to drizzle | to loosen | to season | to cover | to make | to thin | for | plus | as needed | if needed | if necessary | if you like | if using | if desired | if possible | optional | at room temperature | at room temp | room temperature | cut into | cut in | cut | such as | like | about | including | with | without | from | preferably | ideally | each | per | as required | in | on | washed | into',
    ),
    dozens: words('dozen dozens'),
    juice: words('juice juices'),
    zest: words('zest rind peel'),
    generic: words('cheese cheeses powder pasta'),
    states: words(
      'fresh freshly dried dry frozen ripe overripe raw cooked hot warm lukewarm tepid cold chilled iced softened melted soft large small medium big extra free-range free range organic natural boiled hard-boiled beaten chopped sliced grated shredded diced minced crushed ground peeled pitted stoned toasted roasted unsalted salted lean boneless skinless skin-on unwaxed good quality light finely roughly thinly thickly coarsely whole leftover day-old stale',
    ),
  },
  es: {
    numbers: numbers(`
0.25=un cuarto|cuarto|un cuarto de|cuarto de|1 cuarto|1 cuarto de
0.5=medio|media|1 medio|1 media
0.75=tres cuartos|tres cuartos de|3 cuartos|3 cuartos de
1.5=uno y medio|una y media|un y medio
1=uno
2=dos|un par de|un par|par de
3=tres
4=cuatro
5=cinco
6=seis|media docena de|media docena
7=siete
8=ocho
9=nueve
10=diez
12=doce|una docena de|una docena|docena de
15=quince
18=dieciocho|docena y media|docena y media de|una docena y media|una docena y media de
20=veinte
25=veinticinco
30=treinta
40=cuarenta
50=cincuenta
60=sesenta
70=setenta
75=setenta y cinco
80=ochenta
90=noventa
100=cien|un centenar de
150=ciento cincuenta
200=doscientos|doscientas
250=doscientos cincuenta|doscientas cincuenta
300=trescientos|trescientas
350=trescientos cincuenta|trescientas cincuenta
400=cuatrocientos|cuatrocientas
500=quinientos|quinientas
600=seiscientos|seiscientas
700=setecientos|setecientas
750=setecientos cincuenta|setecientas cincuenta
800=ochocientos|ochocientas
900=novecientos|novecientas
2.5=dos y medio|dos y media`),
    articles: words('un una'),
    vague: wordGroups(
      'unos | unas | unos cuantos | unas cuantas | unos | unas | un poco de | un poquito de | poco | algunos | algunas | varios | varias | abundante | bastante | un poco | cantidad necesaria de | c n',
    ),
    approximate: words('aprox aproximadamente unos unas sobre casi alrededor cerca escaso escasos'),
    range: words('a o u y'),
    between: words('entre'),
    units: units(`${METRIC_UNITS}
mg=miligramo|miligramos
g=gramo|gramos
kg=kilogramo|kilogramos|k|kilito
ml=mililitro|mililitros|cc|cm3|c c
cl=centilitro|centilitros
dl=decilitro|decilitros
l=litro|litros
tsp=c/c|c/cafe|c/p|c/postre|c/te|cdta|cdtas|cdita|cditas|cucharadita|cucharaditas|cucharilla|cucharillas|cuchara de postre|cuchara de te|cucharada de postre|cucharadas de postre|cucharadita de cafe|cucharaditas de cafe|cucharita|cucharitas|cucharada pequena|cucharadas pequenas|cta|ctas|cdt|cucharadita de te|cucharaditas de te
tbsp=c/s|c/sopa|c sopera|c soperas|cda|cdas|cucharada|cucharadas|cuchara sopera|cucharas soperas|cuchara|cucharas|cda sopera|cdas soperas|cucharada sopera|cucharadas soperas|cs|c s|cucharon|cucharones|cucharada grande|cucharadas grandes
cup=taza|tazas|tz|tza|tzas|tacita
glass=vaso|vasos|copa|copas|vasito|vasitos|copita|copitas
oz=onza|onzas|oz
floz=onza liquida|onzas liquidas|oz liquidas
lb=libra|libras|lb|lbs
pint=pinta|pintas
quart=cuarto de galon|cuartos de galon
gallon=galon|galones
clove=diente|dientes
slice=loncha|lonchas|rodaja|rodajas|rebanada|rebanadas|feta|fetas|lonja|lonjas|tajada|tajadas|rueda|ruedas
sprig=rama|ramas|ramita|ramitas
leaf=hoja|hojas|hojita|hojitas
stalk=tallo|tallos|penca|pencas|vara|varas
bunch=manojo|manojos|atado|atados|ramillete|ramilletes|racimo|racimos|manojito
handful=punado|punados|punadito|punadito|punito
pinch=pizca|pizcas|pellizco|pellizcos|punta de cuchillo
dash=hilo|chorro|chorros|chorrito|chorritos|chorreton|golpe
can=lata|latas|latita|latitas|lata pequena
jar=bote|botes|tarro|tarros|frasco|frascos|tarrina|tarrinas|pote|potes|conserva
packet=paquete|paquetes|sobre|sobres|bolsa|bolsas|sobrecito|sobrecitos|bolsita|bolsitas|caja|cajas|brik|briks|tetrabrik|bandeja|bandejas|envase|envases|malla
bottle=botella|botellas|botellin|botellines
sheet=lamina|laminas|plancha|planchas|placa|placas
piece=unidad|unidades|ud|uds|pieza|piezas
cube=cubo|cubos|cubito|cubitos|terron|terrones|pastilla|pastillas
scoop=bola|bolas
stick=barra|barras|barrita|barritas
knob=nuez|nueces|cucharadita colmada de
drop=gota|gotas|gotita|gotitas
head=cabeza|cabezas
cm=cm|cms|centimetro|centimetros
inch=pulgada|pulgadas`),
    unitStates: words(
      'colmada colmadas colmado colmados rasa rasas raso rasos grande grandes pequena pequenas pequeno pequenos buen buena generosa generoso generosas escasa escaso escasas gruesa gruesas fina finas mediana medianas mediano medianos bien',
    ),
    links: words('de del d la el los las'),
    joiners: words('y e & + mas'),
    alternatives: words('o u'),
    noteStarts: wordGroups(
      'al gusto | a gusto | c s | c n | cantidad necesaria | la necesaria | el necesario | lo necesario | cn | para | mas | opcional | a temperatura ambiente | cortado | cortada | cortados | cortadas | en | sin | con | si se desea | si quieres | si hace falta | si es posible | por ejemplo | tipo | preferiblemente | a ser posible | como | muy | bien | de buena calidad | aproximadamente | aprox | a tu gusto | segun | por persona | por racion | previamente | hasta',
    ),
    dozens: words('docena docenas'),
    juice: words('zumo jugo'),
    zest: words('ralladura piel cascara corteza'),
    generic: words('queso polvo molida molido en'),
    states: words(
      'fresco fresca frescos frescas seco seca secos secas congelado congelada congelados congeladas maduro madura maduros maduras crudo cruda crudos crudas cocido cocida cocidos cocidas caliente calientes tibio tibia templado templada frio fria frios derretido derretida fundida pomada grande grandes pequeno pequena pequenos pequenas mediano mediana medianos medianas gordo picado picada picados picadas rallado rallada rallados ralladas cortado cortada troceado fileteado laminado molido molida majado pelado pelada pelados peladas batido batidos batida entero entera enteros enteras ecologico ecologica camperos tostado tostada tostados tostadas desalado natural limpio limpia limpios limpias salada reblandecida',
    ),
  },
  fr: {
    numbers: numbers(`
0.25=un quart de|un quart|quart de|1 quart de
0.5=demi|demie|la moitie d un|la moitie d une|la moitie|une demi|un demi|une demie|1 demi|1 demie|1/2
0.75=trois quarts de|trois quarts|3 quarts de
1=premier
2=deux|une paire de
3=trois
4=quatre
5=cinq
6=six|une demi douzaine de|une demi douzaine d|demi douzaine
7=sept
8=huit
9=neuf
10=dix|une dizaine de|une dizaine d|une dizaine
12=douze|une douzaine de|une douzaine d|une douzaine|douzaine de
15=quinze|une quinzaine de|une quinzaine d
20=vingt|une vingtaine de|une vingtaine d
18=dix huit|une douzaine et demie|une douzaine et demie de|une douzaine et demie d
25=vingt cinq
30=trente|une trentaine de
40=quarante
50=cinquante|une cinquantaine de
60=soixante
75=soixante quinze
80=quatre vingts
100=cent|une centaine de
120=cent vingt
125=cent vingt cinq
150=cent cinquante
200=deux cents
250=deux cent cinquante
300=trois cents
350=trois cent cinquante
400=quatre cents
500=cinq cents
600=six cents
700=sept cents
750=sept cent cinquante
800=huit cents
900=neuf cents
1.5=un et demi|une et demie`),
    articles: words('un une'),
    vague: wordGroups(
      'quelques | un peu de | un peu d | un petit peu de | un peu | plusieurs | beaucoup de | des | du | de la',
    ),
    approximate: words('environ env approx vers presque a peu pres soit'),
    range: words('a ou'),
    between: words('entre'),
    units: units(`${METRIC_UNITS}
mg=milligramme|milligrammes
g=gramme|grammes
kg=kilogramme|kilogrammes
ml=millilitre|millilitres
cl=centilitre|centilitres
dl=decilitre|decilitres
l=litre|litres
tsp=c/c|c/cafe|c a c|c a cafe|cac|cc|cuillere a cafe|cuilleres a cafe|cuillere cafe|cuil a cafe|cuil a c|cuill a c|cuill a cafe|cuilleree a cafe|cuillerees a cafe|c cafe|c a the|cuillere a the|cuilleres a the|cuil a the|cuillere a dessert|c a dessert|petite cuillere|petites cuilleres|cuilleree a the|c c|c a t
tbsp=c/s|c/soupe|c a s|c a soupe|cas|cs|cuillere a soupe|cuilleres a soupe|cuillere soupe|cuil a soupe|cuil a s|cuill a s|cuill a soupe|cuilleree a soupe|cuillerees a soupe|c soupe|c s|grande cuillere|grandes cuilleres|c a table|cuillere a table|cuilleres a table|cuillere|cuilleres|cuilleree|cuillerees|cuil
cup=tasse|tasses|bol|bols
glass=verre|verres|verre a moutarde
oz=once|onces|oz
lb=livre|livres|lb|lbs
pint=pinte|pintes|chopine|chopines
gallon=gallon|gallons
clove=gousse|gousses
slice=tranche|tranches|rondelle|rondelles|rouelle|rouelles
sprig=brin|brins|branche|branches|branchette|brindille|brindilles|tige|tiges|rameau|rameaux
leaf=feuille|feuilles
stalk=cote|cotes|baton
bunch=botte|bottes|bouquet|bouquets|grappe|grappes
handful=poignee|poignees
pinch=pincee|pincees|pointe de couteau|pointe|pointes
dash=filet|filets|trait|traits|giclee|larme|lichette|soupcon|rasade|jet|tombee
can=boite|boites|conserve|conserves|canne|cannes
jar=pot|pots|bocal|bocaux
packet=sachet|sachets|paquet|paquets|barquette|barquettes|brique|briques|briquette|sac|sacs|etui|enveloppe|ravier|raviers
bottle=bouteille|bouteilles
sheet=plaque|plaques|abaisse|abaisses
piece=piece|pieces|unite|unites
cube=cube|cubes
scoop=boule|boules
stick=batonnet|batonnets
knob=noix|noisette|noisettes
drop=goutte|gouttes
head=tete|tetes
cm=cm|cms|centimetre|centimetres
inch=pouce|pouces|po`),
    unitStates: words(
      'bombee bombees rase rases bonne bonnes bon bons grosse grosses gros petite petites petit petits grand grande grandes grands belle belles beau beaux genereuse genereux pleine pleines fine fines epaisse epaisses large larges fin',
    ),
    links: words('de d du des la le les l'),
    joiners: words('et & +'),
    alternatives: words('ou'),
    noteStarts: wordGroups(
      'au gout | selon le gout | selon gout | selon votre gout | selon les gouts | a volonte | pour | plus | facultatif | facultative | a temperature ambiante | a temperature | temperature ambiante | coupe | coupes | coupee | coupees | en | sans | avec | si possible | par personne | par exemple | type | de preference | au choix | q s | qs | soit | bien | tres | hors du frigo | dans',
    ),
    dozens: words('douzaine douzaines'),
    juice: words('jus'),
    zest: words('zeste zestes ecorce'),
    generic: words('fromage poudre en paris grenoble tout usage rape moulu moulue bulbe pele pelees concassees'),
    states: words(
      'frais fraiche fraiches sec seche secs seches surgele surgeles surgelee surgelees congele mur mure murs mures cru crue crus crues cuit cuite cuits cuites chaud chaude tiede tiedes froid froide fondu fondue mou molle pommade ramolli gros grosse grosses petit petite petits petites grand grande moyen moyenne moyens moyennes beau belle beaux belles bon bonne hache hachee haches hachees rape rapee rapes coupe coupee emince emincee emincee concasse concassee concassees epluche pele pelee pelees moulu moulue battu battus entier entiere entiers entieres bio fermier fermiers grille grillees grilles demi-sel doux non traite traites ecrase ecrasee dur durs',
    ),
  },
};
