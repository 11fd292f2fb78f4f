import { photoNameIn } from '@contracts/photoPaths';
import type { Recipe } from '@contracts/recipe';
import { savedApi } from '@/api/savedApi';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { isFinal } from '@/lib/failures/retrying';
import type { AppListenerApi } from '@/store/listening';

const { keepPhoto } = savedApi.endpoints;

/** Bytes that one call makes text of: a call takes only so many arguments. */
const GO = 8_192;

/** The bytes as base64. */
export const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += GO) text += String.fromCharCode(...bytes.subarray(i, i + GO));
  return btoa(text);
};

/** The names of the photos that these recipes show, each once. */
export const photosOf = (recipes: readonly (Recipe | undefined)[]): string[] => [
  ...new Set(recipes.flatMap((recipe) => photoNameIn(recipe?.imageUrl) ?? [])),
];

/** A photo that the account will not take stays on this device, and its recipe is sent without it. */
const isInTheWay = (failure: ApiFailure) => !isFinal(failure) || failure.code === 'ACCOUNT_FULL';

interface Photos {
  names: readonly string[];
  /** The account may have deleted a photo that it had, because no recipe used it. */
  isNew: boolean;
}

/**
 * Sends the photos that this device has and the account has not, before the recipes that show them.
 * @returns the failure because of which the recipes have to wait
 */
export const deliverPhotos = async (
  { dispatch }: Pick<AppListenerApi, 'dispatch'>,
  account: string,
  { names, isNew }: Photos,
): Promise<ApiFailure | undefined> => {
  if (names.length === 0) return undefined;
  const { photoVault } = await import('@/lib/browser/photoVault');
  const vault = photoVault();
  for (const name of names) {
    if (!isNew && (await vault.isSent(name, account))) continue;
    const bytes = await vault.read(name);
    if (!bytes) continue;
    const { error } = await dispatch(keepPhoto.initiate({ name, jpeg: base64(bytes) }, { track: false }));
    if (!error) await vault.noteSent(name, account);
    else if (isInTheWay(error as ApiFailure)) return error as ApiFailure;
  }
  return undefined;
};
