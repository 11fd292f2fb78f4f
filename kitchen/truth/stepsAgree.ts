import type { Allergen, Language } from '@contracts/vocabulary';
import { allergensOf } from '../allergens';
import { foldText, wordsOf } from '../foldWord';
import { FRUIT } from '../ingredients/fruit';
import { HERBS_SPICES } from '../ingredients/herbsSpices';
import type { Ingredient } from '../ingredients/ingredient';
import { MEAT } from '../ingredients/meat';
import { FISH_SEAFOOD } from '../ingredients/fishSeafood';
import { NUTS_SEEDS_LEGUMES } from '../ingredients/nutsSeedsLegumes';
import { VEGETABLES } from '../ingredients/vegetables';
import { ancestorsOf, ingredientById, INGREDIENTS } from '../ingredientTable';
import { tongueOf, type Tongue } from '../lineWords';
import { createWordIndex, type WordIndex } from '../wordIndex';
import type { CookingStep } from './cookingSteps';
import type { LineFacts } from './lineFacts';

/** What the steps say of ingredients beside the list. */
export interface StepsAgreement {
  /** Ids that a step uses and no line names, where that matters to what is eaten: the draft is refused. */
  missing: { id: string; words: string; step: number }[];
  /** Plants without allergens that a step uses and no line names: they are put on the list. */
  forgotten: { id: string; words: string }[];
  /** Allergens of what is only suggested beside it: "serve with bread". */
  beside: Allergen[];
  /** Places of lines that no step uses. */
  unused: number[];
}

const indexes = new Map<Tongue, WordIndex>();

/** Names in one language alone: "four" is a number in English and an oven in French. */
const indexOf = (tongue: Tongue): WordIndex => {
  const known = indexes.get(tongue);
  if (known) return known;
  const own = (row: Ingredient): Ingredient => ({ ...row, en: row[tongue], us: tongue === 'en' ? row.us : undefined, es: row[tongue], fr: row[tongue] }); // prettier-ignore
  const made = createWordIndex(INGREDIENTS.map(own));
  indexes.set(tongue, made);
  return made;
};

const LINKS = new Set('de d du des del la le les l el los las al au aux of the a en un una une'.split(' '));

const stemOf = (word: string) => word.replace(/(?<=...)(?:es|s|x|e)$/, '');

const withoutLinks = (words: readonly string[]) => words.filter((word) => !LINKS.has(word)).join(' ');

const names = new Map<string, ReadonlySet<string>>();

/** As the table writes it, in one or several: a stem says too little in a sentence ("trois fois" is no liver). */
const isNameOf = (id: string, words: string, tongue: Tongue): boolean => {
  const key = `${tongue} ${id}`;
  if (!names.has(key)) {
    const row = ingredientById(id)!;
    const own = [...row[tongue], ...(tongue === 'en' ? (row.us ?? []) : [])];
    names.set(key, new Set(own.map((name) => withoutLinks(wordsOf(foldText(name))))));
  }
  return names.get(key)!.has(withoutLinks(words.split(' ')));
};

/** Names that mean something else in most sentences of a recipe: "sprinkles", "la pasa por harina", "le moule". */
const OTHER_MEANINGS: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  en: new Set('bitter bitters sprinkles crisps mince wrap wraps orange specks scotch fizz snail greens muffin muffins dripping drippings fish port rock mustard-yellow plum peach cod sole pollock skate ray sprat dates date sage olive rose lime chips nuts roll rolls shot ale punch wine pea mint porridge steak tart curd glass clam snails porridges bagels bagel'.split(' ')), // prettier-ignore
  es: new Set('dorada doradas pasa pasas clara claras nuez yema yemas rosado rosada rosados rosadas espumoso espumosa cintas caracol lomo lomos lima vino sal papa pata concha cola negra blanca cava mango cana tapa tinto rabo corazon cardo copa avellana cereza aguja raya lenguado requeson menta canela tomate seta'.split(' ')), // prettier-ignore
  fr: new Set('rose roses rosee rosees moule moules noisette noisettes noix mousseux plis pli boudin boudins marc marmite escargot bar farce mur mure mures avocat grenade raie rouget fond chou sole menthe lard citron orange prune cassis bouchee navet cerise the cote cotes queue coeur coeurs langue joue filet mais vert verts the lait entiere bigarade canon dinde plat'.split(' ')), // prettier-ignore
};

interface Mention {
  id: string;
  words: string;
}

