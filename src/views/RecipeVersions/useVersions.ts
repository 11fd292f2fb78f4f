import { useMemo } from 'react';
import type { RecipeVersion, RecipeWords } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { savedApi } from '@/api/savedApi';
import type { UnsentChange } from '@/lib/account/unsentChanges';
import { selectIsGuest, selectUnsent } from '@/slices/savedRecipesSlice';
import { useAppSelector } from '@/store/hooks';

/** A version as the page shows it. */
export interface ShownVersion {
  /** Empty for the recipe as it was stored first. */
  key: string;
  /** Undefined if it is not known. */
  savedAt?: number;
  /** Browser and system; null: unknown. */
  device: { browser: string | null; system: string | null } | 'this' | null;
  kind: RecipeVersion['kind'];
  isCurrent: boolean;
  isUnsent: boolean;
  words: RecipeWords;
}

const ofServer = (one: RecipeVersion, current: string): ShownVersion => ({
  key: one.version ?? '',
  savedAt: Date.parse(one.savedAt),
  device: one.browser === null && one.system === null ? null : { browser: one.browser, system: one.system },
  kind: one.kind,
  isCurrent: (one.version ?? '') === current,
  isUnsent: false,
  words: one.words,
});

/** What this device saved and the account does not have, the newest first; a guest has no account. */
const ofDevice = (
  { edits = [], created }: Partial<UnsentChange>,
  current: string,
  isGuest: boolean,
): ShownVersion[] => {
  const saved = edits.map(({ version, at, recipe }) => ({ version, savedAt: at, recipe }));
  const first = created ? [{ version: created.version ?? '', savedAt: undefined, recipe: created }] : [];
  return [...first, ...saved].reverse().map(({ version, savedAt, recipe }) => ({
    key: version,
    ...(savedAt !== undefined && { savedAt }),
    device: 'this' as const,
    kind: 'save' as const,
    isCurrent: version === current,
    isUnsent: !isGuest,
    words: wordsOf(recipe),
  }));
};

/** The versions of an own recipe, the newest first: what this device has not sent yet, and the account's history. */
export const useVersions = (recipe: Recipe) => {
  const isGuest = useAppSelector(selectIsGuest);
  const change = useAppSelector((state) => selectUnsent(state).find(({ recipeId }) => recipeId === recipe.id));
  const isOnAccount = !isGuest && change?.kind !== 'save';
  const { data, isError, isLoading } = savedApi.useGetRecipeHistoryQuery(recipe.id, {
    skip: !isOnAccount,
    refetchOnMountOrArgChange: true,
  });
  const current = recipe.version ?? '';
  const versions = useMemo(() => {
    const local = ofDevice(change ?? {}, current, isGuest);
    const known = new Set(local.map(({ key }) => key));
    const stored = (data?.versions ?? []).map((one) => ofServer(one, current)).filter(({ key }) => !known.has(key));
    const all = [...local, ...stored];
    const now: ShownVersion = {
      key: current,
      device: null,
      kind: 'save',
      isCurrent: true,
      isUnsent: false,
      words: wordsOf(recipe),
    };
    return all.some(({ isCurrent }) => isCurrent) ? all : [now, ...all];
  }, [change, current, data, isGuest, recipe]);
  return { versions, dropped: data?.dropped ?? 0, isAway: isOnAccount && isError, isLoading, clash: change?.clash };
};
