import { foldText } from '../foldWord';
import { ingredientById } from '../ingredientTable';
import { degreesIn, secondsSaid, type CookingStep } from './cookingSteps';
import type { LineFacts } from './lineFacts';
import type { TruthFault } from './types';

export interface HeatFault {
  kind: Extract<TruthFault, 'undercooked' | 'implausibleHeat' | 'impossibleTime'>;
  detail: string;
}

type Meat = 'poultry' | 'pork' | 'mince';

const POULTRY = /^(?:chicken(?:-(?:breast|thigh|leg|drumstick|wing|liver))?|turkey|guinea-fowl|quail|poussin)$/;
const MINCE = /^(?:[a-z]+-mince|minced-meat|sausage|sausage-meat|merguez|meatball|burger-patty)$/;
const NOT_MEAT = /^soya-mince$/;
const PORK = /^pork(?:-(?:chop|shoulder|belly|tenderloin|loin|rib|cheek|trotter))?$/;
const DONE_ALREADY =
  /\b(?:cooked|roasted?|leftover|left over|smoked|tinned|canned|rotisserie|shredded cooked|cocid[oa]s?|asad[oa]s?(?! de)|ahumad[oa]s?|sobras?|cuite?s?|rotie?s?(?! de)|fumee?s?|restes?|broth|stock|caldo|bouillon)\b/;

const meatOf = ({ ids, text }: LineFacts): Meat | undefined => {
  if (DONE_ALREADY.test(foldText(text).replace(/\broast(?:ed|ing)? chicken\b(?=.*\bwhole\b)/, ''))) return undefined;
  if (ids.some((id) => MINCE.test(id) && !NOT_MEAT.test(id))) return 'mince';
  if (ids.some((id) => POULTRY.test(id))) return 'poultry';
  return ids.some((id) => PORK.test(id)) ? 'pork' : undefined;
};

const WORDS: Readonly<Record<Meat, RegExp>> = {
  poultry: /\b(?:chicken|turkey|poultry|bird|wings?|thighs?|drumsticks?|breasts?|quails?|livers?|pollo|pavo|pechugas?|muslos?|contramuslos?|alitas?|ave|codornices|higad\w+|poulet|dinde|volaille|blancs? de|cuisses?|ailes?|pilons?|cailles?|foies?)\b/, // prettier-ignore
  pork: /\b(?:pork|chops?|ribs?|belly|tenderloin|loin|shoulder|cerdo|chuletas?|costillas?|solomillo|lomo|panceta|paleta|porc|cotes?|cotelettes?|travers|filet mignon|echine|epaule|poitrine)\b/, // prettier-ignore
  mince: /\b(?:mince\w*|ground (?:beef|pork|lamb|turkey|chicken|meat|veal)|burgers?|patt(?:y|ies)|meatballs?|sausages?|meat|carne|picada|molida|hamburguesas?|albondigas?|salchichas?|viande|hache\w*|steaks?|boulettes?|saucisses?|merguez|porc|pork|cerdo|beef|boeuf|ternera)\b/, // prettier-ignore
};

/** Shortest time on the heat, all steps together, that can cook it through. */
const SECONDS_MIN: Readonly<Record<Meat, number>> = { poultry: 300, pork: 240, mince: 240 };
const WHOLE_BIRD_SECONDS = 2_400;
const WHOLE_BIRD_PRESSED_SECONDS = 1_200;
const WHOLE_BIRD_GRAMS = 1_000;
const WHOLE_BIRD = /^(?:chicken|turkey|guinea-fowl)$/;
const IN_PIECES = /\b(?:pieces|diced|joint(?:ed)?|cut|cubed|strips|sliced|chunks|trozos|troceado|dados|tiras|morceaux|des|lanieres|decoupe\w*|thigh|breast|minced)\b/; // prettier-ignore

