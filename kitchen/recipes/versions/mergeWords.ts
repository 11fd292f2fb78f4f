import type { RecipeWords } from '@contracts/ownRecipes';
import { mergeLines, type LinePiece } from './mergeLines';

/** The parts of a recipe that hold one value each. */
export const WORD_FIELDS = [
  'title',
  'about',
  'category',
  'subcategory',
  'language',
  'servings',
  'minutes',
  'source',
  'photo',
] as const;
export type WordField = (typeof WORD_FIELDS)[number];

type Value = string | number | undefined;

/** A part that both sides changed in different ways. */
export interface Clash {
  /** Unique in a merge: the part, and the position among its pieces. */
  key: string;
  part: WordField | 'ingredients' | 'steps';
  /** One line each; a part with one value has at most one. */
  mine: string[];
  theirs: string[];
}

/** Which side is taken where both changed the same: by the key of the clash; theirs where nothing is chosen. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs' | 'both'>>;

interface Sides {
  /** What both began with; undefined when it is no longer known, and then whatever differs is a clash. */
  base: RecipeWords | undefined;
  mine: RecipeWords;
  theirs: RecipeWords;
}

const HEADING = '#';
const LINE = '.';

const asLines = (entries: RecipeWords['ingredients']) =>
  entries.map(({ text, isHeading }) => (isHeading ? HEADING : LINE) + text);

const asEntries = (lines: readonly string[]): RecipeWords['ingredients'] =>
  lines.map((line) => ({ text: line.slice(1), ...(line.startsWith(HEADING) && { isHeading: true as const }) }));

const differs = (mine: readonly string[], theirs: readonly string[]) =>
  mine.length !== theirs.length || mine.some((line, i) => line !== theirs[i]);

const piecesOf = (
  base: readonly string[] | undefined,
  mine: readonly string[],
  theirs: readonly string[],
  keepsBoth: boolean,
): LinePiece[] => {
  if (base) return mergeLines({ base, mine, theirs }, keepsBoth);
  return differs(mine, theirs) ? [{ base: [], mine: [...mine], theirs: [...theirs] }] : [{ same: [...mine] }];
};

const listsOf = ({ base, mine, theirs }: Sides) => ({
  // The order of ingredients hardly matters, so what both add there is kept.
  ingredients: piecesOf(
    base && asLines(base.ingredients),
    asLines(mine.ingredients),
    asLines(theirs.ingredients),
    true,
  ),
  steps: piecesOf(base?.steps, mine.steps, theirs.steps, false),
});

/** The value that stands; null if both changed it. */
const mergedField = ({ base, mine, theirs }: Sides, field: WordField): { value: Value } | null => {
  if (mine[field] === theirs[field]) return { value: mine[field] };
  if (!base) return null;
  if (mine[field] === base[field]) return { value: theirs[field] };
  return theirs[field] === base[field] ? { value: mine[field] } : null;
};

const shown = (value: Value) => (value === undefined || value === '' ? [] : [String(value)]);

/** Everything that cannot be merged without asking. */
export const clashesOf = (sides: Sides): Clash[] => {
  const { mine, theirs } = sides;
  const fields = WORD_FIELDS.filter((field) => mergedField(sides, field) === null).map((part): Clash => ({
    key: part,
    part,
    mine: shown(mine[part]),
    theirs: shown(theirs[part]),
  }));
  const lists = Object.entries(listsOf(sides)).flatMap(([part, pieces]) =>
    pieces.flatMap((piece, i): Clash[] => {
      if ('same' in piece) return [];
      const show = part === 'ingredients' ? (lines: string[]) => lines.map((line) => line.slice(1)) : undefined;
      return [
        {
          key: `${part}.${i}`,
          part: part as 'ingredients' | 'steps',
          mine: show ? show(piece.mine) : piece.mine,
          theirs: show ? show(piece.theirs) : piece.theirs,
        },
      ];
    }),
  );
  return [...fields, ...lists];
};

const chosenLines = (pieces: readonly LinePiece[], part: string, choices: Choices): string[] =>
  pieces.flatMap((piece, i) => {
    if ('same' in piece) return piece.same;
    const choice = choices[`${part}.${i}`] ?? 'theirs';
    return choice === 'both'
      ? [...piece.theirs, ...piece.mine.filter((line) => !piece.theirs.includes(line))]
      : piece[choice];
  });

/** The merged words, with a choice for each clash. */
export const resolvedWords = (sides: Sides, choices: Choices): RecipeWords => {
  const { mine, theirs } = sides;
  const fields = WORD_FIELDS.map((field) => {
    const merged = mergedField(sides, field);
    const value = merged ? merged.value : choices[field] === 'mine' ? mine[field] : theirs[field];
    return [field, value] as const;
  });
  const { ingredients, steps } = listsOf(sides);
  return {
    ...(Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Omit<
      RecipeWords,
      'ingredients' | 'steps'
    >),
    ingredients: asEntries(chosenLines(ingredients, 'ingredients', choices)),
    steps: chosenLines(steps, 'steps', choices),
  };
};

/** Both changes in one, or undefined when they cannot be merged without asking, or nothing to cook would be left. */
export const mergedWords = (sides: Sides): RecipeWords | undefined => {
  if (clashesOf(sides).length > 0) return undefined;
  const merged = resolvedWords(sides, {});
  const isWhole = merged.ingredients.some(({ isHeading }) => !isHeading) && merged.steps.length > 0;
  return isWhole ? merged : undefined;
};

/** Whether two versions say the same. */
export const areSameWords = (a: RecipeWords, b: RecipeWords): boolean =>
  clashesOf({ base: undefined, mine: a, theirs: b }).length === 0;
