import type { AppDispatch, PageEffects } from './listening';

/** Photos of pages as they are sent; null when this browser cannot read one of them. */
export const shrinkPages =
  (files: readonly Blob[]) =>
  async (_dispatch: AppDispatch, _getState: unknown, { photos }: PageEffects): Promise<Blob[] | null> => {
    const pages: Blob[] = [];
    // One at a time: a phone has too little memory for four at once.
    for (const file of files) {
      const page = await photos.shrinkPage(file);
      if (!page) return null;
      pages.push(page);
    }
    return pages;
  };
