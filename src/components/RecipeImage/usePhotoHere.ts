import { useEffect, useState } from 'react';
import { photoNameIn } from '@contracts/photoPaths';

/**
 * A cook's own photo as this device has it.
 * @returns undefined for a picture of the server; null while it is not known, or not here
 */
export const usePhotoHere = (imageUrl: string | undefined): { url: string | null; isKnown: boolean } | undefined => {
  const name = photoNameIn(imageUrl);
  const [here, setHere] = useState<{ name: string; url: string | null }>();
  useEffect(() => {
    if (name === undefined) return undefined;
    let isWanted = true;
    const look = async () => {
      // No other recipe needs it, and most lists have none.
      const { photoVault } = await import('@/lib/browser/photoVault');
      const url = (await photoVault().urlOf(name)) ?? null;
      if (isWanted) setHere({ name, url });
    };
    look().catch(() => {
      if (isWanted) setHere({ name, url: null });
    });
    return () => {
      isWanted = false;
    };
  }, [name]);
  if (name === undefined) return undefined;
  return here?.name === name ? { url: here.url, isKnown: true } : { url: null, isKnown: false };
};