/** Core temperature in °C (FSA: 70 °C for two minutes; USDA: 63 °C and a rest for whole cuts of pork). */
const CORE_MIN: Readonly<Record<Meat, number>> = { poultry: 70, pork: 62, mince: 68 };
const CORE = /\b(?:core|centre|center|inside|internal\w*|thickest|middle|probe|thermometer|interior|dentro|centro|termometro|coeur|interne|sonde|thermometre|juices)\b/; // prettier-ignore

const PINK =
  /\b(?:pink(?! (?:peppercorn|salt|grapefruit|lady|onion))|(?:medium[- ])?rare|underdone|undercooked|half[- ]raw|still raw|raw (?:in|inside|at|on the inside|in the)|(?:serve|eat|enjoy)\b[^.]{0,40}\braw|rosad[oa]s?(?! de)|poco hech[oa]s?|crud[oa]s? (?:por|en|dentro)|sangrantes?|(?:sirve|servir|come)\b[^.]{0,40}\bcrud[oa]s?|(?:encore|reste|restent|legerement|bien|servez\w*|cuisson|chair|viande)\b[^.]{0,40}\broses?|rosee?s? a|saignante?s?|(?:servez|servir|mangez)\b[^.]{0,40}\bcrue?s?)\b/;
const NOT_PINK =
  /\b(?:no longer|not|isn.t|aren.t|no|none|nothing|without|lost|nada|nothing|never|until (?:it|they) lose|loses?|gone|disappear\w*|deje\w* de|pierda\w*|no quede\w*|ya no|sin|plus (?:du tout |de )?(?:rosee?s?|crue?s?)|doivent plus|soient plus|n'est plus|ne (?:soit|soient|doit|reste)|pas|avoid|evita\w*|evitez|sans)\b/;
const PINK_IS_FINE = /\b(?:duck|beef|steaks?|lamb|venison|tuna|salmon|pato|ternera|buey|cordero|atun|salmon|canard|magrets?|boeuf|agneau|thon|saumon|onions?|cebollas?|oignons?|shrimps?|prawns?|gambas?|crevettes?|wine|vino|vin)\b/; // prettier-ignore

const OVEN =
  /\b(?:oven|bake\w*|roast\w*|gas mark|horno|hornea\w*|asa|asar|four|enfourn\w*|rotir|thermostat|air ?fryer)\b/;
const HOT_OVEN = /\b(?:pizza oven|wood[- ]fired|tandoor\w*|horno de (?:lena|pizza)|four a (?:pizza|bois)|pizza stone|grill|broil|flame|wok)\b/; // prettier-ignore
const OIL = /\b(?:oil|fry\w*|deep|aceite|frei\w*|frie\w*|freir|huile|frire|friture)\b/;
const COLD = /\b(?:fridge|freezer|chill|nevera|congelador|frigo|congelateur|cool)\b/;

const OVEN_MAX = 300;
const OIL_MAX = 230;
const ANY_MAX = 320;
const WATER_BATH = /\b(?:sous[- ]vide|water bath|immersion circulator|bano (?:maria|de agua)|al vacio|bain[- ]marie|thermoplongeur|basse temperature sous vide)\b/; // prettier-ignore
/** Below this nothing is roasted; only long baths and slow ovens cook with less. */
const COOL_OVEN = 100;

const heatFault = (steps: readonly CookingStep[], isAmerican: boolean): HeatFault | undefined => {
  for (const sentence of steps.flatMap((step) => step.sentences)) {
    if (HOT_OVEN.test(sentence) || COLD.test(sentence)) continue;
    const most = Math.max(0, ...degreesIn(sentence, isAmerican));
    const isTooHot =
      (OVEN.test(sentence) && most > OVEN_MAX) || (!OVEN.test(sentence) && OIL.test(sentence) && most > OIL_MAX) || most > ANY_MAX; // prettier-ignore
    if (isTooHot) return { kind: 'implausibleHeat', detail: `${Math.round(most)} °C is no temperature of a kitchen` };
  }
  return undefined;
};

/** Steps from the first that names one of the words; all of them where none does. */
const fromFirst = (steps: readonly CookingStep[], words: RegExp): readonly CookingStep[] => {
  const first = steps.findIndex(({ folded }) => words.test(folded));
  return first < 0 ? steps : steps.slice(first);
};

const sumHeated = (steps: readonly CookingStep[]) => steps.reduce((sum, { heated }) => sum + heated, 0);

const PRESSURE = /\b(?:pressure|instant pot|olla (?:expres|rapida|a presion)|cocotte[- ]minute|autocuiseur|microwave|microondas|micro-?ondes)\b/; // prettier-ignore
const DIRECT = /\b(?:fry|fries|sear|saute|brown|boil|simmer|grill|poach|steam|freir|frie|dora|hierve|hervir|plancha|saltea|poele|revenir|dorer|griller|bouillir|mijoter)\b/; // prettier-ignore

const isTooCool = (later: readonly CookingStep[], all: readonly CookingStep[], isAmerican: boolean): boolean => {
  const cooking = all
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => !CORE.test(sentence) && !COLD.test(sentence))
    .flatMap((sentence) => degreesIn(sentence, isAmerican));
  if (cooking.length === 0 || Math.max(...cooking) >= COOL_OVEN) return false;
  if (later.some(({ folded }) => DIRECT.test(folded)) && Math.max(...cooking) < 45) return false;
  const hottest = Math.max(...cooking);
  const seconds = sumHeated(later);
  const isBath = all.some(({ folded }) => WATER_BATH.test(folded));
  return !((hottest >= 75 && seconds >= 5_400) || (isBath && hottest >= 60 && seconds >= 3_600));
};

