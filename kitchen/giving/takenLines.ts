import type { CookbookThing } from '@contracts/cookbook';
import type { FileAbout, FileLine } from '@contracts/fileImport';
import type { RecipeId } from '@contracts/recipe';
import type { AisleOrder, ShoppingThing } from '@contracts/shopping';
import type { CookLines } from './cookLines';

type Added<Thing> = { id: string; thing: Thing; state: 'open' | 'ticked'; at: number };

/** What an import adds to the cookbook and to the shopping list. */
export interface TakenLines {
  cookbook: Added<CookbookThing>[];
  shopping: Added<ShoppingThing>[];
  order?: AisleOrder;
  /** How many notes, cooked dishes and members are left out, because their recipe or collection did not come. */
  orphans: number;
}

interface Taking {
  /** The ids that the recipes of the file have now, by their numbers in it. */
  ids: ReadonlyMap<number, RecipeId>;
  /** What is there already. */
  known: Pick<CookLines, 'cookbook' | 'shopping'>;
  /** An id for the line at this place of the file, the same each time. */
  newId: (place: number) => string;
  /** The moment of the import, in ms since 1970: no line was written later, whatever the file says. */
  now: number;
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)])) // prettier-ignore
    : value;

/** The same for lines that say the same. The title of a recipe may have changed meanwhile. */
const keyOf = (thing: CookbookThing | ShoppingThing): string =>
  JSON.stringify(sorted('recipe' in thing && thing.recipe ? { ...thing, recipe: thing.recipe.id } : thing));

/** Counts off what is there: of three equal lines in a file, one is new where two are known. */
const createCountOff = (known: readonly string[]) => {
  const left = new Map<string, number>();
  for (const key of known) left.set(key, (left.get(key) ?? 0) + 1);
  return (key: string): boolean => {
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count > 0;
  };
};

type CollectionLine = { at: number; thing: Extract<FileLine['thing'], { kind: 'collection' }> };

/** The ids of the collections of a file: those of the same names that are there, or new ones. */
const takeCollections = (lines: readonly (readonly [number, FileLine])[], { known, newId }: Taking) => {
  const free = known.cookbook
    .flatMap(({ id, thing, state, at }) =>
      state !== 'gone' && thing?.kind === 'collection' ? [{ id, name: thing.name, at }] : [],
    )
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const ids = new Map<number, string>();
  const added: Added<CookbookThing>[] = [];
  for (const [place, line] of lines) {
    if (line.thing.kind !== 'collection') continue;
    const { at, thing: { name, number } } = line as CollectionLine; // prettier-ignore
    const same = free.findIndex((one) => one.name === name);
    const [there] = same < 0 ? [] : free.splice(same, 1);
    ids.set(number, there?.id ?? newId(place));
    if (!there) added.push({ id: newId(place), thing: { kind: 'collection', name }, state: 'open', at });
  }
  return { ids, added };
};

const isOfBook = ({ thing: { kind } }: FileLine) => kind === 'note' || kind === 'cooked' || kind === 'member';

/** What a line says here; undefined when its recipe or its collection did not come with it. */
const createReading = (ids: Taking['ids'], collections: ReadonlyMap<number, string>) => {
  const recipeOf = ({ number, id, title }: FileAbout) => {
    const known = number === undefined ? id : ids.get(number);
    return known === undefined ? undefined : { id: known, title };
  };
  return {
    book({ thing }: FileLine): CookbookThing | undefined {
      if (thing.kind !== 'note' && thing.kind !== 'cooked' && thing.kind !== 'member') return undefined;
      const recipe = recipeOf(thing.recipe);
      if (!recipe) return undefined;
      if (thing.kind !== 'member') return { ...thing, recipe };
      const collection = collections.get(thing.collection);
      return collection === undefined ? undefined : { kind: 'member', collection, recipe };
    },
    bought({ thing }: FileLine): ShoppingThing | undefined {
      if (thing.kind !== 'bought') return undefined;
      const recipe = thing.recipe && recipeOf(thing.recipe);
      return { ...thing.what, ...(recipe && { recipe }) };
    },
  };
};

/**
 * The lines of an export that are not there yet, with new ids: an id that was removed would stay gone. Taking the same
 * file again adds nothing. A time in the future becomes the present, because a change of the line has to be later still.
 */
export const takenLines = (lines: readonly FileLine[], taking: Taking): TakenLines => {
  const { known, ids, newId, now } = taking;
  const placed = lines.map(({ at, thing }, place) => [place, { at: Math.min(at, now), thing }] as const);
  const collections = takeCollections(placed, taking);
  const read = createReading(ids, collections.ids);
  const keys = (list: readonly { thing?: CookbookThing | ShoppingThing; state: string }[]) =>
    list.flatMap(({ thing, state }) => (state === 'gone' || !thing ? [] : [keyOf(thing)]));
  const isInBook = createCountOff(keys(known.cookbook));
  const isOnList = createCountOff(keys(known.shopping));
  const cookbook = [...collections.added];
  const shopping: TakenLines['shopping'] = [];
  let order: AisleOrder | undefined;
  let orphans = 0;
  for (const [place, line] of placed) {
    const { at, thing } = line;
    if (thing.kind === 'aisles') order = { aisles: thing.aisles, at };
    const written = read.book(line);
    if (!written && isOfBook(line)) orphans += 1;
    if (written && !isInBook(keyOf(written))) cookbook.push({ id: newId(place), thing: written, state: 'open', at });
    const bought = read.bought(line);
    if (!bought || isOnList(keyOf(bought))) continue;
    const isTicked = thing.kind === 'bought' && thing.isTicked === true;
    shopping.push({ id: newId(place), thing: bought, state: isTicked ? 'ticked' : 'open', at });
  }
  return { cookbook, shopping, orphans, ...(order && { order }) };
};
