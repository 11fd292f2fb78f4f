import type { Language } from '@contracts/vocabulary';
import { foldText, wordsOf } from '../reading/foldWord';
import { readIngredientLine } from '../reading/lines/ingredientLines';
import { LINE_LANGUAGES } from '../reading/lines/lineWords';
import { TONGUES } from '../reading/tongue';
import { kindMarks } from './kindMarks';

/** A comma between two digits ("1,5 kg") separates nothing. */
const SEPARATOR = /[\r\n;•]+|(?<!\d),|,(?!\d)/;

const NUMBERED = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

/** A list without the numbers of its lines: "1. milk" does not ask for one. A single number is an amount. */
const withoutNumbering = (text: string): string => {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const isNumbered = lines.length > 1 && lines.every((line, i) => NUMBERED.exec(line)?.[1] === String(i + 1));
  return isNumbered ? lines.map((line) => line.replace(NUMBERED, '')).join('\n') : text;
};

/** How a phrase begins that only describes what stands before it, in the words that the line reader does not have. */
const DESCRIBES =
  /^(?:drained|rinsed|trimmed|torn|cut|for|to (?:taste|serve)|plus|optional|escurrid|cortad|para|al gusto|opcional|egoutte|rince|coupe|pour|facultatif)/;

/** A kind or an amount of no thing: "semi-skimmed", "2 pints". */
const isKindOrAmount = (part: string, language: Language): boolean => {
  const { ids, amount, unit, name } = readIngredientLine(part, language);
  if (ids.length > 0) return false;
  return kindMarks('', part).length > 0 || (amount !== undefined && unit !== undefined && name === part);
};

/** Words that only describe what stands before the comma: "carrots, grated". */
const isDescription = (part: string, language: Language): boolean => {
  const words = wordsOf(foldText(part));
  if (DESCRIBES.test(foldText(part)) || isKindOrAmount(part, language)) return true;
  return TONGUES.some((tongue) => words.length > 0 && words.every((word) => LINE_LANGUAGES[tongue].states.has(word)));
};

const JOINED_AMOUNT = /\s(?:and|y|e|et|&|\+)\s+(?=\d)/giu;

/** Foods that are joined with their amounts, one by one: "1 kg de tomates y 2 pepinos", but not "1 cup and 2 tbsp flour". */
const dividedAtAmounts = (part: string, language: Language): string[] => {
  const isFood = (text: string) => readIngredientLine(text, language).ids.length > 0;
  const divided: string[] = [];
  for (const piece of part.split(JOINED_AMOUNT))
    if (divided.length > 0 && !(isFood(divided.at(-1)!) && isFood(piece))) return [part];
    else divided.push(piece);
  return divided;
};

/** The lines of a typed or pasted text, each what one line of the list becomes. */
export const partsOf = (text: string, language: Language): string[] => {
  const parts: string[] = [];
  for (const part of withoutNumbering(text)
    .split(SEPARATOR)
    .map((one) => one.trim()))
    if (part !== '' && parts.length > 0 && isDescription(part, language)) parts.push(`${parts.pop()}, ${part}`);
    else if (part !== '') parts.push(...dividedAtAmounts(part, language));
  return parts;
};
