import { DRAFT_LIMITS } from '@contracts/recipeDraft';
import { TRUTH_CHECKS, type Caution, type Correction, type TruthCheck } from '@contracts/truth';
import {
  ALLERGENS,
  type Allergen,
  type DietType,
  type Language,
  type RecipeCategory,
  type Subcategory,
} from '@contracts/vocabulary';
import { DEFAULT_SERVINGS } from '@contracts/limits';
import { allergensOfLines } from '../allergenGuard';
import { ingredientsInLines, normaliseAllergen } from '../allergens';
import { dietsOf } from '../diets';
import { foldText, wordsOf } from '../foldWord';
import { ingredientById } from '../ingredientTable';
import { ingredientName } from '../localise';
import { nutritionOf } from '../nutrition';
import { honestName, honestSentences, isFarOff, type KnownFacts } from './claims';
import { cookingSteps, type CookingStep } from './cookingSteps';
import { addsNoFood, namesChemical, namesNoFood } from './dangerWords';
import { eatersOf } from './eaters';
import { isAlcoholic, unsafeForEater } from './eaterRules';
import { isInstruction } from './instructionWords';
import { unsafeKeepingIn } from './keepingFood';
import { isSubstitute, lineFacts, type LineFacts } from './lineFacts';
import { implausibleAmountIn } from './plausibleAmounts';
import { poisonIn } from './poisonousFood';
import { DraftRefusal, draftsIn, readDraft, type ReadDraft } from './readDraft';
import { heatFaultOf, rawOf } from './safeHeat';
import { isOtherLanguage, otherLanguageAmong } from './spokenLanguage';
import { stepsAgreement } from './stepsAgree';
import type { CheckedAnswer, CheckedRecipe, DraftFault, TruthAsk, TruthFault, WrittenRecipe } from './types';

/** More drafts than this in one answer are not looked at. */
const DRAFTS_READ_MAX = 12;
/** Stands for an ingredient that nobody knows: no diet can be promised then. */
const UNKNOWN_ID = '';
const STRICTEST_FIRST: readonly DietType[] = ['Vegan', 'Vegetarian', 'Fish'];

/** Why this draft is not shown. */
const refuse = (kind: TruthFault, detail: string): never => {
  throw new DraftRefusal(kind, detail);
};

const textsOf = ({ title, description, cuisine, ingredients, steps }: ReadDraft): string[] => [
  title,
  description,
  cuisine,
  ...ingredients.map(({ name, quantity, note }) => `${quantity} ${name} ${note}`),
  ...steps.map(({ text }) => text),
];

const refuseOtherThanRecipes = (draft: ReadDraft) => {
  const found = textsOf(draft).find(isInstruction);
  if (found !== undefined) refuse('notARecipe', 'a text speaks to a model, or as one');
};

const refuseOtherLanguage = ({ title, description, steps }: ReadDraft, language: Language) => {
  const sentences = [description, ...steps.map(({ text }) => text)];
  if (isOtherLanguage([title, ...sentences].join('\n'), language)) refuse('wrongLanguage', 'it is not in the asked language'); // prettier-ignore
  const at = otherLanguageAmong(sentences, language);
  if (at >= 0) refuse('wrongLanguage', at === 0 ? 'its description is in another language' : `step ${at} is in another language`); // prettier-ignore
};

const KNOWN_SHARE_MIN = 0.5;

const refuseNoFood = (draft: ReadDraft, lines: readonly LineFacts[]) => {
  const texts = textsOf(draft);
  const chemical = texts.findIndex(namesChemical);
  if (chemical >= 0) refuse('dangerousMix', 'it names a chemical or something that is dangerous to handle');
  const name = [draft.title, ...draft.ingredients.map(({ name: own }) => own)].find(namesNoFood);
  if (name !== undefined) refuse('notFood', `“${name.slice(0, 60)}” is no food`);
  if (draft.steps.some(({ text }) => addsNoFood(text))) refuse('notFood', 'a step adds what is no food');
  const known = lines.filter(({ named }) => named.length > 0).length;
  if (known < lines.length * KNOWN_SHARE_MIN) refuse('notFood', `only ${known} of ${lines.length} ingredients are known as food`); // prettier-ignore
};

const isDrinkWord = (subcategory: string) => /alcoholic|cocktail|drink|bebida|boisson/i.test(subcategory);