const mentionsIn = (sentence: string, tongue: Tongue): Mention[] => {
  const index = indexOf(tongue);
  const words = wordsOf(sentence);
  const found: Mention[] = [];
  for (let at = 0; at < words.length;) {
    let step = 1;
    for (let length = Math.min(index.longest, words.length - at); length > 0; length -= 1) {
      const own = words.slice(at, at + length);
      if (LINKS.has(own[0]!) || LINKS.has(own.at(-1)!)) continue;
      const id = index.exact(own);
      if (id === undefined) continue;
      found.push({ id, words: own.join(' ') });
      step = length;
      break;
    }
    at += step;
  }
  return found;
};

/** Made in the pan rather than taken from the cupboard, or words that mean something else in a sentence. */
const OFTEN_NO_INGREDIENT =
  /^(?:stock|gravy|custard|caramel|meringue|salsa|pesto|jam|jelly|vinaigrette|bechamel|hollandaise|mayonnaise|guacamole|tzatziki|chutney|tomato-sauce|sugar-syrup|bread|white-bread|pasta|fresh-pasta|noodle|meatball|burger-patty|popcorn|crackers|biscuit|pizza-dough|shortcrust-pastry|tortilla|tostada|pancake-mix|pate|ice|marzipan|cooked-rice|cooked-chicken|breadcrumb|crouton|hummus|granola|mincemeat|curry-paste|gnocchi|ravioli|rice-cake|mole-paste|barbecue-sauce|chocolate-spread|ice-cream|hot-chocolate-powder|kebab|date|sage|brown-sauce|peanut-sauce|tapenade|chimichurri|caesar-dressing|ranch-dressing|sourdough-starter|breadfruit|pulled-pork|pork-crackling|beef-dripping|bread-roll|croissant|doughnut|injera|naan|chapati|brioche|popcorn-kernel|blackberry|lime-leaf|corn-husk|mixed-.*|coffee|tea|hot-sauce|cooked-.*|espresso|lemonade|punch)$/;

/** "The size of a walnut", "une noix de beurre": a measure, no food. */
const AS_MEASURE =
  /\b(?:the )?size of (?:a |an )?\w+|\b\w+[- ]sized?\b|\bnoix de (?:beurre|margarine|saint[- ]jacques)|\bnoisettes? de beurre|\bbeurre noisette|\bnuez de mantequilla|\bpunto de (?:nieve|caramelo)|\b(?:lomos?|filetes?|pechugas?) de (?=\w)|\bneige\b|\begg[- ]wash|\bcorn on the cob|\bbutter (?:the|a|your) (?:tin|dish|mould|pan|tray)|\bflour(?:ed)? (?:the )?(?:surface|worktop|board|counter|work)|\bolive green|\bcooking oil|\bcouleur \w+|\bcolor \w+|\bal gusto\b|\bbaking (?:paper|sheet|tray|parchment)|\bpapier \w+|\bpapel \w+|\b(?:rice|pasta|potato|bread) (?:water|masher|cooker|maker|machine)|\bgarlic press|\bsalad bowl|\bcheese ?cloth|\bcoffee (?:cup|spoon|filter|grinder)|\bcuill\w+ a (?:cafe|soupe|the)|\bcucharad\w+ de (?:cafe|postre|sopa)/g;

