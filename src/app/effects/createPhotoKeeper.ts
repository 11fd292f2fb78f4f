import type { PhotoKeeper } from '@/store/photoKeeper';
import type * as EncodePhoto from './encodePhoto';

/** What becomes of a photo, or null if this browser cannot read it as a picture. */
const shrunk = async <T>(encode: (code: typeof EncodePhoto) => Promise<T>): Promise<T | null> => {
  try {
    return await encode(await import('./encodePhoto'));
  } catch {
    return null;
  }
};

/** Keeps the photos of the page. The code that shrinks them loads with the first photo. */
export const createPhotoKeeper = (): PhotoKeeper => {
  let offered: readonly Blob[] = [];
  let chosen: readonly Blob[] = [];
  let url: string | undefined;

  const choose = (photos: readonly Blob[]) => {
    if (url !== undefined) URL.revokeObjectURL(url);
    url = photos[0] && URL.createObjectURL(photos[0]);
    chosen = photos;
  };

  return {
    offer(files) {
      offered = files;
    },
    async prepare() {
      const files = offered;
      if (files.length === 0) return null;
      try {
        const { encodePhoto } = await import('./encodePhoto');
        const photos: Blob[] = [];
        // One at a time: a phone has too little memory for four at once.
        for (const file of files) photos.push(await encodePhoto(file));
        if (files !== offered) return null;
        choose(photos);
        return photos.reduce((sum, { size }) => sum + size, 0);
      } catch {
        return null;
      }
    },
    chosen: () => chosen,
    previewUrl: () => url,
    forget() {
      offered = [];
      choose([]);
    },
    shrinkPage: (file) => shrunk(({ encodePagePhoto }) => encodePagePhoto(file)),
    shrinkOwn: (file) => shrunk(({ encodeOwnPhoto }) => encodeOwnPhoto(file)),
  };
};
