import { createHash } from 'node:crypto';
import type { DishBook } from './dishBook';

/** As many hexadecimal digits as `servedAddress` of contracts/pictureStore expects. */
const DIGITS = 16;

/**
 * The name of all drawings of a release: another one as soon as one of them is drawn differently. A store has a folder of
 * this name, so what is in it never changes.
 */
export const editionOf = ({ listed, hashOf }: Pick<DishBook, 'listed' | 'hashOf'>): string => {
  const lines = [...listed()].map((name) => `${name} ${hashOf(name)}\n`);
  return createHash('sha256').update(lines.sort().join('')).digest('hex').slice(0, DIGITS);
};
