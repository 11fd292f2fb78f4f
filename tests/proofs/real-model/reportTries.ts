import { sizeOf, writeReport } from '../report';
import type { Try } from './tries';

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const counted = (words: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const parts = [...counts].sort(([, a], [, b]) => b - a).map(([word, count]) => `${word} ${count}`);
  return parts.join(', ') || 'none';
};

/** The tries of one model with its schema enforced or in words. */
const rowOf = (tries: readonly Try[]): string => {
  const [{ model, schema }] = tries as [Try];
  const written = tries.flatMap(({ drafts }) => drafts);
  const shown = tries.flatMap((one) => one.shown);
  const corrected = shown.filter((one) => one.corrected.length > 0);
  const told = tries.filter(({ outputTokens }) => outputTokens > 0);
  const cells = [
    model,
    schema,
    tries.length,
    written.length,
    tries.reduce((sum, { refused }) => sum + (refused.length > 0 ? 1 : 0), 0),
    shown.length,
    corrected.length,
    told.length > 0 ? median(told.map(({ outputTokens }) => outputTokens)) : 'not told',
    (median(tries.map(({ ms }) => ms)) / 1_000).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
};

const groupsOf = (tries: readonly Try[], keyOf: (one: Try) => string): Try[][] => {
  const groups = new Map<string, Try[]>();
  for (const one of tries) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
};

/** Writes docs/proofs/real-model.md. */
export const reportTries = (tries: readonly Try[], full: number): void => {
  const ways = groupsOf(tries, ({ model, schema }) => `${model}, ${schema}`);
  const lines = [
    '`npm run prove -- real-model`: a model on this machine is asked for one recipe for each kitchen of tests/data/judged-kitchens, in turns of the four languages; some of them exclude an allergen or keep a diet. Each kitchen is asked once with the schema enforced by the server (a grammar) and once with the schema in words. Everything is checked as the server checks it.',
    '',
    ...ways.map((way) => `${sizeOf(way.length, full, 'kitchens')} (${way[0]!.model}, schema ${way[0]!.schema})`),
    '',
    '| model | schema | asked | written | refused | shown | of these corrected | tokens, median | seconds, median |',
    '|---|---|---|---|---|---|---|---|---|',
    ...ways.map(rowOf),
    '',
    'Why nothing was shown (a recipe may have several reasons):',
    '',
    ...ways.map((way) => {
      const failures = way.flatMap(({ failure }) => (failure === undefined ? [] : ['nothing that could be read']));
      const reasons = way.flatMap(({ refused }) => [...new Set(refused.map(({ kind }) => kind))]);
      return `- ${way[0]!.model}, ${way[0]!.schema}: ${counted([...failures, ...reasons])}`;
    }),
    '',
    'By language, shown of written:',
    '',
    ...groupsOf(tries, ({ language }) => language).map((of) => {
      const written = of.reduce((sum, { drafts }) => sum + drafts.length, 0);
      return `- ${of[0]!.language}: ${of.reduce((sum, { shown }) => sum + shown.length, 0)} of ${written}`;
    }),
  ];
  writeReport('real-model', 'What real models write, and what of it is shown', lines);
};
