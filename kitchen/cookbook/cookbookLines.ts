import type { CookbookThing, CookedThing, MemberThing, NoteThing } from '@contracts/cookbook';
import type { RecipeId } from '@contracts/recipe';
import type { Line } from '../lines/lineList';

type CookbookLine = Line<CookbookThing>;

/** Lines of one kind that are there, with their content, the oldest first. */
const ofKind = <Kind extends CookbookThing['kind']>(lines: readonly CookbookLine[], kind: Kind) =>
  lines
    .flatMap(({ id, thing, state, at }) =>
      state !== 'gone' && thing?.kind === kind
        ? [{ id, at, thing: thing as Extract<CookbookThing, { kind: Kind }> }]
        : [],
    )
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

/** The name of a collection; undefined when it is not there. */
export const collectionName = (lines: readonly CookbookLine[], collection: string): string | undefined =>
  ofKind(lines, 'collection').find(({ id }) => id === collection)?.thing.name;

/**
 * The recipes of a collection by id and title, each once, in the order in which they were added.
 * @param collection null: those of every collection that is there
 */
export const collectedRecipes = (
  lines: readonly CookbookLine[],
  collection: string | null,
): MemberThing['recipe'][] => {
  const wanted = new Set(collection === null ? ofKind(lines, 'collection').map(({ id }) => id) : [collection]);
  const found = new Map<RecipeId, MemberThing['recipe']>();
  for (const { thing } of ofKind(lines, 'member'))
    if (wanted.has(thing.collection) && !found.has(thing.recipe.id)) found.set(thing.recipe.id, thing.recipe);
  return [...found.values()];
};

/** The ids of the recipes of a collection, each once, in the order in which they were added. */
export const collectionRecipeIds = (lines: readonly CookbookLine[], collection: string): RecipeId[] =>
  collectedRecipes(lines, collection).map(({ id }) => id);

export interface CollectionShown {
  id: string;
  name: string;
  recipeIds: RecipeId[];
}

/** All collections by name, in the order of the alphabet. */
export const collectionsOf = (lines: readonly CookbookLine[], language: string): CollectionShown[] => {
  const members = new Map<string, Set<RecipeId>>();
  for (const { thing } of ofKind(lines, 'member'))
    members.set(thing.collection, (members.get(thing.collection) ?? new Set()).add(thing.recipe.id));
  const collator = new Intl.Collator(language);
  return ofKind(lines, 'collection')
    .map(({ id, thing: { name } }) => ({
      id,
      name,
      recipeIds: [...(members.get(id) ?? [])],
    }))
    .sort((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
};

/** Lines that put a recipe into a collection: two devices may each have made one. */
export const membershipsOf = (lines: readonly CookbookLine[], collection: string, recipe?: RecipeId): string[] =>
  ofKind(lines, 'member').flatMap(({ id, thing }) =>
    thing.collection === collection && (recipe === undefined || thing.recipe.id === recipe) ? [id] : [],
  );

export interface CookedEntry extends CookedThing {
  lineId: string;
}

/** What was cooked, the last first. */
export const cookedOf = (lines: readonly CookbookLine[]): CookedEntry[] =>
  ofKind(lines, 'cooked')
    .map(({ id, thing, at }) => ({ ...thing, lineId: id, at }))
    .sort((a, b) => (a.on === b.on ? b.at - a.at : a.on < b.on ? 1 : -1))
    .map(({ at: _at, ...entry }) => entry);

export interface NoteShown extends NoteThing {
  lineId: string;
}

/** The notes on a recipe, the oldest first. */
export const notesOf = (lines: readonly CookbookLine[], recipe: RecipeId): NoteShown[] =>
  ofKind(lines, 'note').flatMap(({ id, thing }) => (thing.recipe.id === recipe ? [{ ...thing, lineId: id }] : []));

/** Removed lines as new ones. A member follows its collection to its new id. */
export const restoredThings = (
  lines: readonly { id: string; thing: CookbookThing }[],
  ids: readonly string[],
): { id: string; thing: CookbookThing }[] => {
  const newIds = new Map(lines.map(({ id }, i) => [id, ids[i]]));
  const moved = (thing: CookbookThing): CookbookThing =>
    thing.kind === 'member' ? { ...thing, collection: newIds.get(thing.collection) ?? thing.collection } : thing;
  return lines.flatMap(({ thing }, i) => (ids[i] === undefined ? [] : [{ id: ids[i], thing: moved(thing) }]));
};
