import type { Allergen } from '@contracts/vocabulary';
import type { Tongue } from '../../reading/tongue';

/** Names that usually mean something else in a recipe sentence: "sprinkles", "la pasa por harina", "le moule". */
export const OTHER_MEANINGS: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  en: new Set(
    'bitter bitters sprinkles crisps mince wrap wraps orange specks scotch fizz snail greens muffin muffins dripping drippings fish port rock mustard-yellow plum peach cod sole pollock skate ray sprat dates date sage olive rose lime chips nuts roll rolls shot ale punch wine pea mint porridge steak tart curd glass clam snails porridges bagels bagel'.split(
      ' ',
    ),
  ),
  es: new Set(
    'dorada doradas pasa pasas clara claras nuez yema yemas rosado rosada rosados rosadas espumoso espumosa cintas caracol lomo lomos lima vino sal papa pata concha cola negra blanca cava mango cana tapa tinto rabo corazon cardo copa avellana cereza aguja raya lenguado requeson menta canela tomate seta'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'rose roses rosee rosees moule moules noisette noisettes noix mousseux plis pli boudin boudins marc marmite escargot bar farce mur mure mures avocat grenade raie rouget fond chou sole menthe lard citron orange prune cassis bouchee navet cerise the cote cotes queue coeur coeurs langue joue filet mais vert verts the lait entiere bigarade canon dinde plat glace glaces'.split(
      ' ',
    ),
  ),
};

/** Things made in the pan rather than listed, and words that mean something else in a sentence. */
export const OFTEN_NO_INGREDIENT =
  /^(?:stock|gravy|custard|caramel|meringue|salsa|pesto|jam|jelly|vinaigrette|bechamel|hollandaise|mayonnaise|guacamole|tzatziki|chutney|tomato-sauce|sugar-syrup|bread|white-bread|pasta|fresh-pasta|noodle|meatball|burger-patty|popcorn|crackers|biscuit|pizza-dough|shortcrust-pastry|tortilla|tostada|pancake-mix|pate|ice|marzipan|cooked-rice|cooked-chicken|breadcrumb|crouton|hummus|granola|mincemeat|curry-paste|gnocchi|ravioli|rice-cake|mole-paste|barbecue-sauce|chocolate-spread|ice-cream|hot-chocolate-powder|kebab|date|sage|brown-sauce|peanut-sauce|tapenade|chimichurri|caesar-dressing|ranch-dressing|sourdough-starter|breadfruit|pulled-pork|pork-crackling|beef-dripping|bread-roll|croissant|doughnut|injera|naan|chapati|brioche|popcorn-kernel|blackberry|lime-leaf|corn-husk|mixed-.*|coffee|tea|hot-sauce|cooked-.*|espresso|lemonade|punch)$/;

/** Of these, what is bought rather than made from the list: a step that uses it unlisted brings its allergens. */
export const BRINGS_ITS_OWN =
  /^(?:pasta|fresh-pasta|noodle|bread|white-bread|bread-roll|croissant|brioche|naan|crackers|pesto|ice-cream|hummus|gnocchi|ravioli|doughnut)$/;

/**
 * Of these, what a cook makes or buys, and the allergens of what it is made of. If none of those is in the list, it is
 * bought: the flour of pasta makes no béchamel without milk.
 */
export const MADE_OF: Readonly<Record<string, readonly Allergen[]>> = {
  custard: ['Dairy', 'Eggs'],
  meringue: ['Eggs'],
  bechamel: ['Dairy'],
  hollandaise: ['Eggs'],
  mayonnaise: ['Eggs'],
  tzatziki: ['Dairy'],
  marzipan: ['Nuts'],
  'mole-paste': ['Peanuts', 'Sesame', 'Nuts'],
  'chocolate-spread': ['Nuts'],
  'peanut-sauce': ['Peanuts'],
  tapenade: ['Fish'],
  'caesar-dressing': ['Fish', 'Eggs'],
  'ranch-dressing': ['Dairy', 'Eggs'],
  granola: ['Nuts', 'Gluten'],
};

/** Of these, what no dish makes of plants. Where the list has no meat, it was forgotten there. */
export const CERTAINLY_MEAT = /^(?:cooked-chicken|pulled-pork|pork-crackling|beef-dripping)$/;

/** French says one word for ice and for ice cream. */
export const ON_ICE = /\b(?:sur )?(?:de )?la glace\b/g;

/** "The size of a walnut", "une noix de beurre": a measure, not an ingredient. */
export const AS_MEASURE =
  /\b(?:the )?size of (?:a |an )?\w+|\b\w+[- ]sized?\b|\bnoix de (?:beurre|margarine|saint[- ]jacques)|\bnoisettes? de beurre|\bbeurre noisette|\bnuez de mantequilla|\bpunto de (?:nieve|caramelo)|\b(?:lomos?|filetes?|pechugas?) de (?=\w)|\bneige\b|\begg[- ]wash|\bcorn on the cob|\bbutter (?:the|a|your) (?:tin|dish|mould|pan|tray)|\bflour(?:ed)? (?:the )?(?:surface|worktop|board|counter|work)|\bolive green|\bcooking oil|\bcouleur \w+|\bcolor \w+|\bal gusto\b|\bbaking (?:paper|sheet|tray|parchment)|\bpapier \w+|\bpapel \w+|\b(?:rice|pasta|potato|bread) (?:water|masher|cooker|maker|machine)|\bgarlic press|\bsalad bowl|\bcheese ?cloth|\bcoffee (?:cup|spoon|filter|grinder)|\bcuill\w+ a (?:cafe|soupe|the)|\bcucharad\w+ de (?:cafe|postre|sopa)/g;