const undercookedMeat = (
  title: string,
  line: LineFacts,
  meat: Meat,
  steps: readonly CookingStep[],
  isAmerican: boolean,
): HeatFault | undefined => {
  const fault = (detail: string): HeatFault => ({ kind: 'undercooked', detail: `${line.wire.name}: ${detail}` });
  const later = fromFirst(steps, WORDS[meat]);
  const heated = sumHeated(later);
  const isWhole =
    line.ids.some((id) => WHOLE_BIRD.test(id)) &&
    ((line.unit === 'piece' && (line.amount ?? 0) <= 3) || /\b(?:whole|entero|entier)\b/.test(foldText(line.text))) &&
    (line.grams ?? WHOLE_BIRD_GRAMS) >= WHOLE_BIRD_GRAMS &&
    !IN_PIECES.test(foldText(line.text));
  const isPressed = steps.some(({ folded }) => PRESSURE.test(folded));
  const needed = isWhole ? (isPressed ? WHOLE_BIRD_PRESSED_SECONDS : WHOLE_BIRD_SECONDS) : SECONDS_MIN[meat];
  if (heated < needed)
    return fault(`is on the heat for ${Math.round(heated / 60)} min, at least ${Math.ceil(needed / 60)} min are needed to cook it through`); // prettier-ignore
  for (const sentence of [foldText(title), ...steps.flatMap((step) => step.sentences)]) {
    const core = CORE.test(sentence) ? degreesIn(sentence, isAmerican).filter((degrees) => degrees < 110) : [];
    if (core.length > 0 && Math.max(...core) < CORE_MIN[meat] && !PINK_IS_FINE.test(sentence))
      return fault(`a core of ${Math.round(Math.max(...core))} °C is too low, ${CORE_MIN[meat] + (meat === 'pork' ? 1 : 4)} °C are needed`); // prettier-ignore
    const isSafePork = meat === 'pork' && core.length > 0;
    if (
      PINK.test(sentence) &&
      !NOT_PINK.test(sentence) &&
      !PINK_IS_FINE.test(sentence.replace(/steaks? haches?|ground beef|minced beef|beef mince|beef burgers?/g, '')) &&
      !isSafePork
    )
      // prettier-ignore
      return fault('has to be cooked through, never pink, rare or raw');
  }
  if (isTooCool(later, steps, isAmerican)) return fault('is cooked at a temperature that kills no germs');
  return undefined;
};

