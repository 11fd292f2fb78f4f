import { VERSION_KEY_LENGTH } from '@contracts/limits';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { EditClash, UnsentChange, UnsentEdit } from '@/lib/account/unsentChanges';
import { isRecipe } from '@/lib/recipe/isRecipe';
import { frozen } from '@/lib/values/frozen';
import type { ListOwner } from '@/slices/savedRecipesSlice';
import { asJson } from './specStorage';
import { asRating } from './storedStubs';

const UNSENT = 'unsentChange_';

/** One key per change, so that two tabs never overwrite each other's. */
export const unsentKey = (owner: ListOwner, { recipeId }: Pick<UnsentChange, 'recipeId'>) =>
  `${UNSENT}${owner}_${recipeId}`;

const KINDS = ['save', 'rate', 'edit', 'remove'] as const;
const STATUSES = ['late', 'refused', 'differs'] as const;

const isKey = (value: unknown): value is string => typeof value === 'string' && value.length <= VERSION_KEY_LENGTH;

const readEdits = (value: unknown): UnsentEdit[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown): UnsentEdit[] => {
    const { version, base, at, recipe } = Object(one) as Record<string, unknown>;
    if (!isKey(version) || !Number.isSafeInteger(at) || !isRecipe(recipe)) return [];
    return [{ version, ...(isKey(base) && { base }), at: at as number, recipe: frozen(recipe) }];
  });

/** Without what both began with if that cannot be read: then everything that differs is asked about. */
const readClash = (value: unknown): EditClash | undefined => {
  const { theirs, base } = Object(value) as Record<string, unknown>;
  const { ingredients, steps } = Object(base) as Record<string, unknown>;
  if (!isRecipe(theirs)) return undefined;
  return { theirs, ...(Array.isArray(ingredients) && Array.isArray(steps) && { base: base as RecipeWords }) };
};

const unsentField = (key: string) =>
  asJson(key, (value): UnsentChange | undefined => {
    const { recipeId, kind, rating, at, status, ...own } = Object(value) as Record<string, unknown>;
    const known = KINDS.find((one) => one === kind);
    if (!known || !Number.isSafeInteger(recipeId) || !Number.isSafeInteger(at)) return undefined;
    const stars = asRating(rating);
    if (known === 'rate' && stars === 0) return undefined;
    const edits = readEdits(own.edits);
    if (known === 'edit' && edits.length === 0) return undefined;
    const clash = readClash(own.clash);
    return {
      recipeId: recipeId as number,
      kind: known,
      ...(stars > 0 && { rating: stars }),
      ...(edits.length > 0 && { edits, ...(isRecipe(own.created) && { created: frozen(own.created) }) }),
      ...(clash && { clash }),
      at: at as number,
      status: STATUSES.find((one) => one === status && (one !== 'differs' || clash)) ?? 'new',
    };
  });

/** The owner of the change that a key holds, and the change; undefined for any other key. */
export const readUnsentChange = (key: string | null, text: string | null) => {
  const [, owner, id] = key?.match(/^unsentChange_(.+)_(\d+)$/) ?? [];
  if (!owner) return undefined;
  return { owner, recipeId: Number(id), change: text === null ? undefined : unsentField('').read(text) };
};

/** The changes that an owner's account has not taken yet, oldest first. */
export const readUnsent = (area: Storage, owner: ListOwner): UnsentChange[] =>
  Array.from({ length: area.length }, (_, i) => area.key(i))
    .flatMap((key) => {
      const found = key?.startsWith(UNSENT) ? readUnsentChange(key, area.getItem(key)) : undefined;
      return found?.owner === owner && found.change ? [found.change] : [];
    })
    .sort((a, b) => a.at - b.at);
