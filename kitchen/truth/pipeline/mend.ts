import type { Instruction } from '@contracts/recipe';
import type { Subcategory } from '@contracts/vocabulary';
import { foldText } from '../../reading/foldWord';
import { honestName, honestSentences, isFarOff, type KnownFacts, type WordClaim } from '../claims';
import type { CookingStep } from '../cookingSteps';
import type { ReadDraft } from '../readDraft';
import { refuse, type Dish, type Mend } from './dish';
import { isAllergenName, type DishAllergens } from './facts';

const DRINK_KIND = /^(?:non)?alcoholic$/;

const lettersOf = (text: string) => foldText(text).replace(/[^a-z]/g, '');

/** Corrects the kind of a drink by its ingredients. */
export const mendDrinkKind = ({ draft, category }: Dish, subcategory: Subcategory, mend: Mend): void => {
  const claimed = lettersOf(draft.subcategory);
  const isWrong = DRINK_KIND.test(claimed) && claimed !== lettersOf(subcategory);
  if (category === 'Drinks' && isWrong) mend('ask', `it says ${draft.subcategory}`, subcategory);
};

const secondsOf = (said: number | undefined, minutes: number | undefined): number | undefined => {
  if (minutes !== undefined && minutes > 0) return Math.round(minutes * 60);
  return said !== undefined && said > 0 ? Math.round(said) : undefined;
};

export interface HonestTexts {
  title: string;
  description: string;
  instructions: Instruction[];
}

/** The texts of a draft without false claims about allergens, diets and calories. */
export const honestTexts = (
  draft: ReadDraft,
  steps: readonly CookingStep[],
  facts: KnownFacts,
  mend: Mend,
): HonestTexts => {
  const honest = (part: string, { text, claims }: { text: string; claims: readonly WordClaim[] }): string => {
    for (const { check, detail } of claims) mend(check, `${part} ${detail}`, 'taken out');
    return text;
  };
  const title = honest('the title', honestName(draft.title, facts));
  if (!/\p{L}/u.test(title)) refuse('noTitle', 'its title only claims what is not so');
  const description = honest('the description', honestSentences(draft.description, facts));
  const instructions = draft.steps.flatMap(({ text, minutes }, i) => {
    const step = honest(`step ${i + 1}`, honestSentences(text, facts));
    const time = secondsOf(steps[i]!.said, minutes);
    return step === '' ? [] : [{ step, ...(time !== undefined && { time }) }];
  });
  if (instructions.length === 0) refuse('noSteps', 'its steps only claim what is not so');
  return { title, description, instructions };
};

/** Corrects fields that claim no allergens or wrong calories, unless a text was already corrected for it. */
export const mendClaimedFields = (
  { draft }: Dish,
  { computed }: DishAllergens,
  calories: number | undefined,
  isAllergenMended: boolean,
  mend: Mend,
): void => {
  const deniesAllergens = draft.allergens.some((name) => !isAllergenName(name));
  if (deniesAllergens && computed.length > 0 && !isAllergenMended)
    mend('allergens', 'it claims to have none', computed.join(', '));
  if (draft.calories === undefined) return;
  if (calories === undefined) mend('nutrition', `it claims ${draft.calories} kcal`, 'not known');
  else if (isFarOff(draft.calories, calories))
    mend('nutrition', `it claims ${draft.calories} kcal`, `${calories} kcal`);
};

const SHORT_MINUTES = 120;
const WAITING_MINUTES_MAX = 1_440;
const UNTIMED_STEP_SECONDS = 60;

/** Minutes from start to plate: the claimed time if it fits the steps, else their sum. */
export const minutesFor = ({ draft }: Dish, instructions: readonly Instruction[], mend: Mend): number => {
  const seconds = instructions.reduce((all, { time = UNTIMED_STEP_SECONDS }) => all + time, 0);
  const sum = Math.max(1, Math.round(seconds / 60));
  const { minutes: claimed } = draft;
  const isTooShort = claimed !== undefined && (claimed < 1 || (claimed < sum / 2 && sum < SHORT_MINUTES));
  const isTooLong = claimed !== undefined && claimed > sum * 6 + WAITING_MINUTES_MAX;
  const isWrong = isTooShort || isTooLong;
  const minutes = claimed === undefined || isWrong ? sum : Math.round(claimed);
  const hasNegative = draft.steps.some((step) => step.minutes !== undefined && step.minutes < 0);
  if (isWrong || hasNegative)
    mend('times', `it claims ${claimed ?? 'an impossible number of'} minutes`, `${minutes} minutes`);
  return minutes;
};
