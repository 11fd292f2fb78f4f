import { RATING_MAX } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import { GUEST, type ListOwner, type SavedRecipe, type SavedRecipesState } from '@/slices/savedRecipesSlice';
import { asJson, readFields, writeFields, type StoredFields } from './specStorage';
import { readRecipes } from './storedRecipe';

/** Where the list of an owner lies (SPEC §3). */
export const savedListKey = (owner: ListOwner) => `savedRecipes_${owner}`;

const asRating = (value: number) => (value >= 0 && value <= RATING_MAX ? value : 0);

const asSaved = (recipe: Recipe & { savedAt?: unknown }): SavedRecipe => ({
  ...recipe,
  isSaved: true,
  userRating: asRating(recipe.userRating),
  savedAt: typeof recipe.savedAt === 'number' && Number.isFinite(recipe.savedAt) ? recipe.savedAt : 0,
});

const isFirst = ({ id }: Recipe, index: number, list: Recipe[]) => list.findIndex((other) => other.id === id) === index;

const readList = (value: unknown): SavedRecipe[] | undefined => readRecipes(value)?.filter(isFirst).map(asSaved);

const listField = (owner: ListOwner) => ({
  ...asJson(savedListKey(owner), readList),
  write: (list: SavedRecipe[]) => (list.length > 0 ? JSON.stringify(list) : null),
});

const STORED_CHOICE = {
  isKeptOnDevice: {
    key: 'keepOnDevice',
    write: (isKept: boolean) => (isKept ? 'true' : null),
    read: (text: string) => text === 'true',
  },
} satisfies StoredFields<Pick<SavedRecipesState, 'isKeptOnDevice'>>;

/** The list in a stored text; what is no recipe is dropped. Undefined for a text that is no list. */
export const readStoredList = (text: string | null): SavedRecipe[] | undefined =>
  text === null ? [] : listField(GUEST).read(text);

/** The saved recipes that a visit starts with. */
export const initialSavedRecipes = (area: Storage, owner: ListOwner): Partial<SavedRecipesState> => {
  const { list } = readFields<{ list: SavedRecipe[] }>({ list: listField(owner) }, area);
  return {
    owner,
    ...(list && { byOwner: { [owner]: list } }),
    ...readFields<Pick<SavedRecipesState, 'isKeptOnDevice'>>(STORED_CHOICE, area),
  };
};

/** Each list under its own key, as a plain array. */
export const writeSavedRecipes = ({ byOwner, isKeptOnDevice }: SavedRecipesState, area: Storage): void => {
  for (const [owner, list] of Object.entries(byOwner)) writeFields({ list: listField(owner) }, { list }, area);
  writeFields<Pick<SavedRecipesState, 'isKeptOnDevice'>>(STORED_CHOICE, { isKeptOnDevice }, area);
};
