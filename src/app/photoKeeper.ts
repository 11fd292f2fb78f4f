import type { PhotoKeeper } from '@/store/photoKeeper';

/** Keeps the one photo of the page. What makes it smaller is fetched with the first photo. */
export const createPhotoKeeper = (): PhotoKeeper => {
  let offered: Blob | undefined;
  let chosen: Blob | undefined;
  let url: string | undefined;

  const choose = (photo: Blob | undefined) => {
    if (url !== undefined) URL.revokeObjectURL(url);
    url = photo && URL.createObjectURL(photo);
    chosen = photo;
  };

  return {
    offer(file) {
      offered = file;
    },
    async prepare() {
      const file = offered;
      if (!file) return null;
      try {
        const { encodePhoto } = await import('./encodePhoto');
        const photo = await encodePhoto(file);
        if (file !== offered) return null;
        choose(photo);
        return photo.size;
      } catch {
        return null;
      }
    },
    chosen: () => chosen,
    previewUrl: () => url,
    forget() {
      offered = undefined;
      choose(undefined);
    },
  };
};