/** "Smooth like cream", "blend to a flour", "roll into a sausage": what it is like, not what goes in. */
const LIKENESS =
  /\b(?:like|than|as|smell\w* of|taste of|turns? to|to a|into a|into|como|olor a|huel\w* a|forma de|hasta obtener|en|comme|odeur de|forme de|sent(?:e|ent)? l[ae]s?|texture d[e'])\s?(?:an? |una? |une? |la |thick |double |fine |coarse )*(?:creme epaisse|double cream|thick cream|single cream|cream|flour|sausages?|hazelnuts?|walnuts?|honey|crema|nata|harina|avellanas?|salchichas?|creme|farine|boudins?|saucisses?|noisettes?|miel|wine|porridge|custard)\b|\bthick cream (?:of|from)|\bnata espesa de|\bcreme epaisse du|\b(?:wine|whisky|champagne|cocktail) glass\w*|\bcopas? de (?:vino|champan|cava)|\bverres? a (?:vin|whisky|eau|cocktail)/g;

const BESIDE =
  /\b(?:serve(?:d)? (?:it |them |hot |warm |cold |straight away |immediately )?(?:with|over|on|alongside)|goes well|pairs? well|optional\w*|if you (?:like|wish|want)|instead|alternatively|or use|leftovers?|would also|sirve(?:lo|la|los|las)? con|acompana\w*|si quieres|opcional\w*|en lugar|en vez|o bien|servez (?:le |la |les )?avec|accompagn\w*|si vous (?:voulez|aimez|souhaitez)|facultati\w*|au lieu|a la place|ou bien)\b/;
const WITHOUT = /\b(?:without|no|not|never|sin|sans|pas de|free|don.t|avoid|evita|evitez)\b/;
const ADDS =
  /\b(?:add\w*|stir\w*|toss\w*|mix\w*|pour\w*|put|scatter\w*|sprinkl\w*|fold\w*|top\w*|garnish\w*|throw|drizzl\w*|whisk\w*|blend\w*|combine|finish|season\w*|anad\w*|agreg\w*|incorpor\w*|mezcl\w*|vierte|echa\w*|pon|espolvore\w*|esparc\w*|decor\w*|adorn\w*|ajout\w*|vers\w*|melang\w*|parsem\w*|saupoudr\w*|incorpor\w*|mettez|disposez|fait\w* revenir|alin\w*|sazon\w*)\b/;

const origins = (ids: readonly string[]) => new Set(ids.map((id) => ingredientById(id)?.origin));

/** Kinds of one thing that recipes name as they like. */
const KINDRED = [/chilli|cayenne|jalapeno|gochugaru|chipotle|serrano|habanero|guajillo|pasilla|ancho/, /^(?:yeast|fresh-yeast|baking-powder|bicarbonate-of-soda|sourdough-starter)$/, /-?wine$|prosecco|cava|champagne/, /cream|creme-fraiche|crema$/]; // prettier-ignore

const isRelated = (id: string, listed: readonly string[]): boolean =>
  listed.some((other) => {
    if (other === id || KINDRED.some((kind) => kind.test(id) && kind.test(other))) return true;
    const family = [id, ...ancestorsOf(id)];
    return [other, ...ancestorsOf(other)].some((one) => family.includes(one));
  });

const stemsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => wordsOf(foldText(text)).map(stemOf)));

const TRACE_OF_ALCOHOL = 0.5;

/** Allergens, meat, fish or alcohol that the list does not have yet. */
const bringsSomething = (id: string, listed: readonly string[], allergens: readonly Allergen[]): boolean => {
  const row = ingredientById(id);
  if (!row) return false;
  const isNewAllergen = allergensOf([id]).allergens.some((allergen) => !allergens.includes(allergen));
  const isNewOrigin = row.origin !== 'plant' && !origins(listed).has(row.origin) && !(row.origin === 'fish' && origins(listed).has('meat') && isNewAllergen); // prettier-ignore
  const isMeatOfItsOwn = (row.origin === 'meat' || row.origin === 'fish') && !isRelated(id, listed) && !/stock|lard|dripping|suet/.test(id); // prettier-ignore
  const isNewAlcohol = (row.abv ?? 0) > TRACE_OF_ALCOHOL && !listed.some((other) => (ingredientById(other)?.abv ?? 0) > TRACE_OF_ALCOHOL); // prettier-ignore
  return isNewAllergen || isNewOrigin || isMeatOfItsOwn || isNewAlcohol;
};

/** Words for a whole kind of food. */
const GENERAL =
  /^(?:meat|viande|carne|fish|poisson|pescado|seafood|marisco|cheese|fromage|queso|nuts?|frutos secos|noix|cream|creme|crema|nata|milk|lait|leche|eggs?|oeufs?|huevos?|butter|beurre|mantequilla|sauce|salsa|broth|bouillon|caldo|stock|dough|pate|masa|steaks?|filet|filete|fillets?|lomos?|carcass|pork|cerdo|porc|sausages?|salchichas?|saucisses?|bacon|tocino|lard|panceta|ham|jamon|jambon)$/;

const ALL_OF_IT =
  /\b(?:all (?:of )?(?:the |your |other |remaining |dry |wet |of )*(?:ingredients|everything)|everything|(?:remaining|other|rest of the|dry|wet) ingredients|(?:todos? l[oa]s?|los demas|el resto de(?: los)?|resto de) ingredientes|(?:mezcla|tritura|bate|pon|junta|anade|cuece|mete)\w* todo|tous les (?:autres )?ingredients|le reste des ingredients|(?:les|des) autres ingredients|le tout)\b/;

