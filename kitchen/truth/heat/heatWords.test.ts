import { foldText } from '../../reading/foldWord';
import * as heat from './heatWords';

const { MEAT_WORDS, CHOPPED_STEAK: _, ...PATTERNS } = heat;

/** Phrases of recipes that each list of words has to recognise, singular and plural, in our languages. */
const PHRASES: Readonly<Record<keyof typeof PATTERNS | heat.Meat, string>> = {
  DONE_ALREADY:
    'cooked|roasted|leftover|left over|smoked|tinned|canned|rotisserie|shredded cooked|cocido|cocida|cocidos|asado|asadas|ahumado|ahumadas|sobra|sobras|cuit|cuite|cuits|cuites|rôti|rôtie|rôtis|rôties|fumée|fumé|fumés|fumées|reste|restes|broth|stock|caldo|bouillon',
  IN_PIECES:
    'pieces|diced|joint|jointed|cut|cubed|strips|sliced|chunks|trozos|troceado|dados|tiras|morceaux|en dés|lanières|découpé|découpe|thigh|breast|minced',
  CORE: 'core|centre|center|inside|internal|internally|thickest|middle|probe|thermometer|interior|dentro|centro|termómetro|cœur|interne|sonde|thermomètre|juices',
  PINK: 'pink|rare|medium rare|medium-rare|underdone|undercooked|half-raw|half raw|still raw|raw in|raw inside|raw at|raw on the inside|raw in the|serve it raw|eat it raw|enjoy it raw|rosado|rosada|rosados|poco hecho|poco hecha|poco hechos|crudo por|crudos por|cruda en|crudo dentro|sangrante|sangrantes|sirve crudo|servir crudos|come cruda|encore rose|reste rose|restent roses|légèrement rose|bien rose|servez rose|cuisson rose|chair rose|viande rose|rosé à|rosée à|rosés à|saignant|saignante|saignants|servez cru|servir crue|mangez crus',
  NOT_PINK:
    'no longer|not|isn’t|aren’t|no|none|nothing|without|lost|nada|never|until it lose|until they lose|lose|loses|gone|disappear|disappears|deje de|dejen de|pierda|pierdan|no quede|no queden|ya no|sin|plus rosé|plus rosée|plus rosées|plus du tout rosé|plus de rosé|plus cru|plus crue|plus crus|doivent plus|soient plus|n’est plus|ne soit|ne soient|ne doit|ne reste|pas|avoid|evita|evitar|évitez|sans',
  PINK_IS_FINE:
    'duck|beef|steak|steaks|lamb|venison|tuna|salmon|pato|ternera|buey|cordero|atún|canard|magret|magrets|bœuf|agneau|thon|saumon|onion|onions|cebolla|cebollas|oignon|oignons|shrimp|shrimps|prawn|prawns|gamba|gambas|crevette|crevettes|wine|vino|vin',
  OVEN: 'oven|bake|baked|roast|roasting|gas mark|horno|hornea|hornear|asa|asar|au four|préchauffez le four|sorti du four|four chaud|four préchauffé|four à chaleur tournante|enfournez|rôtir|thermostat|airfryer|air fryer',
  HOT_OVEN:
    'pizza oven|wood-fired|wood fired|tandoor|tandoori|horno de leña|horno de pizza|four à pizza|four à bois|pizza stone|grill|broil|flame|wok',
  OIL: 'oil|fry|frying|deep|aceite|freír|fríe|fríen|freir|huile|frire|friture',
  COLD: 'fridge|freezer|chill|nevera|congelador|frigo|congélateur|cool',
  WATER_BATH:
    'sous vide|sous-vide|water bath|immersion circulator|baño maría|baño de agua|al vacío|bain-marie|bain marie|thermoplongeur',
  PRESSURE:
    'pressure|instant pot|olla exprés|olla rápida|olla a presión|cocotte-minute|cocotte minute|autocuiseur|microwave|microondas|micro-ondes|microondes',
  DIRECT:
    'fry|fries|sear|saute|brown|boil|simmer|grill|poach|steam|freír|fríe|dora|hierve|hervir|plancha|saltea|poêle|revenir|dorer|griller|bouillir|mijoter',
  BOILED_EGG:
    'boil|boiled|boiling|cuece|cuecen|cocer|hierve|hervir|duros|pasados por agua|bouillir|cuire|durs|mollets|coque',
  OTHER_EGG:
    'poach|poached|scrambled|fry|fried|omelet|omelette|beat|beaten|whisk|wash|yolk|yolks|white|whites|batter|noodle|noodles|pasta|microwave|revuelto|bate|batido|yema|yemas|clara|claras|escalfa|escalfado|frito|fríe|brouillés|battu|jaune|jaunes|blanc|blancs|poché|poêle|cocotte|custard|flan|soup|sopa|soupe|sauce|salsa|milk|leche|lait|crepe|tortilla|pancake',
  WHOLE: 'whole|entero|entier',
  EGG: 'egg|eggs|huevo|huevos|œuf|œufs',
  SOAKED: 'soak|soaked|remoja|remojar|tremper|trempez',
  OTHERWISE_TIMED:
    'soak|soaked|grate|grated|ralla|rallada|râpé|râpez|package instructions|packet|paquete|emballage|until tender|until soft|until cooked|hasta que estén tiernas|hasta que esté tierna|jusqu’à ce que ce soit tendre|jusqu’à ce qu’il soit tendre',
  poultry:
    'chicken|turkey|poultry|bird|wing|wings|thigh|thighs|drumstick|drumsticks|breast|breasts|quail|quails|liver|livers|pollo|pavo|pechuga|pechugas|muslo|muslos|contramuslo|contramuslos|alita|alitas|ave|codornices|hígado|higaditos|poulet|dinde|volaille|blanc de|blancs de|cuisse|cuisses|aile|ailes|pilon|pilons|caille|cailles|foie|foies',
  pork: 'pork|chop|chops|rib|ribs|belly|tenderloin|loin|shoulder|cerdo|chuleta|chuletas|costilla|costillas|solomillo|lomo|panceta|paleta|porc|côte|côtes|côtelette|côtelettes|travers|filet mignon|échine|épaule|poitrine',
  mince:
    'mince|minced|ground beef|ground pork|ground lamb|ground turkey|ground chicken|ground meat|ground veal|burger|burgers|patty|patties|meatball|meatballs|sausage|sausages|meat|carne|picada|molida|hamburguesa|hamburguesas|albóndiga|albóndigas|salchicha|salchichas|viande|haché|hachée|steak|steaks|boulette|boulettes|saucisse|saucisses|merguez|porc|pork|cerdo|beef|bœuf|ternera',
};

const ALL: Readonly<Record<string, RegExp>> = { ...PATTERNS, ...MEAT_WORDS };

it.each(Object.entries(PHRASES))('%s recognises every phrase for it', (list, phrases) => {
  expect(phrases.split('|').filter((phrase) => !ALL[list]!.test(foldText(phrase)))).toEqual([]);
});

it.each<[keyof typeof PATTERNS, string]>([
  ['DONE_ALREADY', 'carne para asar'],
  ['DONE_ALREADY', 'asado de ternera'],
  ['DONE_ALREADY', 'rôti de porc'],
  ['PINK', 'pink peppercorn'],
  ['PINK', 'pink salt'],
  ['PINK', 'pink grapefruit'],
  ['PINK', 'pink lady'],
  ['PINK', 'pink onion'],
  ['PINK', 'rosado de Navarra'],
  ['PINK', 'Serve it. Wash your hands after the raw meat.'],
  ['PINK', 'Encore un peu. Des roses.'],
  ['PINK', 'Sirve. Lava lo crudo.'],
  ['OVEN', 'over the flame'],
  ['WHOLE', 'wholesome'],
])('%s does not take “%s” for one of its words', (list, phrase) => {
  expect(foldText(phrase)).not.toMatch(PATTERNS[list]);
});
