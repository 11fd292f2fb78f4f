/** What refuses a draft that is a dish, but not the one that the cook asked for. */
import { ALLERGENS, type Allergen, type DietType, type Language, type Subcategory } from '@contracts/vocabulary';
import { detectAllergens } from '../../facts/allergens/allergenGuard';
import { normaliseAllergen } from '../../facts/allergens/allergens';
import { dietsOf } from '../../facts/diets';
import { relativesOf } from '../../ingredients/ingredientTable';
import { foldText } from '../../reading/foldWord';
import { ingredientsInLines } from '../../reading/ingredientsInLines';
import { ingredientName } from '../../recipes/ingredientNames';
import { isSubstitute, type LineFacts } from '../lineFacts';
import type { TruthAsk } from '../types';
import { refuse, type Dish } from './dish';
import { isUnread } from './unreadLines';

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
