/** Borrowed idioms in what people read of the code: words that are correct English, and that no native engineer writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOORS } from './figures';

const IDIOM =
  /\b(?:whoever|nobody|somebody|anew|as ever|of theirs|stands for|gives? back|given back|of which nothing|what is none)\b|\b(?:undefined|empty|null|absent|even) where\b/gi;

const IS_CODE = /\.(?:[cm]?ts|tsx|mjs|cjs)$/;
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/)(.*)/;
const TEST_NAME = /^\s*(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1/;

/** It lists words to avoid, so it has all of them. */
const EXCEPT = new Set(['docs/words.md']);

const filesBelow = (root: string, folder: string): string[] => {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
  } catch {
    return [];
  }
};

const proseOf = (path: string, line: string): string =>
  path.endsWith('.md') ? line : (COMMENT.exec(line)?.[1] ?? TEST_NAME.exec(line)?.[2] ?? '');

/** Each idiom in comments, test names and docs below `root`, as "path:line: words". */
export const borrowedIdioms = (root: string): string[] => {
  const code = FLOORS.flatMap((floor) => filesBelow(root, floor)).filter((path) => IS_CODE.test(path));
  const docs = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...filesBelow(root, 'docs')].filter(
    (path) => path.endsWith('.md') && !path.startsWith('docs/proofs/') && !EXCEPT.has(path),
  );
  return [...code, ...docs].sort().flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, i) => (proseOf(path, line).match(IDIOM) ?? []).map((words) => `${path}:${i + 1}: ${words}`)),
  );
};
