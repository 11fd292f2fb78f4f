import type { CookbookThing } from '@contracts/cookbook';
import type { CookbookState } from '@/slices/cookbookSlice';
import type { LineOverflow } from '../lineOverflow';
import { asNumber, asText, createStoredLines, given, readRecipe } from './storedLines';

type Parts = Record<string, unknown>;

const readStep = (value: unknown): { index: number; words: string } | undefined => {
  const { index, words } = Object(value) as Parts;
  return Number.isSafeInteger(index) && (index as number) >= 0 && typeof words === 'string'
    ? { index: index as number, words }
    : undefined;
};

const readCooked = (parts: Parts, recipe: { id: number; title: string }): CookbookThing | undefined => {
  const { version, on, servings, stars, comment } = parts;
  if (!/^\d{4}-\d\d-\d\d$/.test(String(on)) || !asNumber(servings)) return undefined;
  return given({
    kind: 'cooked' as const,
    recipe,
    version: typeof version === 'string' ? version : undefined,
    on: String(on),
    servings: servings as number,
    stars: Math.min(5, Math.round(asNumber(stars) ?? 0)),
    comment: asText(comment) ?? '',
  });
};

const readThing = (value: unknown): CookbookThing | undefined => {
  const parts = Object(value) as Parts;
  const { kind, text, name, collection, step } = parts;
  if (kind === 'collection') {
    const words = asText(name);
    return words === undefined ? undefined : { kind, name: words };
  }
  const recipe = readRecipe(parts.recipe);
  if (!recipe) return undefined;
  if (kind === 'note') {
    const words = asText(text);
    const about = readStep(step);
    return words === undefined ? undefined : { kind, recipe, ...(about && { step: about }), text: words };
  }
  if (kind === 'cooked') return readCooked(parts, recipe);
  const of = asText(collection);
  return kind === 'member' && of !== undefined ? { kind, collection: of, recipe } : undefined;
};

const lines = createStoredLines<CookbookThing>({ prefix: 'cookbook_', readThing });

/** The cookbook that a key of the storage holds; undefined for other keys and texts that are none. */
export const readStoredCookbook = lines.read;

/** Every cookbook of this browser. */
export const initialCookbooks = (area: Storage, now?: number): Pick<CookbookState, 'byOwner'> => ({
  byOwner: lines.initial(area, now),
});

/** Writes each changed cookbook under its key, or where there is room. */
export const createCookbookWriter = (overflow: LineOverflow) => {
  const write = lines.createWriter(overflow);
  return ({ byOwner }: Pick<CookbookState, 'byOwner'>, area: Storage): void | Promise<void> => write(byOwner, area);
};

/** Removes the cookbooks of accounts that were left, except those of which something is here alone. */
export const forgetLeftCookbooks = (area: Storage): void => lines.forgetLeft(area, (owner) => owner === 'guest');
