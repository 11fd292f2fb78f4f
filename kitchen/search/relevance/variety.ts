/** How many recipes of the first page are looked at, however many match. */
export const VARIED = 12;
/** So many of the first, which a screen shows, */
export const FIRST = 6;
/** are of at least so many kinds. */
export const KINDS_WANTED = 3;
/** Recipes of one kind are near-duplicates from this share of common ingredients (of all that either has). */
export const ALIKE = 0.5;

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

const kindsOf = (recipes: readonly Varied[]) => new Set(recipes.map(({ dishKind }) => dishKind)).size;

/** Chooses `most` of a list in its order, so that with those before they are of as many kinds as are wanted. */
const chosenFor = <T extends Varied>(before: readonly T[], list: readonly T[], most: number): T[] => {
  let chosen = list.slice(0, most);
  for (const newcomer of list.slice(most)) {
    if (kindsOf([...before, ...chosen]) >= KINDS_WANTED) break;
    const isNew = kindsOf([...before, ...chosen, newcomer]) > kindsOf([...before, ...chosen]);
    // The last whose kind is there without it makes room.
    const spare = chosen.findLastIndex(
      (one) => kindsOf([...before, ...chosen.filter((other) => other !== one)]) === kindsOf([...before, ...chosen]),
    );
    if (isNew && spare >= 0) chosen = [...chosen.filter((_, at) => at !== spare), newcomer];
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
export const varied = <T extends Varied>(page: readonly T[], isTied: (a: T, b: T) => boolean): T[] => {
  const looked = page.slice(0, VARIED);
  const placed: T[] = [];
  while (placed.length < looked.length) {
    const tied = looked.slice(placed.length).filter((one) => isTied(one, looked[placed.length]!));
    const room = FIRST - placed.length;
    const first = room > 0 && room < tied.length ? chosenFor(placed, tied, room) : tied;
    placed.push(...apart(placed, first));
    placed.push(
      ...apart(
        placed,
        tied.filter((one) => !first.includes(one)),
      ),
    );
  }
  return [...placed, ...page.slice(VARIED)];
};
