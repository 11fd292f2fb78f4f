import { wordAt } from './lineAmounts';
import { quantityAt, type LineQuantity } from './lineQuantity';
import type { LineToken } from './lineTokens';
import type { LineLanguage } from './lineWords';

const BEFORE: ReadonlySet<string> = new Set(':,-');
const OPENING: ReadonlySet<string> = new Set('([');
const CLOSING: ReadonlySet<string> = new Set(')]');

/**
 * The quantity of a line: at its start, or else the first one anywhere. One with a unit takes precedence over a bare
 * number.
 * @param begin the first token that may be a part of it
 */
export const quantityOf = (tokens: readonly LineToken[], language: LineLanguage, begin = 0): LineQuantity => {
  const atStart = begin === 0 ? quantityAt(tokens, 0, language, true) : undefined;
  if (atStart && (atStart.amount !== undefined || atStart.unit !== undefined)) return atStart;
  const from = Math.max(1, begin, atStart?.to ?? 0);
  const find = (isWanted: (i: number, found: LineQuantity) => boolean) => {
    for (let i = from; i < tokens.length; i += 1) {
      const { value, word } = tokens[i]!;
      if (value === undefined && !language.numbers.has(word) && !language.articles.has(word)) continue;
      const found = quantityAt(tokens, i, language, true);
      if (found?.amount !== undefined && isWanted(i, found)) return found;
    }
    return undefined;
  };
  const isMeasured = ({ unit }: LineQuantity) => unit !== undefined && unit !== 'inch' && unit !== 'cm';
  const isAside = (i: number) => tokens[i]!.isAside;
  const before = (i: number) => wordAt(tokens, i - 1);
  return (
    find((i, found) => !isAside(i) && isMeasured(found)) ??
    // "juice of 1 lemon", "Huevos: 3", "Eggs - 3"
    find((i) => !isAside(i) && (BEFORE.has(before(i)) || language.links.has(before(i))) && tokens[i]!.word !== 'a') ??
    find((i) => !isAside(i) && tokens[i]!.value !== undefined) ??
    find(
      (i, found) =>
        isAside(i) && OPENING.has(before(i)) && (isMeasured(found) || CLOSING.has(wordAt(tokens, found.to))),
    ) ??
    atStart ?? { from: 0, to: 0, notes: [] }
  );
};
