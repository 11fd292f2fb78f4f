import type { CorpusText } from '../recipeFormat';
import type { SentenceToken } from '../stepSentence';

/** Work that a note says is done already, and the verb right before the food that does it again. */
export type DoneAlready = readonly [note: RegExp, verb: RegExp];

const BETWEEN_FOODS = /^(?: en \p{L}+(?: \p{L}+)?)?(?:, | y | e | et )$/u;

const isBetweenFoods = (token: SentenceToken | undefined): boolean =>
  token?.kind === 'ingredient' || (token?.kind === 'text' && BETWEEN_FOODS.test(token.text));

/** The text before the series of foods that a food belongs to: "pica " for the chives of "pica el ajo y el cebollino". */
const beforeSeries = (tokens: readonly SentenceToken[], at: number): string => {
  let start = at;
  while (isBetweenFoods(tokens[start])) start -= 1;
  const before = tokens[start];
  return before?.kind === 'text' ? before.text : '';
};

/** Steps that cut, boil or beat a food at its first mention although its note says that this was done before. */
export const doneAgain = (
  steps: CorpusText['steps'],
  notes: CorpusText['notes'],
  already: readonly DoneAlready[],
): { index: number; verb: string; key: string; note: string }[] => {
  const seen = new Set<string>();
  return steps.flatMap((tokens, index) =>
    tokens.flatMap((token, at) => {
      if (token.kind !== 'ingredient' || seen.has(token.key)) return [];
      seen.add(token.key);
      const note = notes[token.key] ?? '';
      const before = beforeSeries(tokens, at);
      if (!already.some(([done, verb]) => done.test(note) && verb.test(before))) return [];
      return [{ index, verb: before.trim().split(' ').pop() ?? '', key: token.key, note }];
    }),
  );
};
