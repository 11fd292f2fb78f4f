import { ALLERGENS, type Allergen, type Language } from '@contracts/vocabulary';
import { detectAllergens } from '../facts/allergens/allergenGuard';
import { allergensOf } from '../facts/allergens/allergens';
import { ingredientById } from '../ingredients/ingredientTable';
import { tongueOf } from '../reading/tongue';
import { bringsSomething, isRelated, isUsed, origins, stemsOf } from './agreement/listUse';
import { isNameOf, mentionsIn, stemOf, type Mention } from './agreement/stepMentions';
import {
  ADDS,
  ALL_OF_IT,
  AS_MEASURE,
  BESIDE,
  BRINGS_ITS_OWN,
  CERTAINLY_MEAT,
  GENERAL,
  LIKENESS,
  LINKS,
  MADE_OF,
  OFTEN_NO_INGREDIENT,
  ON_ICE,
  OPTIONAL,
  OTHER_MEANINGS,
  SERVED_WITH,
  WITHOUT,
} from './agreement/stepWords';
import type { CookingStep } from './cookingSteps';
import type { LineFacts } from './lineFacts';

/** How the steps and the ingredient list differ. */
export interface StepsAgreement {
  /** Ingredients that a step uses, that no line names and that matter to the eater. The draft is refused. */
  missing: { id: string; words: string; step: number }[];
  /** Plants without allergens that a step uses and no line names. They are added to the list. */
  forgotten: { id: string; words: string }[];
  /**
   * Allergens of what the steps name and no line does, although the draft may be shown: what is suggested beside the dish
   * ("serve with bread"), and what is often made in the pan ("the pasta").
   */
  beside: Allergen[];
  /** Ingredients that no line names and that are suggested beside the dish or bought. */
  besideIds: string[];
  /** Positions of lines that no step uses. */
  unused: number[];
}

/** Allergens of what a sentence suggests beside the dish, as its words name them: of a sandwich, too. */
const allergensBeside = (sentence: string, language: Language): Allergen[] => {
  const match = BESIDE.exec(sentence);
  if (!match) return [];
  const { verdicts } = detectAllergens(sentence.slice(match.index + match[0].length).replace(ON_ICE, ' '), language);
  return ALLERGENS.filter((allergen) => verdicts[allergen] === 'contains');
};

/** Whether a name stands beside the dish: in a sentence about what is optional, or behind "serve with". */
const isBesideIn = (sentence: string, words: string): boolean => {
  if (OPTIONAL.test(sentence)) return true;
  const served = SERVED_WITH.exec(sentence);
  const [first = ''] = words.split(' ');
  // Behind a space: "ham" is not in "champignons".
  return served !== null && ` ${sentence}`.lastIndexOf(` ${first}`) > served.index;
};

/** Behind a name, but not what is not to be done with it: "without browning it", "sin dorarlo", "sans le colorer". */
const LEFT_OUT_BEHIND =
  /^[ (-]*(?:free|without(?! \w+ing\b)|sin(?! \w+[aei]r(?:l[oae]s?)?\b)|sans(?! (?:l[ea]s? )?\w+(?:er|ir)\b))\b/;

/** Whether a sentence leaves out what it names: "no chicken", "cream without lactose". Not "chicken, without browning it". */
const isLeftOutIn = (sentence: string, words: string): boolean => {
  if (!WITHOUT.test(sentence)) return false;
  const at = sentence.indexOf(words);
  return at < 0 || WITHOUT.test(sentence.slice(0, at)) || LEFT_OUT_BEHIND.test(sentence.slice(at + words.length));
};

/** Milk of plants: a béchamel may be made of it. */
const PLANT_MILK = /^(?:almond|soya|oat|coconut)-milk$/;

/** Whether a thing that is often not listed cannot come from the list: it is bought, or was forgotten there. */
const isBought = (id: string, listed: readonly string[], listedAllergens: readonly Allergen[]): boolean => {
  if (BRINGS_ITS_OWN.test(id)) return true;
  if (CERTAINLY_MEAT.test(id)) return !origins(listed).has('meat');
  if (id === 'bechamel' && listed.some((other) => PLANT_MILK.test(other))) return false;
  return MADE_OF[id]?.some((allergen) => listedAllergens.includes(allergen)) === false;
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
  const result: StepsAgreement = { missing: [], forgotten: [], beside: [], besideIds: [], unused: [] };
  const mentioned: string[] = [];

  /** Whether the list accounts for the words: by the ingredient itself, its kin or another meaning. */
  const isListed = (id: string, words: string): boolean =>
    isRelated(id, listed) ||
    OTHER_MEANINGS[tongue].has(words) ||
    !isNameOf(id, words, tongue) ||
    words.split(' ').some((word) => !LINKS.has(word) && word.length >= 3 && listedStems.has(stemOf(word)));

  const judge = ({ id, words }: Mention, sentence: string, step: number) => {
    const row = ingredientById(id)!;
    if (row.isStaple || isListed(id, words)) return;
    const isNew = bringsSomething(id, listed, listedAllergens);
    // "Stir in the eggs" beside butter: both are animal, and yet the list has no eggs.
    const isAdded = ADDS.test(sentence) && allergensOf([id]).allergens.includes('Eggs') && isNew;
    if (GENERAL.test(words) && origins(listed).has(row.origin) && !isAdded) return;
    if (isLeftOutIn(sentence, words)) return;
    const isEaten = isBesideIn(sentence, words) || (isNew && isBought(id, listed, listedAllergens));
    if (isNew && isEaten) result.beside.push(...allergensOf([id]).allergens);
    if (isEaten) result.besideIds.push(id);
    else if (OFTEN_NO_INGREDIENT.test(id)) return;
    else if (isNew) result.missing.push({ id, words, step });
    else if (ADDS.test(sentence) && !result.forgotten.some((other) => other.id === id))
      result.forgotten.push({ id, words });
  };

  for (const [step, { sentences }] of steps.entries())
    for (const raw of sentences) {
      const sentence = raw.replace(AS_MEASURE, ' ').replace(LIKENESS, ' ');
      const mentions = mentionsIn(sentence, tongue);
      mentioned.push(...mentions.map(({ id }) => id));
      if (!WITHOUT.test(sentence)) result.beside.push(...allergensBeside(sentence, language));
      for (const mention of mentions) judge(mention, sentence, step);
    }

  const whole = steps.map(({ folded }) => folded).join(' ');
  if (!ALL_OF_IT.test(whole)) {
    const stems = stemsOf([whole]);
    lines.forEach((line, place) => {
      if (!isUsed(line, mentioned, stems, whole)) result.unused.push(place);
    });
  }
  return result;
};
