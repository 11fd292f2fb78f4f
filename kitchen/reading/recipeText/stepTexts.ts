import { RECIPE_STEPS_MAX, RECIPE_TEXT_MAX } from '@contracts/limits';
import { cutText } from './cutText';

/** "Step 1:", "2.", "3.-", "4º", "Paso 5" at the start of a step. "2 - Mix" is one too, and "2-inch pieces" is not. */
export const STEP_NUMBER =
  /^(?:(?:[Ss]tep|STEP|[Pp]aso|PASO|[ÉEée]tape|[ÉE]TAPE)\s+\d{1,2}(?:\s*[.:)-]?\s+(?=\S))|\d{1,2}(?:[.)]\s?[-–]\s*(?=\p{L})|[.)]\s+(?=\S)|(?:\s|[ºª]\.?\s?)?[-–]\s*(?=\p{Lu})|[ºª][.)]?\s+(?=\p{Lu}\p{Ll})))/u;
/** A page that shows the number beside its step has it in a line of its own. */
const NUMBER_ALONE = /^(?:(?:step|paso|étape|etape)\s+)?\d{1,2}\s*[.:)-]?$/iu;
const NUMBER_INSIDE =
  /(?:^|\s)(?:(?:step|paso|étape|etape)\s+(\d{1,2})\s*[.:)-]?|(\d{1,2})[.)][-–]?)\s+(?=[\p{L}¡¿])/giu;
/** Not after an abbreviation, and only before a capital: "approx. 5 min. on" continues. */
const SENTENCE_END = /(?<=[.!?…][)"”»]?)(?<!\b(?:approx|ca|env|aprox|min|tbsp|tsp|c|oz|lb|no|nº|St|Dr|e\.g|i\.e)\.)\s+(?=[\p{Lu}¡¿"“«(])/u; // prettier-ignore
const GLUED_SENTENCES = /(?<=\p{Ll}[.!?])(?=\p{Lu}\p{Ll})/gu;

/** A method in one text that is longer than this is split into steps of about this length. */
const GLUED_MIN = 240;
const STEP_LENGTH = 140;
const GLUED_SENTENCES_MIN = 3;

/** A step without the number at its start; empty if it is only a number. */
export const withoutNumber = (step: string): string =>
  NUMBER_ALONE.test(step) ? '' : step.replace(STEP_NUMBER, '').trim();

/** Joins sentences into texts of `least` to `most` letters. */
const grouped = (sentences: readonly string[], least: number, most: number): string[] => {
  const groups: string[] = [];
  for (const sentence of sentences) {
    const last = groups.at(-1);
    if (last !== undefined && last.length < least && last.length + sentence.length < most)
      groups[groups.length - 1] = `${last} ${sentence}`;
    else groups.push(cutText(sentence, RECIPE_TEXT_MAX));
  }
  return groups;
};

const sentencesOf = (text: string): string[] => text.replace(GLUED_SENTENCES, ' ').split(SENTENCE_END);

/** Splits "1. Mix. 2. Bake." at its numbers if they count from one. */
export const atNumbers = (text: string): string[] => {
  const starts: number[] = [];
  for (const match of text.matchAll(NUMBER_INSIDE))
    if (Number(match[1] ?? match[2]) === starts.length + 1) starts.push(match.index);
  if (starts.length < 2) return [text];
  const before = text.slice(0, starts[0]).trim();
  const steps = starts.map((from, i) => text.slice(from, starts[i + 1]).trim());
  return before === '' ? steps : [before, ...steps];
};

/** Splits a method that is one text into steps of a sentence or two. */
export const ungluedSteps = (text: string): string[] => {
  const numbered = atNumbers(text);
  if (numbered.length > 1) return numbered;
  const sentences = sentencesOf(text);
  if (text.length < GLUED_MIN || sentences.length < GLUED_SENTENCES_MIN) return [text];
  return grouped(sentences, Math.max(STEP_LENGTH, (text.length * 2) / RECIPE_STEPS_MAX), RECIPE_TEXT_MAX);
};

/** Splits a step over the limit at the ends of sentences. */
export const withinLimit = (text: string): string[] =>
  text.length <= RECIPE_TEXT_MAX ? [text] : grouped(text.split(/(?<=[.!?…])\s+/), RECIPE_TEXT_MAX, RECIPE_TEXT_MAX);