const idsOf = (rows: readonly Ingredient[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

const GROUPS: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/\b(?:vegetables?|veg|greens|salad|legumes|verduras?|hortalizas|crudites|ensalada|salade)\b/, idsOf(VEGETABLES)],
  [/\b(?:spices?|seasonings?|herbs?|seasoned?|especias?|hierbas?|sazona\w*|condiment\w*|alin\w*|epices?|herbes|aromates|assaisonn\w*|fines herbes|garnish|flavourings?)\b/, idsOf(HERBS_SPICES)], // prettier-ignore
  [/\b(?:fruits?|berries|frutas?|frutos rojos|agrumes|citrus)\b/, idsOf(FRUIT)],
  [
    /\b(?:meats?|carnes?|viandes?|meatballs?|patt(?:y|ies)|burgers?|bird|filling|relleno|farce|stuffing)\b/,
    idsOf(MEAT),
  ],
  [/\b(?:fish|seafood|pescados?|mariscos?|poissons?|fruits de mer)\b/, idsOf(FISH_SEAFOOD)],
  [/\b(?:nuts|seeds|beans|pulses|frutos secos|semillas|legumbres|alubias|judias|noix|graines|legumineuses|haricots|legumes secs|dal)\b/, idsOf(NUTS_SEEDS_LEGUMES)], // prettier-ignore
];

const WEAK_WORDS = new Set(
  'fresh dried large small medium extra virgin plain organic raw cooked ground whole chopped sliced fresco fresca seco seca grande pequeno entero frais fraiche sec seche gros petit entier moulu molido picado rallado hache rape white red green black blanco roja rojo verde negro negra blanc blanche rouge vert noir noire'.split(
    ' ',
  ),
);

const isUsed = (line: LineFacts, mentioned: readonly string[], stems: ReadonlySet<string>, whole: string): boolean => {
  if (line.ids.some((id) => ingredientById(id)?.isStaple)) return true;
  if (line.ids.some((id) => isRelated(id, mentioned)) || line.named.some((id) => mentioned.includes(id))) return true;
  const words = wordsOf(foldText(line.wire.name)).filter((word) => word.length >= 3 && !WEAK_WORDS.has(word) && !LINKS.has(word)); // prettier-ignore
  if (words.some((word) => stems.has(stemOf(word)))) return true;
  if (line.ids.some((id) => GROUPS.some(([pattern, ids]) => ids.has(id) && pattern.test(whole)))) return true;
  return line.ids.some((id) => /-(?:juice|zest)$/.test(id) && mentioned.includes(id.replace(/-(?:juice|zest)$/, '')));
};

/** Compares what the steps use with what the list names. */
export const stepsAgreement = (
  lines: readonly LineFacts[],
  steps: readonly CookingStep[],
  listedAllergens: readonly Allergen[],
  language: Language,
): StepsAgreement => {
  const tongue = tongueOf(language);
  const listed = [...new Set(lines.flatMap(({ named }) => named))];
  const listedStems = stemsOf(lines.map(({ text }) => text));
  const result: StepsAgreement = { missing: [], forgotten: [], beside: [], unused: [] };
  const mentioned: string[] = [];

  steps.forEach(({ sentences }, step) => {
    for (const raw of sentences) {
      const sentence = raw.replace(AS_MEASURE, ' ').replace(LIKENESS, ' ');
      const mentions = mentionsIn(sentence, tongue);
      mentioned.push(...mentions.map(({ id }) => id));
      for (const { id, words } of mentions) {
        const row = ingredientById(id)!;
        if (row.isStaple || OFTEN_NO_INGREDIENT.test(id) || isRelated(id, listed)) continue;
        if (OTHER_MEANINGS[tongue].has(words) || !isNameOf(id, words, tongue)) continue;
        if (words.split(' ').some((word) => !LINKS.has(word) && word.length >= 3 && listedStems.has(stemOf(word)))) continue; // prettier-ignore
        if (GENERAL.test(words) && origins(listed).has(row.origin)) continue;
        const isNew = bringsSomething(id, listed, listedAllergens);
        if (WITHOUT.test(sentence)) continue;
        if (BESIDE.test(sentence)) {
          if (isNew) result.beside.push(...allergensOf([id]).allergens);
        } else if (isNew) result.missing.push({ id, words, step });
        else if (ADDS.test(sentence) && !result.forgotten.some((other) => other.id === id)) result.forgotten.push({ id, words }); // prettier-ignore
      }
    }
  });

  const whole = steps.map(({ folded }) => folded).join(' ');
  if (!ALL_OF_IT.test(whole)) {
    const stems = stemsOf([whole]);
    lines.forEach((line, place) => {
      if (!isUsed(line, mentioned, stems, whole)) result.unused.push(place);
    });
  }
  return result;
};
