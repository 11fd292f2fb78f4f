import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { photoPath } from '../../../contracts/photoPaths';
import type { RecipeHistory } from '../../../contracts/ownRecipes';
import type { Recipe } from '../../../contracts/recipe';
import { plainJpeg } from '../../../kitchen/photos/plainJpeg';
import { sha256 } from '../../../src/lib/browser/sha256';

/** How often the guest has edited the recipe: each edit is a call of the move. */
const VERSIONS = ['guest_version_01', 'guest_version_02'] as const;

/** The key of the edits that wait on the device of a guest. */
const unsentKey = (id: number) => `unsentChange_guest_${id}`;

/**
 * An own recipe with the guest's photo, and the edits that it took to get there. The photo comes with the last one.
 * @param last the recipe as it is now
 */
export const editedRecipe = async (last: Recipe & { savedAt: number }) => {
  const noise = sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } });
  const jpeg = plainJpeg(await noise.jpeg().toBuffer())!;
  const photo = sha256(jpeg);
  const titles = ['Tart, first try', 'Tart, second try'];
  const recipe = { ...last, imageUrl: photoPath(photo), version: VERSIONS[1] };
  const bodies = [{ ...last, title: titles[1]!, version: VERSIONS[0] }, recipe];
  const edits = bodies.map((body, i) => ({
    version: VERSIONS[i]!,
    ...(i > 0 && { base: VERSIONS[i - 1] }),
    at: last.savedAt + i,
    recipe: body,
  }));
  const created = { ...last, title: titles[0]! };
  return {
    recipe,
    photo,
    jpeg: Buffer.from(jpeg).toString('base64'),
    entries: [[unsentKey(last.id), JSON.stringify({ recipeId: last.id, kind: 'save', at: last.savedAt, status: 'new', edits, created })]] as [string, string][], // prettier-ignore
    /** Calls of the move besides the save: one photo and the edits. */
    calls: 1 + VERSIONS.length,
    titles: [last.title, ...titles.toReversed()],
  };
};

export type EditedRecipe = Awaited<ReturnType<typeof editedRecipe>>;

/** Puts the photo where the page keeps photos. */
export const keepPhoto = (page: Page, { photo, jpeg }: EditedRecipe): Promise<void> =>
  page.evaluate(
    ([name, text]) =>
      new Promise<void>((resolve, reject) => {
        const request = window.indexedDB.open('larder.photos', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('photos');
        request.onerror = () => reject(new Error('IndexedDB failed'));
        request.onsuccess = () => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const transaction = request.result.transaction('photos', 'readwrite');
          transaction.objectStore('photos').put({ jpeg: bytes, at: 1_000, sentTo: [] }, name);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [photo, jpeg] as const,
  );

const isPhotoHere = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    (key) =>
      new Promise<boolean>((resolve) => {
        const request = window.indexedDB.open('larder.photos', 1);
        request.onsuccess = () => {
          const counting = request.result.transaction('photos').objectStore('photos').count(key);
          counting.onsuccess = () => resolve(counting.result === 1);
        };
        request.onerror = () => resolve(false);
      }),
    name,
  );

/** The titles of the recipe's versions on the account, the newest first. */
const historyOf = async (request: APIRequestContext, id: number | undefined): Promise<string[]> => {
  if (id === undefined) return [];
  const reply = await request.get(`/api/user/recipes/${id}/versions`);
  return reply.ok() ? ((await reply.json()) as RecipeHistory).versions.map(({ words }) => words.title) : [];
};

const isPhotoThere = async (request: APIRequestContext, name: string): Promise<boolean> =>
  (await request.get(photoPath(name))).ok();

/**
 * How much of the recipe is neither on the account nor in the browser: its photo, its history.
 * @param id the number that the account gave the recipe, if it has the recipe
 */
export const lostOf = async (
  { page, request }: { page: Page; request: APIRequestContext },
  edited: EditedRecipe,
  id: number | undefined,
): Promise<number> => {
  const isKept = (await isPhotoHere(page, edited.photo)) || (await isPhotoThere(request, edited.photo));
  const isWaiting = await page.evaluate(
    (key) => window.localStorage.getItem(key) !== null,
    unsentKey(edited.recipe.id),
  );
  const hasHistory = isWaiting || (await historyOf(request, id)).join() === edited.titles.join();
  return Number(!isKept) + Number(!hasHistory);
};

/** What the account lacks of the recipe at the end. */
export const missingOf = async (
  request: APIRequestContext,
  edited: EditedRecipe,
  stored: Recipe | undefined,
): Promise<string[]> => {
  const titles = await historyOf(request, stored?.id);
  return [
    ...(titles.join() === edited.titles.join() ? [] : [`the history is ${titles.join(', ')}`]),
    ...(stored?.imageUrl === edited.recipe.imageUrl ? [] : [`the picture is ${stored?.imageUrl}`]),
    ...((await isPhotoThere(request, edited.photo)) ? [] : ['the photo is not on the account']),
  ];
};
