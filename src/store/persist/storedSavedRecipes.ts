import type { Recipe } from '@contracts/recipe';
import { withEdits } from '@/lib/account/withUnsent';
import { frozen } from '@/lib/values/frozen';
import { isRecipe } from '@/lib/recipe/isRecipe';
import {
  GUEST,
  type ListOwner,
  type SavedRecipe,
  type SavedRecipesState,
  type StoredList,
  type UnreadRecipe,
} from '@/slices/savedRecipesSlice';
import { asJson, readFields, type StoredFields } from './specStorage';
import { readStub, starsOf } from './storedStubs';
import { readUnsent } from './storedUnsentChanges';

/** The key that holds the list of an owner. */
export const savedListKey = (owner: ListOwner) => `savedRecipes_${owner}`;

const asSaved = (recipe: Recipe): SavedRecipe => frozen({ ...recipe, isSaved: true, ...starsOf(recipe) });

type ListParts = Pick<StoredList, 'recipes' | 'unread'>;

/** The recipes without a body of each list that was read whole: its key holds exactly these two. */
const stored = new WeakMap<SavedRecipe[], UnreadRecipe[]>();

/** Whether the key of a list holds exactly this, because it was read there and nothing had to be left out. */
export const isAsStored = (recipes: SavedRecipe[], unread: UnreadRecipe[]) => stored.get(recipes) === unread;

const readList = (value: unknown): ListParts | undefined => {
  if (!Array.isArray(value)) return undefined;
  const list: ListParts = { recipes: [], unread: [] };
  const seen = new Set<unknown>();
  for (const one of value) {
    const recipe = isRecipe(one) ? asSaved(one) : undefined;
    const stub = recipe ?? readStub(one);
    if (!stub || seen.has(stub.id)) continue;
    if (recipe) list.recipes.push(recipe);
    else list.unread.push(stub);
    seen.add(stub.id);
  }
  if (seen.size === value.length) stored.set(list.recipes, list.unread);
  return list;
};

const listField = (owner: ListOwner) => asJson(savedListKey(owner), readList);

/** The field of the choice "Keep on this device". */
export const STORED_CHOICE = {
  isKeptOnDevice: {
    key: 'keepOnDevice',
    write: (isKept: boolean) => (isKept ? 'true' : null),
    read: (text: string) => text === 'true',
  },
} satisfies StoredFields<Pick<SavedRecipesState, 'isKeptOnDevice'>>;

/** The list in a stored text, without items that are not recipes. Undefined when the text is not a list. */
export const readStoredList = (text: string | null): ListParts | undefined =>
  text === null ? { recipes: [], unread: [] } : listField(GUEST).read(text);

/** Everything this browser stores for an owner. */
export const readSavedRecipes = (area: Storage, owner: ListOwner): StoredList => {
  const { list } = readFields<{ list: ListParts }>({ list: listField(owner) }, area);
  const unsent = readUnsent(area, owner);
  const edits = new Map(unsent.map((change) => [change.recipeId, change.edits]));
  const isEdited = list?.recipes.some(({ id }) => edits.get(id)) ?? false;
  const recipes = isEdited
    ? list?.recipes.map((recipe) => frozen(withEdits(recipe, edits.get(recipe.id))))
    : list?.recipes;
  return { recipes: recipes ?? [], unread: list?.unread ?? [], unsent };
};

/** The saved recipes at the start of a visit. */
export const initialSavedRecipes = (area: Storage, owner: ListOwner): Partial<SavedRecipesState> => {
  const { recipes, unread, unsent } = readSavedRecipes(area, owner);
  return {
    owner,
    // An absent list stays absent, so that this tab does not overwrite one that another tab creates.
    byOwner: recipes.length + unread.length > 0 ? { [owner]: recipes } : {},
    unread: { [owner]: unread },
    unsent: { [owner]: unsent },
    ...readFields<Pick<SavedRecipesState, 'isKeptOnDevice'>>(STORED_CHOICE, area),
  };
};
