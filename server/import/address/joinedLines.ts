import { metaOf } from '@kitchen/reading/recipeText/metaLines';
import type { PageLine } from './pageLines';

/** An amount in a separate box, in front of the ingredient: "200 g", "½", "1 to 2". */
const AMOUNT_ALONE = /^(?:\d[\d.,/–-]*|[½⅓⅔¼¾⅛⅜⅝⅞])(?:\s?(?:[½⅓⅔¼¾⅛⅜⅝⅞]|\d+\/\d+|to \d+|à \d+|a \d+))?(?:\s?(?:g|kg|mg|ml|cl|dl|l|oz|lb|lbs|ounces?|pounds?|cups?|tbsp|tsp|tablespoons?|teaspoons?|cloves?|cans?|c\. à [sc]\.?))?$/iu; // prettier-ignore
const PAIR_MAX = 60;

/** The two lines as one, if they are the two halves of one: "Servings" and "8", "200 g" and "flour". */
const pairOf = (line: PageLine, next: PageLine): string | undefined => {
  if (line.text.length > PAIR_MAX || next.text.length > PAIR_MAX) return undefined;
  if (line.level === 0 && next.level === 0 && AMOUNT_ALONE.test(line.text) && /^\p{L}|^[([]/u.test(next.text))
    return `${line.text} ${next.text}`;
  const label = line.text.replace(/\s*:$/, '');
  const isLabel = !/\d/.test(label) && /^\d/.test(next.text) && metaOf(label) === undefined;
  return isLabel && metaOf(`${label}: ${next.text}`) ? `${label}: ${next.text}` : undefined;
};

/** The lines of a page with those joined that its design sets in two boxes. */
export const joinedLines = (lines: readonly PageLine[]): PageLine[] => {
  const joined: PageLine[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i]!;
    const next = lines[i + 1];
    const pair = next && pairOf(line, next);
    joined.push(pair === undefined ? line : { text: pair, level: 0 });
    if (pair !== undefined) i += 1;
  }
  return joined;
};
