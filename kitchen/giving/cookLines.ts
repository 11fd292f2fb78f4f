import type { CookbookThing } from '@contracts/cookbook';
import type { FileAbout, FileLine } from '@contracts/fileImport';
import type { RecipeId } from '@contracts/recipe';
import type { AisleOrder, ShoppingThing } from '@contracts/shopping';
import type { Line } from '../lines/lineList';

/** What a cook has written besides recipes: notes, cooked dishes, collections, and the shopping list. */
export interface CookLines {
  cookbook: readonly Line<CookbookThing>[];
  shopping: readonly Line<ShoppingThing>[];
  order?: AisleOrder;
}

export const NO_LINES: CookLines = { cookbook: [], shopping: [] };

type Named = { id: RecipeId; title: string };

/** A line that is there, with its content. */
const present = <Thing>(lines: readonly Line<Thing>[]) =>
  lines.flatMap(({ id, thing, state, at }) =>
    state === 'gone' || thing === undefined ? [] : [{ id, thing, state, at }],
  );

const recipeOf = (thing: CookbookThing | ShoppingThing): Named | undefined =>
  'recipe' in thing ? thing.recipe : undefined;

/** The recipes that lines are about. */
export const namedRecipes = ({ cookbook, shopping }: CookLines): ReadonlySet<RecipeId> =>
  new Set([...present(cookbook), ...present(shopping)].flatMap(({ thing }) => recipeOf(thing)?.id ?? []));

/** By time; those of one moment by their content, so that the same lines always make the same file. */
const inOrder = <Thing>(lines: readonly { id: string; thing: Thing; at: number }[]) =>
  lines
    .map((line) => ({ line, text: JSON.stringify(line.thing) }))
    .sort((a, b) => a.line.at - b.line.at || (a.text < b.text ? -1 : 1))
    .map(({ line }) => line);

const bookLines = (cookbook: CookLines['cookbook'], about: (recipe: Named) => FileAbout): FileLine[] => {
  const lines = present(cookbook);
  const collections = inOrder(lines.filter(({ thing }) => thing.kind === 'collection'));
  const numbers = new Map(collections.map(({ id }, i) => [id, i + 1]));
  const others = lines.flatMap(({ id, thing, at }): { id: string; thing: FileLine['thing']; at: number }[] => {
    if (thing.kind === 'collection') return [];
    const recipe = about(thing.recipe);
    if (thing.kind !== 'member') return [{ id, at, thing: { ...thing, recipe } }];
    const collection = numbers.get(thing.collection);
    // Nothing shows the members of a collection that is gone.
    return collection === undefined ? [] : [{ id, at, thing: { ...thing, recipe, collection } }];
  });
  return [
    ...collections.map(({ id, thing, at }) => ({
      at,
      thing: { ...(thing as Extract<CookbookThing, { kind: 'collection' }>), number: numbers.get(id)! },
    })),
    ...inOrder(others).map(({ thing, at }) => ({ at, thing })),
  ];
};

const listLines = (shopping: CookLines['shopping'], about: (recipe: Named) => FileAbout): FileLine[] =>
  inOrder(
    present(shopping).map(({ id, thing: { recipe, ...what }, state, at }) => ({
      id,
      at,
      thing: {
        kind: 'bought' as const,
        what,
        ...(recipe && { recipe: about(recipe) }),
        ...(state === 'ticked' && { isTicked: true as const }),
      },
    })),
  ).map(({ thing, at }) => ({ at, thing }));

/**
 * The lines as an export has them: without their ids, which another list would refuse or confuse.
 * @param numbers the numbers of the recipes that are in the same file; the others are named by their ids
 */
export const fileLines = (
  { cookbook, shopping, order }: CookLines,
  numbers: ReadonlyMap<RecipeId, number>,
): FileLine[] => {
  const about = ({ id, title }: Named): FileAbout => {
    const number = numbers.get(id);
    return number === undefined ? { title, id } : { title, number };
  };
  return [
    ...bookLines(cookbook, about),
    ...listLines(shopping, about),
    ...(order ? [{ at: order.at, thing: { kind: 'aisles' as const, aisles: order.aisles } }] : []),
  ];
};

/** The file of the lines, which Larder alone reads. */
export const linesText = (lines: readonly FileLine[]): string => JSON.stringify({ larder: 'lines', lines }, null, 1);
