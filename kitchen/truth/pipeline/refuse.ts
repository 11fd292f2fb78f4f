import { DRAFT_LIMITS } from '@contracts/recipeDraft';
import { ALLERGENS, type Allergen, type DietType, type Language, type Subcategory } from '@contracts/vocabulary';
import { detectAllergens } from '../../facts/allergens/allergenGuard';
import { normaliseAllergen } from '../../facts/allergens/allergens';
import { dietsOf } from '../../facts/diets';
import { foldText } from '../../reading/foldWord';
import { relativesOf } from '../../ingredients/ingredientTable';
import { ingredientsInLines } from '../../reading/ingredientsInLines';
import { ingredientName } from '../../recipes/ingredientNames';
import { addsNoFood, namesChemical, namesNoFood } from '../dangerWords';
import { unsafeForEater } from '../eaterRules';
import { eatersOf } from '../eaters';
import { isInstruction } from '../instructionWords';
import { unsafeKeepingIn } from '../keepingFood';
import { isSubstitute, type LineFacts } from '../lineFacts';
import { implausibleAmountIn } from '../plausibleAmounts';
import { poisonIn } from '../poisonousFood';
import type { ReadDraft } from '../readDraft';
import { heatFaultOf } from '../safeHeat';
import { isOtherLanguage, otherLanguageAmong } from '../spokenLanguage';
import type { TruthAsk, TruthFault } from '../types';
import { refuse, type Dish } from './dish';
import { asTitled, isUnread } from './unreadLines';

const textsOf = ({ title, description, cuisine, ingredients, steps }: ReadDraft): string[] => [
  title,
  description,
  cuisine,
  ...ingredients.map(({ name, quantity, note }) => `${quantity} ${name} ${note}`),
  ...steps.map(({ text }) => text),
];

export const refuseOtherThanRecipes = (draft: ReadDraft): void => {
  if (textsOf(draft).some(isInstruction)) refuse('notARecipe', 'a text speaks to a model, or as one');
  if (draft.steps.some(({ text }) => text.endsWith('?'))) refuse('notARecipe', 'a step is a question');
};

export const refuseOtherLanguage = ({ title, description, steps }: ReadDraft, language: Language): void => {
  const sentences = [description, ...steps.map(({ text }) => text)];
  if (isOtherLanguage([title, ...sentences].join('\n'), language))
    refuse('wrongLanguage', 'it is not in the asked language');
  const at = otherLanguageAmong(sentences, language);
  if (at < 0) return;
  const part = at === 0 ? 'its description' : `step ${at}`;
  refuse('wrongLanguage', `${part} is in another language`);
};

const KNOWN_SHARE_MIN = 0.5;

export const refuseNoFood = (draft: ReadDraft, lines: readonly LineFacts[]): void => {
  if (textsOf(draft).some(namesChemical))
    refuse('dangerousMix', 'it names a chemical or something that is dangerous to handle');
  const name = [draft.title, ...draft.ingredients.map((line) => line.name)].find(namesNoFood);
  if (name !== undefined) refuse('notFood', `“${name.slice(0, 60)}” is no food`);
  if (draft.steps.some(({ text }) => addsNoFood(text))) refuse('notFood', 'a step adds what is no food');
  const known = lines.filter(({ named }) => named.length > 0).length;
  if (known < lines.length * KNOWN_SHARE_MIN)
    refuse('notFood', `only ${known} of ${lines.length} ingredients are known as food`);
};

export const refuseServings = (servings: number): void => {
  if (servings < 1 || servings > DRAFT_LIMITS.servings) refuse('implausibleServings', `it is for ${servings} servings`);
};

const refuseWhere = (kind: TruthFault, detail: string | undefined): void => {
  if (detail !== undefined) refuse(kind, detail);
};

/** Checks for poison, unsafe storage, eaters, odd amounts and too little heat. Reports the first fault. */
export const refuseDangers = ({ ask, draft, lines, steps, servings, category }: Dish): void => {
  const { title, description } = draft;
  const guessed = asTitled(title, lines, ask.language);
  refuseWhere('poisonous', poisonIn(title, guessed, steps, servings));
  refuseWhere('unsafeKeeping', unsafeKeepingIn(description, lines, steps));
  const eaters = new Set([...eatersOf(ask.text, ask.language), ...eatersOf(`${title}. ${description}`, ask.language)]);
  refuseWhere('unsafeForEater', unsafeForEater([...eaters], guessed, steps, category));
  const method = steps.map(({ folded }) => folded).join(' ');
  refuseWhere('implausibleQuantity', implausibleAmountIn(lines, servings, method));
  const minutes = draft.steps.map((step) => step.minutes);
  const heat = heatFaultOf(title, guessed, steps, minutes, ask.language === 'en-US');
  if (heat) refuse(heat.kind, heat.detail);
};