/** "Smooth like cream", "blend to a flour", "roll into a sausage": a comparison, not an ingredient. */
export const LIKENESS =
  /\b(?:like|than|as|smell\w* of|taste of|turns? to|to a|into a|into|como|olor a|huel\w* a|forma de|hasta obtener|en|comme|odeur de|forme de|sent(?:e|ent)? l[ae]s?|texture d[e'])\s?(?:an? |una? |une? |la |thick |double |fine |coarse )*(?:creme epaisse|double cream|thick cream|single cream|cream|flour|sausages?|hazelnuts?|walnuts?|honey|crema|nata|harina|avellanas?|salchichas?|creme|farine|boudins?|saucisses?|noisettes?|miel|wine|porridge|custard)\b|\bthick cream (?:of|from)|\bnata espesa de|\bcreme epaisse du|\b(?:wine|whisky|champagne|cocktail) glass\w*|\bcopas? de (?:vino|champan|cava)|\bverres? a (?:vin|whisky|eau|cocktail)/g;

/** Phrases before what is served beside the dish: "serve with bread". What stands before them is in the dish. */
export const SERVED_WITH =
  /\b(?:serve(?:d)? (?:it |them |hot |warm |cold |straight away |immediately )?(?:with|over|on|in|alongside)|enjoy(?:ed)? (?:it |them )?(?:with|on|over)|eat (?:it |them )?(?:with|on)|(?:with|on) a (?:side|bed) of|(?:sirve(?:lo|la|los|las)?|servir|disfruta\w*) (?:con|sobre|en)|acompana\w*|(?:servez(?:[- ]l[ae]s?)?|servir|degustez|savourez|dressez) (?:avec|sur|dans)|accompagn\w*)\b/;

/** Words of a sentence about what may be in the dish or beside it: "optional", "goes well with". */
export const OPTIONAL =
  /\b(?:goes well|pairs? well|optional\w*|if you (?:like|wish|want)|instead|alternatively|or use|leftovers?|would also|si quieres|opcional\w*|en lugar|en vez|o bien|si vous (?:voulez|aimez|souhaitez)|facultati\w*|au lieu|a la place|ou bien)\b/;

/** Phrases for what is served beside the dish, or may be. */
export const BESIDE = new RegExp(`${SERVED_WITH.source}|${OPTIONAL.source}`);

/** Words of a sentence that leaves something out. */
export const WITHOUT = /\b(?:without|no|not|never|sin|sans|pas de|free|don.t|avoid|evita|evitez)\b/;

/** Words that add something to the dish. */
export const ADDS =
  /\b(?:add\w*|stir\w*|toss\w*|mix\w*|pour\w*|put|scatter\w*|sprinkl\w*|fold\w*|top\w*|garnish\w*|throw|drizzl\w*|whisk\w*|blend\w*|combine|finish|season\w*|anad\w*|agreg\w*|incorpor\w*|mezcl\w*|vierte|echa\w*|pon|espolvore\w*|esparc\w*|decor\w*|adorn\w*|ajout\w*|vers\w*|melang\w*|parsem\w*|saupoudr\w*|mettez|disposez|fait\w*(?:[- ]l[ae]s?)? revenir|alin\w*|sazon\w*)\b/;

/** Kinds of one food whose names recipes interchange. */
export const KINDRED = [
  /chilli|cayenne|jalapeno|gochugaru|chipotle|serrano|habanero|guajillo|pasilla|ancho/,
  /^(?:yeast|fresh-yeast|baking-powder|bicarbonate-of-soda|sourdough-starter)$/,
  /-?wine$|prosecco|cava|champagne/,
  /(?:^|-)cream(?:-cheese)?$|creme-fraiche|crema$/,
];

/** Words for a whole group of foods. */
export const GENERAL =
  /^(?:meat|viande|carne|fish|poisson|pescado|seafood|marisco|cheese|fromage|queso|nuts?|frutos secos|noix|cream|creme|crema|nata|milk|lait|leche|eggs?|oeufs?|huevos?|butter|beurre|mantequilla|sauce|salsa|broth|bouillon|caldo|stock|dough|pate|masa|steaks?|filet|filete|fillets?|lomos?|carcass|pork|cerdo|porc|sausages?|salchichas?|saucisses?|bacon|tocino|lard|panceta|ham|jamon|jambon)$/;

/** Phrases of a step that uses the whole list. */
export const ALL_OF_IT =
  /\b(?:all (?:of )?(?:the |your |other |remaining |dry |wet |of )*(?:ingredients|everything)|everything|(?:remaining|other|rest of the|dry|wet) ingredients|(?:todos los|los demas|el resto de(?: los)?|resto de) ingredientes|(?:mezcla|tritura|bate|pon|junta|anade|cuece|mete)\w* todo|tous les (?:autres )?ingredients|le reste des ingredients|(?:les|des) autres ingredients|le tout)\b/;

/** Words in names that identify no ingredient. */
export const WEAK_WORDS = new Set(
  'fresh dried large small medium extra virgin plain organic raw cooked ground whole chopped sliced fresco fresca seco seca grande pequeno entero frais fraiche sec seche gros petit entier moulu molido picado rallado hache rape white red green black blanco roja rojo verde negro negra blanc blanche rouge vert noir noire'.split(
    ' ',
  ),
);

/** Small words inside names. */
export const LINKS = new Set('de d du des del la le les l el los las al au aux of the a en un una une'.split(' '));