const categoryOf = ({ category, subcategory }: ReadDraft, ask: TruthAsk): RecipeCategory => {
  const said = foldText(category);
  if (/^(?:drinks?|beverages?|bebidas?|boissons?|cocktails?)/.test(said)) return 'Drinks';
  if (/^(?:meals?|food|comidas?|plats?|dish|repas)/.test(said)) return 'Meals';
  if (isDrinkWord(subcategory)) return 'Drinks';
  return ask.category === 'Drinks' ? 'Drinks' : 'Meals';
};

const SUBCATEGORY_WORDS: readonly (readonly [RegExp, Subcategory])[] = [
  [/breakfast|brunch|desayuno|petit[- ]dejeuner/, 'Breakfast'],
  [/lunch|starter|soup|salad|almuerzo|comida|dejeuner|entree/, 'Lunch'],
  [/snack|dessert|appetiser|appetizer|merienda|postre|aperitivo|gouter|encas|side/, 'Snack'],
  [/dinner|main|supper|cena|principal|diner|plat/, 'Dinner'],
];

const mealOf = (subcategory: string): Subcategory => {
  const said = foldText(subcategory);
  return SUBCATEGORY_WORDS.find(([pattern]) => pattern.test(said))?.[1] ?? 'None';
};

/** Whether a name is one that an allergen can have, and no denial of one: "None", "nut-free". */
const isAllergenName = (name: string): boolean =>
  /^[\p{L} ()'’-]{2,40}$/u.test(name) &&
  !/\b(?:none|no|free|without|ningun[oa]?|sin|aucun|sans|n\/?a|unknown|not|nil|may|null)\b/.test(foldText(name));

const allergensFor = (lines: readonly LineFacts[], claims: readonly string[], language: Language) => {
  const { allergens, evidence } = allergensOfLines(lines.map(({ text }) => text), language); // prettier-ignore
  const claimed = claims.filter(isAllergenName).map(normaliseAllergen);
  // Wheat always carries gluten with it (DECISIONS 19).
  const all = new Set<string>([...allergens, ...claimed, ...(claimed.includes('Wheat') ? ['Gluten'] : [])]);
  const known = ALLERGENS.filter((allergen) => all.has(allergen));
  return { computed: allergens, all: [...known, ...[...all].filter((name) => !ALLERGENS.includes(name as Allergen))], evidence }; // prettier-ignore
};

const plantIds = (lines: readonly LineFacts[]): string[] => lines.filter((line) => !isSubstitute(line)).flatMap(({ named }) => named); // prettier-ignore

const dietsFor = (lines: readonly LineFacts[], nutrition: ReturnType<typeof nutritionOf>) => {
  const named = [...new Set(plantIds(lines))];
  const hasUnknown = lines.some(({ named: own }) => own.length === 0);
  const byKnown = named.length > 0 ? dietsOf(named, nutrition) : [];
  return { hasUnknown, byKnown, promised: hasUnknown ? dietsOf([...named, UNKNOWN_ID], nutrition) : byKnown };
};

const JUDGED_BY_NAMES: readonly DietType[] = ['Vegan', 'Vegetarian', 'Fish', 'Low FODMAP'];

const secondsOf = ({ said }: CookingStep, minutes: number | undefined): number | undefined => {
  if (minutes !== undefined && minutes > 0) return Math.round(minutes * 60);
  return said !== undefined && said > 0 ? Math.round(said) : undefined;
};

const SHORT_MINUTES = 120;

/** Minutes from start to plate: the claim where it fits the steps, else their sum. */
const minutesFor = (claimed: number | undefined, seconds: readonly (number | undefined)[]) => {
  const sum = Math.max(1, Math.round(seconds.reduce<number>((all, one = 60) => all + one, 0) / 60));
  if (claimed === undefined || claimed < 1) return { minutes: sum, isMended: claimed !== undefined };
  const isTooShort = claimed < sum / 2 && sum < SHORT_MINUTES;
  const isTooLong = claimed > sum * 6 + 1_440;
  return isTooShort || isTooLong ? { minutes: sum, isMended: true } : { minutes: Math.round(claimed), isMended: false };
};

const isOutsideStaples = (id: string) => ingredientById(id)?.isStaple !== true;

const keyOf = (text: string) => wordsOf(foldText(text)).join(' ');

const refuseExcluded = (ask: TruthAsk, lines: readonly LineFacts[], allergens: readonly string[], title: string) => {
  for (const name of ask.excludedAllergens) {
    const allergen = normaliseAllergen(name);
    // A name of the cook's own ("Kiwi") is looked for in the words.
    const word = foldText(name).replace(/(?:es|s)$/, '');
    const isOwn = !ALLERGENS.includes(allergen as Allergen) && word.length >= 3;
    const isNamed = isOwn && [title, ...lines.map(({ text }) => text)].some((text) => foldText(text).includes(word));
    const ids = isOwn ? ingredientsInLines([name]) : [];
    if (allergens.includes(allergen) || isNamed || lines.some((line) => line.named.some((id) => ids.includes(id))))
      refuse('excludedAllergen', `it has ${allergen}, which the cook excludes`);
  }
};

interface Judged {
  checked: CheckedRecipe;
  /** The ingredients that make it the same as another. */
  content: string;
}

const judge = (value: unknown, index: number, ask: TruthAsk): Judged => {
  const { language } = ask;
  const draft = readDraft(value);
  const corrections: Correction[] = [...draft.corrections];
  const mend = (check: TruthCheck, was: string, now: string) => corrections.push({ check, was: was.slice(0, 200), now: now.slice(0, 200) }); // prettier-ignore

  refuseOtherThanRecipes(draft);
  let lines = draft.ingredients.map((line) => lineFacts(line, language));
  // Poison is told before the language is, and a list of unknown things before a sentence about them.
  refuseNoFood(draft, lines);
  refuseOtherLanguage(draft, language);

  if (draft.servings === undefined) mend('form', 'no servings', String(DEFAULT_SERVINGS));
  const servings = Math.round(draft.servings ?? DEFAULT_SERVINGS);
  if (servings < 1 || servings > DRAFT_LIMITS.servings) refuse('implausibleServings', `it is for ${servings} servings`);

  const steps = cookingSteps(draft.steps);
  const category = categoryOf(draft, ask);
  const poison = poisonIn(draft.title, lines, steps, servings);
  if (poison !== undefined) refuse('poisonous', poison);
  const keeping = unsafeKeepingIn(draft.description, lines, steps);
  if (keeping !== undefined) refuse('unsafeKeeping', keeping);
  const eaters = [...new Set([...eatersOf(ask.text, language), ...eatersOf(`${draft.title}. ${draft.description}`, language)])]; // prettier-ignore
  const unsafe = unsafeForEater(eaters, lines, steps, category);
  if (unsafe !== undefined) refuse('unsafeForEater', unsafe);
  const amount = implausibleAmountIn(lines, servings, steps.map(({ folded }) => folded).join(' '));
  if (amount !== undefined) refuse('implausibleQuantity', amount);
  const heat = heatFaultOf(draft.title, lines, steps, draft.steps.map(({ minutes }) => minutes), language === 'en-US'); // prettier-ignore
  if (heat) refuse(heat.kind, heat.detail);

  const agreement = stepsAgreement(lines, steps, allergensFor(lines, [], language).computed, language);
  const [missing] = agreement.missing;
  if (missing) refuse('notListed', `step ${missing.step + 1} uses “${missing.words}”, which is not in the list`);
  // What is left off the list still counts for the allergens: it may be in the pot all the same.
  const listedAllergens = allergensFor(lines, [...draft.allergens, ...agreement.beside], language);
  if (agreement.unused.length > 0) {
    const names = agreement.unused.map((place) => lines[place]!.wire.name);
    const areSeasonings = agreement.unused.every((place) => lines[place]!.ids.every((id) => (ingredientById(id)?.density ?? 1) <= 0.3)); // prettier-ignore
    if (lines.length - names.length < 2 || (names.length > 1 && !areSeasonings)) refuse('unused', `no step uses ${names.slice(0, 5).join(', ')}`); // prettier-ignore
    // Only plants are left off: what comes from an animal may be in the pot under another word.
    const isPlant = (line: LineFacts) => line.named.length > 0 && line.named.every((id) => ingredientById(id)?.origin === 'plant' && !ingredientById(id)?.allergens); // prettier-ignore
    const leftOff = agreement.unused.filter((place) => isPlant(lines[place]!));
    mend('steps', `no step uses ${names.join(', ')}`, leftOff.length > 0 ? 'left off the list' : 'kept on the list');
    lines = lines.filter((_, place) => !leftOff.includes(place));
  }
  for (const { id } of agreement.forgotten) {
    const name = ingredientName(id, language);
    mend('steps', `a step uses ${name}, which is not in the list`, 'put on the list');
    lines = [...lines, lineFacts({ name, quantity: '', note: '' }, language)];
  }
  if (agreement.beside.length > 0) mend('allergens', 'a step suggests something beside it', [...new Set(agreement.beside)].join(', ')); // prettier-ignore

  const alcoholic = isAlcoholic(lines);
  const subcategory: Subcategory = category === 'Drinks' ? (alcoholic ? 'Alcoholic' : 'Non-alcoholic') : mealOf(draft.subcategory); // prettier-ignore
  if (ask.category !== 'None' && category !== ask.category) refuse('wrongCategory', `it is ${category}, not ${ask.category}`); // prettier-ignore
  if (
    category === 'Drinks' &&
    (ask.subcategory === 'Alcoholic' || ask.subcategory === 'Non-alcoholic') &&
    ask.subcategory !== subcategory
  )
    // prettier-ignore
    refuse('wrongCategory', `it is ${subcategory}`);
  const saidSubcategory = foldText(draft.subcategory).replace(/[^a-z]/g, '');
  if (
    category === 'Drinks' &&
    /^(?:non)?alcoholic$/.test(saidSubcategory) &&
    saidSubcategory !== foldText(subcategory).replace(/[^a-z]/g, '')
  )
    // prettier-ignore
    mend('ask', `it says ${draft.subcategory}`, subcategory);

  const nutrition = nutritionOf(
    lines.map(({ wire }) => wire),
    servings,
  );
  const diets = dietsFor(lines, nutrition);
  for (const diet of ask.dietTypes)
    if (!diets.promised.includes(diet)) refuse('brokenDiet', `its ingredients do not fit ${diet === 'Fish' ? 'Pescatarian' : diet}`); // prettier-ignore

  const calories = nutrition?.perServing.calories;
  const brokenDiets = [
    ...JUDGED_BY_NAMES.filter((diet) => !diets.byKnown.includes(diet)),
    ...(nutrition && nutrition.coverage.covered === nutrition.coverage.total && !diets.byKnown.includes('Keto') ? (['Keto'] as const) : []), // prettier-ignore
  ];
  const facts: KnownFacts = {
    allergens: listedAllergens.all,
    brokenDiets,
    ...(calories !== undefined && { calories }),
  };
  const honest = <T extends { text: string; claims: { check: TruthCheck; detail: string }[] }>(
    part: string,
    { text, claims }: T,
  ): string => {
    // prettier-ignore
    for (const { check, detail } of claims) mend(check, `${part} ${detail}`, 'taken out');
    return text;
  };
  const title = honest('the title', honestName(draft.title, facts));
  if (!/\p{L}/u.test(title)) refuse('noTitle', 'its title only claims what is not so');
  const description = honest('the description', honestSentences(draft.description, facts));
  const instructions = draft.steps.flatMap(({ text, minutes }, i) => {
    const step = honest(`step ${i + 1}`, honestSentences(text, facts));
    const time = secondsOf(steps[i]!, minutes);
    return step === '' ? [] : [{ step, ...(time !== undefined && { time }) }];
  });
  if (instructions.length === 0) refuse('noSteps', 'its steps only claim what is not so');
  const denied = draft.allergens.filter((name) => !isAllergenName(name));
  if (
    denied.length > 0 &&
    listedAllergens.computed.length > 0 &&
    !corrections.some(({ check }) => check === 'allergens')
  )
    mend('allergens', 'it claims to have none', listedAllergens.computed.join(', '));
  if (draft.calories !== undefined && (calories === undefined || isFarOff(draft.calories, calories)))
    mend('nutrition', `it claims ${draft.calories} kcal`, calories === undefined ? 'not known' : `${calories} kcal`);

  refuseExcluded(ask, lines, listedAllergens.all, title);

  const times = instructions.map(({ time }) => time);
  const { minutes, isMended } = minutesFor(draft.minutes, times);
  const badMinutes = draft.steps.some(({ minutes: own }) => own !== undefined && own < 0);
  if (isMended || badMinutes) mend('times', `it claims ${draft.minutes ?? 'an impossible number of'} minutes`, `${minutes} minutes`); // prettier-ignore

  const ids = [...new Set(lines.flatMap(({ ids: own }) => own))];
  const cautions: Caution[] = [
    ...(rawOf(lines, steps, 'egg').length > 0 ? (['rawEgg'] as const) : []),
    ...(rawOf(lines, steps, 'fish').length > 0 ? (['rawFish'] as const) : []),
    ...(rawOf(lines, steps, 'meat').length > 0 ? (['rawMeat'] as const) : []),
  ];
  const recipe: WrittenRecipe = {
    title,
    description,
    category,
    subcategory,
    dietType: diets.hasUnknown ? 'Unknown' : (STRICTEST_FIRST.find((diet) => diets.promised.includes(diet)) ?? 'Meat'),
    dietTypes: diets.promised,
    ...(draft.cuisine !== '' && { cuisine: draft.cuisine }),
    language,
    servings,
    prepTime: minutes,
    ...(nutrition && {
      calories: nutrition.perServing.calories,
      nutritionalInfo: nutrition.perServing,
      nutritionCoverage: nutrition.coverage,
    }),
    allergens: listedAllergens.all,
    allergenEvidence: listedAllergens.evidence,
    ingredients: lines.map(({ wire }) => wire),
    instructions,
  };
  const mended = new Set(corrections.map(({ check }) => check));
  return {
    checked: {
      index,
      recipe,
      ingredientIds: ids,
      diets: diets.promised,
      report: {
        passed: TRUTH_CHECKS.filter(
          (check) => !mended.has(check) && (check !== 'nutrition' || nutrition !== undefined),
        ),
        corrected: corrections,
        computed: ['allergens', 'diets', ...(nutrition ? (['calories', 'nutrition'] as const) : []), 'match'],
        claimed: [
          'title',
          'description',
          'times',
          'servings',
          ...(listedAllergens.all.length > listedAllergens.computed.length ? (['allergens'] as const) : []),
          ...(draft.cuisine !== '' ? (['cuisine'] as const) : []),
        ],
        cautions,
      },
    },
    content: ids.filter(isOutsideStaples).sort().join(' '),
  };
};

/**
 * Looks at everything that a model wrote as recipes, mends what can be mended and refuses the rest, each with its reason.
 * What comes out may be shown: computed by us is what we can compute, and the report says what stays the model's word.
 * Never throws; whatever the value is.
 * @param drafts an array, one draft, or what holds them under a usual name
 */
export const checkDrafts = (ask: TruthAsk, drafts: unknown): CheckedAnswer => {
  const kept: CheckedRecipe[] = [];
  const faults: DraftFault[] = [];
  let values: unknown[];
  try {
    values = draftsIn(drafts);
  } catch (error) {
    if (!(error instanceof DraftRefusal)) throw error;
    return { kept, faults: [{ index: -1, kind: error.kind, detail: error.detail }] };
  }
  const titles = new Set((ask.knownTitles ?? []).map(keyOf));
  const contents = new Set<string>();
  values.slice(0, DRAFTS_READ_MAX).forEach((value, index) => {
    const fault = (kind: TruthFault, detail: string) => faults.push({ index, kind, detail });
    try {
      const { checked, content } = judge(value, index, ask);
      const key = keyOf(checked.recipe.title);
      if (titles.has(key) || (content.includes(' ') && contents.has(content)))
        fault('duplicate', `“${checked.recipe.title}” is there already`);
      else if (kept.length >= DRAFT_LIMITS.recipes) fault('tooMuch', `more than ${DRAFT_LIMITS.recipes} recipes`);
      else {
        titles.add(key);
        contents.add(content);
        kept.push(checked);
      }
    } catch (error) {
      if (!(error instanceof DraftRefusal)) throw error;
      fault(error.kind, error.detail);
    }
  });
  if (values.length > DRAFTS_READ_MAX)
    faults.push({ index: -1, kind: 'tooMuch', detail: `the answer has ${values.length} recipes` });
  if (values.length === 0) faults.push({ index: -1, kind: 'unreadable', detail: 'the answer has no recipes' });
  return { kept, faults };
};
