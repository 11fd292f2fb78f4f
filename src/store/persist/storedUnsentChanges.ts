import type { UnsentChange } from '@/lib/account/unsentChanges';
import type { ListOwner, SavedRecipesState } from '@/slices/savedRecipesSlice';
import { asJson } from './specStorage';
import { asRating } from './storedStubs';

type Unsent = SavedRecipesState['unsent'];

const UNSENT = 'unsentChange_';

/** One key per change, so that two tabs never overwrite each other's. */
const unsentKey = (owner: ListOwner, { recipeId }: Pick<UnsentChange, 'recipeId'>) => `${UNSENT}${owner}_${recipeId}`;

const KINDS = ['save', 'rate', 'remove'] as const;

const unsentField = (key: string) =>
  asJson(key, (value): UnsentChange | undefined => {
    const { recipeId, kind, rating, at, status } = Object(value) as Record<string, unknown>;
    const known = KINDS.find((one) => one === kind);
    if (!known || !Number.isSafeInteger(recipeId) || !Number.isSafeInteger(at)) return undefined;
    const stars = asRating(rating);
    if (known === 'rate' && stars === 0) return undefined;
    return {
      recipeId: recipeId as number,
      kind: known,
      ...(stars > 0 && { rating: stars }),
      at: at as number,
      status: status === 'refused' || status === 'late' ? status : 'new',
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

/** Writes the changes that are waiting now, and removes those that were waiting before. */
export const writeUnsent = (area: Storage, before: Unsent, now: Unsent) => {
  for (const owner of Object.keys({ ...before, ...now })) {
    const changes = now[owner] ?? [];
    for (const change of changes) {
      const text = JSON.stringify(change);
      const key = unsentKey(owner, change);
      if (area.getItem(key) !== text) area.setItem(key, text);
    }
    for (const change of before[owner] ?? []) {
      const key = unsentKey(owner, change);
      const isGone = !changes.some(({ recipeId }) => recipeId === change.recipeId);
      // Another tab may have noted a newer change.
      if (isGone && unsentField(key).read(area.getItem(key) ?? '')?.at === change.at) area.removeItem(key);
    }
  }
};