interface TimeRule {
  what: string;
  id: RegExp;
  words: RegExp;
  except: RegExp;
  seconds: number;
}

/** Food that a short time cannot cook, all heat from its first mention on. */
const TIME_RULES: readonly TimeRule[] = [
  { what: 'rice', id: /^(?:rice|[a-z]+-rice|long-grain-rice|short-grain-rice)$/, words: /\b(?:rice|arroz|riz|risotto|paella)\b/, except: /\b(?:cooked|leftover|microwave|pouch|instant|cocido|sobras?|cuit|restes?|puffed|inflado|souffle|paper|noodles?|express|pre-?cooked|precocido)\b/, seconds: 420 }, // prettier-ignore
  { what: 'potatoes', id: /^(?:potato|new-potato|papa-criolla)$/, words: /\b(?:potato\w*|patatas?|papas?|pommes? de terre|grenailles?)\b/, except: /\b(?:cooked|leftover|boiled|mashed|crisps|cocidas?|cuites?|puree|instant|sobras?|restes?)\b/, seconds: 240 }, // prettier-ignore
  { what: 'lentils', id: /^(?:lentil|red-lentil|green-lentil|split-pea|chana-dal|toor-dal|chickpea)$/, words: /\b(?:lentil\w*|lentejas?|lentilles?|split peas?|dal|chickpeas?|garbanzos?|pois)\b/, except: /\b(?:cooked|tinned|canned|can|tin|drained|cocid[oa]s?|bote|lata|conserva|escurrid[oa]s?|cuite?s?|boite|conserve|egoutte\w*|sprout\w*|jar)\b/, seconds: 480 }, // prettier-ignore
];

const isRawRice = (id: string) => !/^(?:cooked-rice|puffed-rice|flattened-rice)$/.test(id);

const BOILED_EGG =
  /\b(?:boil|boiled|boiling|cuece|cuecen|cocer|hierve|hervir|duros|pasados por agua|bouillir|cuire|durs|mollets|coque)\b/;
const OTHER_EGG = /\b(?:poach|scrambl|fry|fried|omelet\w*|beat|beaten|whisk|wash|yolks?|whites?|batter|noodles?|pasta|microwave|revuelt|bat[ei]|batid|yemas?|claras?|escalfa\w*|frit|frie|brouill|battu|jaunes?|blancs?|poche|poele|cocotte|custard|flan|soup|sopa|soupe|sauce|salsa|milk|leche|lait|crepe|tortilla|pancake)\w*/; // prettier-ignore
const SOFT_EGG_SECONDS = 150;
const STEP_SECONDS_MAX = 7 * 86_400;

