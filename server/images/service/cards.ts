import { loadSharp } from '../loadSharp';

/** The card for previews of links, as JPEG of 1200 x 630. @param large the drawing as WebP */
export const asCard = async (large: Uint8Array): Promise<Buffer> => {
  const sharp = await loadSharp();
  return sharp(large)
    .resize(1200, 630, { fit: 'cover', kernel: 'lanczos3' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};

/**
 * Makes the cards for previews of links, each once however often it is asked for meanwhile.
 * @param store keeps a finished card under the hash of its picture
 */
export const createCards = (store: (hash: string, card: Buffer) => Promise<unknown>) => {
  const making = new Map<string, Promise<Buffer>>();

  const make = async (hash: string, large: () => Promise<Uint8Array>): Promise<Buffer> => {
    const card = await asCard(await large());
    await store(hash, card);
    return card;
  };

  return {
    /** The card of a picture, made of its large drawing. */
    cardOf(hash: string, large: () => Promise<Uint8Array>): Promise<Buffer> {
      const known = making.get(hash);
      if (known) return known;
      const card = make(hash, large).finally(() => making.delete(hash));
      making.set(hash, card);
      return card;
    },
  };
};