/** Refuses a dish or drink of another kind than requested. */
export const refuseOtherCategory = ({ ask, category }: Dish, subcategory: Subcategory): void => {
  if (ask.category !== 'None' && category !== ask.category)
    refuse('wrongCategory', `it is ${category}, not ${ask.category}`);
  const isKindAsked = ask.subcategory === 'Alcoholic' || ask.subcategory === 'Non-alcoholic';
  if (category === 'Drinks' && isKindAsked && ask.subcategory !== subcategory)
    refuse('wrongCategory', `it is ${subcategory}`);
};

/** @param minutes from start to plate, as the steps add up */
export const refuseSlow = ({ minutesMax = Infinity }: TruthAsk, minutes: number): void => {
  if (minutes > minutesMax) refuse('tooSlow', `it takes ${minutes} minutes, and the cook has ${minutesMax}`);
};

/** Diets that a single food keeps or breaks, whatever else is eaten. */
const BY_NAMES: readonly string[] = ['Vegan', 'Vegetarian', 'Fish', 'Low FODMAP'];

const sayDiet = (diet: string) => (diet === 'Fish' ? 'Pescatarian' : diet);

/**
 * @param others what the steps suggest beside the dish, which the cook must be able to eat, too, and meat and fish of the
 * title
 */
export const refuseBrokenDiets = (
  { dietTypes, language }: TruthAsk,
  promised: readonly string[],
  { besideIds, titled }: { besideIds: readonly string[]; titled: readonly string[] },
): void => {
  const broken = dietTypes.find((diet) => !promised.includes(diet));
  if (broken !== undefined) refuse('brokenDiet', `its ingredients do not fit ${sayDiet(broken)}`);
  const refuseUnfit = (ids: readonly string[], diet: string, where: string) => {
    const unfit = ids.find((id) => !dietsOf([id]).includes(diet as DietType));
    if (unfit !== undefined)
      refuse('brokenDiet', `${where} ${ingredientName(unfit, language)}, which does not fit ${sayDiet(diet)}`);
  };
  for (const diet of dietTypes.filter((one) => BY_NAMES.includes(one))) {
    refuseUnfit(besideIds, diet, 'a step suggests');
    refuseUnfit(titled, diet, 'its title names');
  }
};

const OWN_WORD_MIN = 3;

/** Whether a text or the list names a custom exclusion ("Kiwi"), which is not one of our allergens. */
const namesOwn = (excluded: string, lines: readonly LineFacts[], texts: readonly string[]): boolean => {
  const word = foldText(excluded).replace(/(?:es|s)$/, '');
  if (word.length < OWN_WORD_MIN) return false;
  const ids = ingredientsInLines([excluded]);
  return (
    [...texts, ...lines.map(({ text }) => text)].some((text) => foldText(text).includes(word)) ||
    lines.some(({ named }) => named.some((id) => ids.includes(id)))
  );
};

/** Allergens that only the title promises: “Pâtes au chocolat” whose list has no pasta. */
const isInTitle = (allergen: Allergen, title: string, language: Language): boolean =>
  detectAllergens(title, language).verdicts[allergen] === 'contains';

/**
 * Refuses what has an excluded allergen, and what may have it: a line that was not understood can be anything.
 * @param texts the title and the steps
 */
export const refuseExcluded = (
  ask: TruthAsk,
  lines: readonly LineFacts[],
  allergens: readonly string[],
  texts: readonly string[],
): void => {
  for (const name of ask.excludedAllergens) {
    const allergen = normaliseAllergen(name);
    const isOurs = ALLERGENS.includes(allergen as Allergen);
    if (allergens.includes(allergen) || (!isOurs && namesOwn(name, lines, texts)))
      refuse('excludedAllergen', `it has ${allergen}, which the cook excludes`);
    if (isOurs && isInTitle(allergen as Allergen, texts[0] ?? '', ask.language))
      refuse('excludedAllergen', `its title names ${allergen}, which the cook excludes`);
  }
  const unread = ask.excludedAllergens.length > 0 ? lines.find(isUnread) : undefined;
  if (unread)
    refuse('excludedAllergen', `“${unread.text.slice(0, 60)}” is not known, and the cook excludes an allergen`);
};

/** What has to be used up may be named more broadly or more exactly: cherry tomatoes are tomatoes. */
export const refuseNotUsedUp = ({ useUpIds = [], language }: TruthAsk, lines: readonly LineFacts[]): void => {
  const used = new Set(lines.filter((line) => !isSubstitute(line)).flatMap(({ ids }) => ids));
  const left = useUpIds.find((id) => !relativesOf(id).some((relative) => used.has(relative)));
  if (left !== undefined)
    refuse('notUsedUp', `it does not use ${ingredientName(left, language)}, which has to be used up`);
};

export const refuseRuledOut = (
  { ruledOutIds = [], language }: TruthAsk,
  lines: readonly LineFacts[],
  besideIds: readonly string[],
): void => {
  const ids = new Set(ruledOutIds);
  const real = lines.filter((line) => !isSubstitute(line));
  const found = [...real.flatMap((line) => [...line.ids, ...line.named]), ...besideIds].find((id) => ids.has(id));
  if (found !== undefined)
    refuse('ruledOut', `it has ${ingredientName(found, language)}, which the cook does not want`);
};
