import type { Language } from '@contracts/vocabulary';
import { PAGE_PHOTO_MAX_SIDE_PX } from '@contracts/limits';
import { DomainError } from '../errors/domainError';
import { pageText } from '../vision/pageText';
import { createPhotoPreparer } from '../vision/preparePhoto';
import type { Recogniser } from '../vision/recogniser';
import type { PhotoSender } from '../vision/turns';

/** Reads photos of recipes on paper. A photo is kept only in memory and only for its request. */
export const createPagePhotos = (recognisers: readonly Recogniser[]) => {
  const preparer = createPhotoPreparer(PAGE_PHOTO_MAX_SIDE_PX);
  const reader = recognisers.find(({ lines }) => lines !== undefined);

  return {
    canRead: (): boolean => reader !== undefined,

    /**
     * The print on the photos, one after the other: several pages make one recipe.
     * @throws DomainError for a picture that cannot be read, photos without print, too many waiting, or a server that
     * reads none; ModelFailure AI_TIMEOUT_ERROR; the signal's reason when it was aborted
     */
    async read(
      images: readonly Uint8Array[],
      language: Language,
      signal: AbortSignal,
      sender: PhotoSender,
    ): Promise<string> {
      if (!reader?.lines) throw new DomainError('visionUnavailable');
      const pages: string[] = [];
      for (const image of images) {
        const photo = await preparer.prepare(image, signal, sender);
        pages.push(pageText(await reader.lines(photo, language, signal, sender, true)));
      }
      const text = pages.filter((page) => page !== '').join('\n\n');
      if (text === '') throw new DomainError('photosWithoutText');
      return text;
    },
  };
};

export type PagePhotos = ReturnType<typeof createPagePhotos>;
