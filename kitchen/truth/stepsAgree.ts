import type { Allergen, Language } from '@contracts/vocabulary';
import { allergensOf } from '../facts/allergens/allergens';
import { ingredientById } from '../ingredients/ingredientTable';
import { tongueOf } from '../reading/lines/lineWords';
import { bringsSomething, isRelated, isUsed, origins, stemsOf } from './agreement/listUse';
import { isNameOf, mentionsIn, stemOf } from './agreement/stepMentions';
import {
  ADDS,
  ALL_OF_IT,
  AS_MEASURE,
  BESIDE,
  GENERAL,
  LIKENESS,
  LINKS,
  OFTEN_NO_INGREDIENT,
  OTHER_MEANINGS,
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
  /** Allergens of what is only suggested beside the dish: "serve with bread". */
  beside: Allergen[];
  /** Positions of lines that no step uses. */
  unused: number[];
}

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
        if (words.split(' ').some((word) => !LINKS.has(word) && word.length >= 3 && listedStems.has(stemOf(word))))
          continue;
        if (GENERAL.test(words) && origins(listed).has(row.origin)) continue;
        const isNew = bringsSomething(id, listed, listedAllergens);
        if (WITHOUT.test(sentence)) continue;
        if (BESIDE.test(sentence)) {
          if (isNew) result.beside.push(...allergensOf([id]).allergens);
        } else if (isNew) result.missing.push({ id, words, step });
        else if (ADDS.test(sentence) && !result.forgotten.some((other) => other.id === id))
          result.forgotten.push({ id, words });
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