const impossibleTime = (
  lines: readonly LineFacts[],
  steps: readonly CookingStep[],
  minutes: readonly (number | undefined)[],
): HeatFault | undefined => {
  const fault = (detail: string): HeatFault => ({ kind: 'impossibleTime', detail });
  for (const rule of TIME_RULES) {
    const line = lines.find(({ ids, text, unit }) => ids.some((id) => rule.id.test(id) && isRawRice(id)) && !rule.except.test(foldText(text)) && unit !== 'can'); // prettier-ignore
    if (!line) continue;
    const later = fromFirst(steps, rule.words);
    if (steps.some(({ folded }) => rule.words.test(folded) && /\b(?:soak\w*|remoj\w*|tremp\w*)\b/.test(folded)) || later.some(({ folded }) => PRESSURE.test(folded)) || steps.some(({ folded }) => rule.words.test(folded) && /\b(?:soak\w*|grate\w*|ralla\w*|rap\w+|package instructions|packet|paquete|emballage|until (?:tender|soft|cooked)|hasta que (?:esten|este) tiern|jusqu'a ce qu)\b/.test(folded) && secondsSaid(folded) === undefined)) continue; // prettier-ignore
    // Stock that is ladled in is no word for heat; the food cooks all the same.
    const heated = later.reduce((sum, { claimed, field, folded }) => sum + (rule.words.test(folded) ? Math.max(claimed, field) : claimed), 0); // prettier-ignore
    if (heated < rule.seconds) return fault(`${rule.what} cannot be done in ${Math.round(heated / 60)} min`);
  }
  for (const sentence of steps.flatMap((step) => step.sentences)) {
    if (!/\b(?:eggs?|huevos?|oeufs?)\b/.test(sentence) || !BOILED_EGG.test(sentence) || OTHER_EGG.test(sentence)) continue; // prettier-ignore
    const seconds = secondsSaid(sentence);
    if (seconds !== undefined && seconds < SOFT_EGG_SECONDS) return fault(`an egg cannot be boiled in ${seconds} s`);
  }
  const long = [...steps.map(({ said }) => said ?? 0), ...minutes.map((value = 0) => value * 60)];
  if (Math.max(...long) > STEP_SECONDS_MAX) return fault('a step takes more than a week');
  return undefined;
};

/** What is wrong with the heat and the times of a recipe. */
export const heatFaultOf = (
  title: string,
  lines: readonly LineFacts[],
  steps: readonly CookingStep[],
  minutes: readonly (number | undefined)[],
  isAmerican: boolean,
): HeatFault | undefined => {
  const hot = heatFault(steps, isAmerican);
  if (hot) return hot;
  for (const line of lines) {
    const meat = meatOf(line);
    const fault = meat && undercookedMeat(title, line, meat, steps, isAmerican);
    if (fault) return fault;
  }
  return impossibleTime(lines, steps, minutes);
};

/** Ids of a kind that nothing heats from their first mention on, so that they are eaten raw. */
export const rawOf = (
  lines: readonly LineFacts[],
  steps: readonly CookingStep[],
  kind: 'egg' | 'fish' | 'meat',
): string[] => {
  const { id: isKind, words } = RAW_KINDS[kind];
  const named = lines.filter((line) => line.ids.some((id) => isKind(id)) && !DONE_ALREADY.test(foldText(line.text)));
  if (named.length === 0 || sumHeated(fromFirst(steps, words)) > 0) return [];
  if (kind !== 'meat' && /\b(?:boiled|hard[- ]boiled|duros?|cocidos?|durs?)\b/.test(foldText(named.map(({ text }) => text).join(' ')))) return []; // prettier-ignore
  return named.map(({ wire }) => wire.name);
};

const PRESERVED_FISH =
  /^(?:smoked-.*|tinned-.*|salt-cod|anchovy|fish-stock|dashi|bonito-flakes|fish-sauce|oyster-sauce|shrimp-paste|surimi|caviar|dried-shrimp|prawn-cracker|korean-fish-cake|squid-ink|prawn|crab|lobster|langoustine|mussel|clam|snail|octopus|mixed-seafood)$/;
const RAW_MEAT = /^(?:beef|beef-steak|veal|lamb|lamb-leg|venison|flank-steak|skirt-steak|duck-breast)$/;

const RAW_KINDS = {
  egg: { id: (id: string) => /^(?:egg|egg-yolk|egg-white|quail-egg)$/.test(id), words: /\b(?:eggs?|yolks?|whites?|huevos?|yemas?|claras?|oeufs?|jaunes?|blancs?)\b/ }, // prettier-ignore
  fish: { id: (id: string) => ingredientById(id)?.origin === 'fish' && !PRESERVED_FISH.test(id), words: /\b(?:fish|salmon|tuna|sea bass|cod|trout|mackerel|oysters?|scallops?|pescado|salmon|atun|lubina|corvina|merluza|ostras?|vieiras?|poisson|saumon|thon|bar|cabillaud|daurade|huitres?)\b/ }, // prettier-ignore
  meat: { id: (id: string) => RAW_MEAT.test(id), words: /\b(?:beef|steaks?|veal|lamb|meat|ternera|solomillo|carne|cordero|boeuf|filet|viande|veau|agneau|magrets?)\b/ }, // prettier-ignore
} as const;
