import { isWord } from './lineParts';
import type { LineToken } from './lineTokens';

const NOT_IN_NOTES = new Set(
  'of between de d du des the et y and la le les l el los las lo & a an al x entre - / +'.split(' '),
);

/** The French article is also a unit: "2 l". */
const endsWithLitres = (run: readonly LineToken[]) => run.at(-1)!.word === 'l' && run.at(-2)?.value !== undefined;

/** The runs of unclaimed words, as written in the line. */
export const noteOf = (
  line: string,
  tokens: readonly LineToken[],
  claimed: ReadonlySet<number>,
): string | undefined => {
  const parts: string[] = [];
  let run: LineToken[] = [];
  const endRun = () => {
    while (run.length > 0 && NOT_IN_NOTES.has(run[0]!.word)) run.shift();
    while (run.length > 0 && NOT_IN_NOTES.has(run.at(-1)!.word) && !endsWithLitres(run)) run.pop();
    if (run.length > 0) parts.push(line.slice(run[0]!.from, run.at(-1)!.to));
    run = [];
  };
  tokens.forEach((token, i) => {
    if (claimed.has(i) || /^[()[\],;:~"”″]/.test(token.word)) endRun();
    else if (isWord(token) || run.length > 0) run.push(token);
  });
  endRun();
  return parts.length > 0 ? parts.join(', ') : undefined;
};
