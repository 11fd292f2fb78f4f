/**
 * The id of a corpus recipe: a positive 53-bit integer computed from its slug alone, so that saved lists and shared
 * links survive a new database. Joins two 32-bit FNV-1a style accumulators with different primes. Never change this
 * function: the ids are in users' saved lists.
 */
export const recipeIdOf = (slug: string): number => {
  let high = 0x811c9dc5;
  let low = 0x9747b28c;
  for (let i = 0; i < slug.length; i += 1) {
    const code = slug.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b);
    low ^= low >>> 13;
  }
  high = Math.imul(high ^ (high >>> 15), 0x2c1b3c6d);
  low = Math.imul(low ^ (low >>> 16), 0xc2b2ae35);
  return ((high ^ low) >>> 11) * 0x1_0000_0000 + (low >>> 0) || 1;
};
