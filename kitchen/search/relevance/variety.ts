/** How many recipes of the first page are looked at, however many match. */
export const VARIED = 12;
/** The first of them, which a screen shows, */
export const FIRST = 6;
/** are of at least this many kinds. */
export const KINDS_WANTED = 3;
/** Recipes of one kind are near-duplicates from this share of common ingredients (of all that either has). */
const ALIKE = 0.5;

/** A recipe as the variety of a page needs it. */
export interface Varied {
  dishKind: number;
  /** Each once. */
  ingredients: ArrayLike<number>;
}

/** The same kind of dish of much the same ingredients: macaroni with tomato sauce, pasta with tomato sauce. */
export const isNearDuplicate = (a: Varied, b: Varied): boolean => {
  if (a.dishKind !== b.dishKind) return false;
  const ofA = new Set(Array.from(a.ingredients));
  const common = Array.from(b.ingredients).filter((number) => ofA.has(number)).length;
  return common >= ALIKE * (ofA.size + b.ingredients.length - common);
};

/** How many kinds a list lacks, and how many of its recipes have a near-duplicate before them. */
const monotonyOf = (recipes: readonly Varied[]): number => {
  const kinds = new Set(recipes.map(({ dishKind }) => dishKind)).size;
  const repeated = recipes.filter((one, at) => recipes.slice(0, at).some((other) => isNearDuplicate(one, other)));
  return Math.max(0, KINDS_WANTED - kinds) + repeated.length;
};

/**
 * Chooses `most` of a list, the first ones except where a later one makes the page more varied.
 * @param before what the page holds already
 * @param mayReplace whether a later one is good enough to stand in for another
 */
export const variedChoice = <T extends Varied>(
  before: readonly T[],
  list: readonly T[],
  most: number,
  mayReplace: (newcomer: T, other: T) => boolean,
): T[] => {
  let chosen = list.slice(0, most);
  let monotony = monotonyOf([...before, ...chosen]);
  for (const newcomer of list.slice(most)) {
    if (monotony === 0) break;
    for (let at = chosen.length - 1; at >= 0; at -= 1) {
      if (!mayReplace(newcomer, chosen[at]!)) continue;
      const other = [...chosen.slice(0, at), ...chosen.slice(at + 1), newcomer];
      if (monotonyOf([...before, ...other]) >= monotony) continue;
      chosen = other;
      monotony = monotonyOf([...before, ...other]);
      break;
    }
  }
  return chosen;
};

/** The list in its order, except that no recipe follows a near-duplicate where another can. */
const apart = <T extends Varied>(before: readonly T[], list: readonly T[]): T[] => {
  const rest = [...list];
  const placed: T[] = [];
  while (rest.length > 0) {
    const last = placed.at(-1) ?? before.at(-1);
    const at = last ? rest.findIndex((one) => !isNearDuplicate(last, one)) : 0;
    placed.push(...rest.splice(Math.max(0, at), 1));
  }
  return placed;
};

/**
 * Varies the first recipes of a page. Only recipes that are tied change places, so any order that keeps ties keeps it.
 * @param page best first
 * @param isTied whether two recipes of it have the same share of their ingredients
 */
export const variedPage = <T extends Varied>(page: readonly T[], isTied: (a: T, b: T) => boolean): T[] => {
  const looked = page.slice(0, VARIED);
  const placed: T[] = [];
  while (placed.length < looked.length) {
    const tied = looked.slice(placed.length).filter((one) => isTied(one, looked[placed.length]!));
    const first = variedChoice(placed, tied, Math.max(0, FIRST - placed.length), () => true);
    const before = [...placed];
    placed.push(...apart(before, first));
    placed.push(
      ...apart(
        [...placed],
        tied.filter((one) => !first.includes(one)),
      ),
    );
  }
  return [...placed, ...page.slice(VARIED)];
};
