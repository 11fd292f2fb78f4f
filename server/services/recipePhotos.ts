import { createHash } from 'node:crypto';
import { OWN_PHOTO_MAX_BYTES, OWN_PHOTO_MAX_SIDE_PX } from '@contracts/limits';
import type { RecipeId } from '@contracts/recipe';
import { isPlainJpeg } from '@kitchen/photos/plainJpeg';
import { DomainError } from '../errors/domainError';
import { loadSharp } from '../images/loadSharp';
import type { AccountQuota } from '../repositories/accountRoom';
import type { RecipePhotosRepository } from '../repositories/recipePhotosRepository';
import { createFairQueue } from '../vision/fairQueue';
import { imageFormatOf } from '../vision/imageSignature';
import type { PhotoSender } from '../vision/turns';
import type { SharedPhotosRepository } from '../repositories/sharedPhotosRepository';
import { ownerOfUser, uidOf, type Owner } from './recipeOwner';

interface Dependencies {
  photos: RecipePhotosRepository;
  shared: SharedPhotosRepository;
  accountQuota: AccountQuota;
  now: () => Date;
}

const WAITING_MAX = 200;
const WAITING_PER_ADDRESS = 60;
const WAITING_MS = 20_000;
const DECODING_SECONDS = 10;

/** @throws DomainError imageTooLarge, imageBroken when the picture is larger than promised, or no decoder can read it */
const checkPicture = async (bytes: Buffer): Promise<void> => {
  const sharp = await loadSharp();
  const options = { limitInputPixels: OWN_PHOTO_MAX_SIDE_PX ** 2, failOn: 'error', sequentialRead: true } as const;
  try {
    const { format } = await sharp(bytes, options).metadata();
    if (format !== 'jpeg') throw new DomainError('notAnImage');
    const { info } = await sharp(bytes, options)
      .timeout({ seconds: DECODING_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (Math.max(info.width, info.height) > OWN_PHOTO_MAX_SIDE_PX) throw new DomainError('imageTooLarge');
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError(/exceeds pixel limit/.test(String(error)) ? 'imageTooLarge' : 'imageBroken');
  }
};

/**
 * Refuses everything but a plain JPEG under the hash of its bytes, by what can be told without decoding it.
 * @throws DomainError imageTooLarge, notAnImage, imageUnsupported, fieldInvalid
 */
const checkBytes = (name: string, bytes: Buffer): void => {
  if (bytes.length > OWN_PHOTO_MAX_BYTES) throw new DomainError('imageTooLarge');
  if (imageFormatOf(bytes) === undefined) throw new DomainError('notAnImage');
  if (!isPlainJpeg(bytes)) throw new DomainError('imageUnsupported');
  if (createHash('sha256').update(bytes).digest('hex') !== name)
    throw new DomainError('fieldInvalid', { field: 'name' });
};

/** A photo that a device sends. */
interface Sent {
  name: string;
  bytes: Buffer;
}

/** The photos that cooks give their own recipes. */
export const createRecipePhotos = ({ photos, shared, accountQuota, now }: Dependencies) => {
  const queue = createFairQueue({
    waitingMax: WAITING_MAX,
    waitingPerAddress: WAITING_PER_ADDRESS,
    waitingMs: WAITING_MS,
  });

  const ofRecipe = async (recipe: RecipeId, name: string) =>
    (await photos.ofRecipe(recipe, name, now())) ?? (await shared.ofRecipe(recipe, name, now()));

  return {
    /**
     * Keeps the photo of an account under the hash of its bytes. A device sends a plain JPEG; anything else is refused
     * and not repaired, so that the name remains the hash of the bytes.
     * @throws DomainError notAnImage, imageUnsupported for anything but a JPEG without metadata, imageTooLarge,
     * imageBroken, fieldInvalid when the name is not the hash, accountFull, notSignedIn
     */
    async keep({ uid, name, bytes }: Sent & { uid: string }, sender: PhotoSender, signal: AbortSignal): Promise<void> {
      checkBytes(name, bytes);
      // What is kept was decoded when it came first.
      if (!(await photos.has(uid, name))) await queue.run(sender, signal, () => checkPicture(bytes));
      await photos.keep({ uid, owner: ownerOfUser(uid), name, bytes, at: now() }, accountQuota);
    },

    /**
     * Keeps the photo of a recipe that its cook, who has no account, is about to share. It is checked as one of an
     * account is, and deleted after the last shared recipe that shows it.
     * @throws DomainError like keep, but for accountFull
     */
    async keepShared({ owner, name, bytes }: Sent & { owner: Owner }, sender: PhotoSender, signal: AbortSignal) {
      checkBytes(name, bytes);
      if (!(await shared.has(owner, name))) await queue.run(sender, signal, () => checkPicture(bytes));
      await shared.keep({ owner, name, bytes, at: now() });
    },

    /** Whether this server has this photo of the owner. */
    has(owner: Owner, name: string): Promise<boolean> {
      const uid = uidOf(owner);
      return uid === undefined ? shared.has(owner, name) : photos.has(uid, name);
    },

    /**
     * A photo for its account, or for anyone who may read the recipe that shows it.
     * @throws DomainError addressNotFound
     */
    async read(name: string, uid: string | undefined, recipe: RecipeId | undefined): Promise<Buffer> {
      const own = uid === undefined ? undefined : await photos.ofAccount(uid, name);
      const found = own ?? (recipe === undefined ? undefined : await ofRecipe(recipe, name));
      if (!found) throw new DomainError('addressNotFound');
      return found;
    },
  };
};

export type RecipePhotos = ReturnType<typeof createRecipePhotos>;
