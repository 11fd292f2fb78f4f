import type { ComponentProps } from 'react';
import { storedAddress } from '@contracts/pictureStore';
import { pictureStore } from '@/lib/browser/pictureStore';
import { useFirstThatLoads } from './useFirstThatLoads';

interface HousePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'ref' | 'onError'> {
  /** Its address on our server. */
  path: string;
}

/** One drawing in one size, from the operator's store if there is one that has it. */
export const HousePicture = ({ path, alt, ...rest }: HousePictureProps) => {
  const stored = storedAddress(path, pictureStore());
  const addresses: readonly [string, ...string[]] = stored === undefined ? [path] : [stored, path];
  const { failures, image } = useFirstThatLoads(addresses);
  const isStored = addresses[failures] === stored;
  return (
    <img {...rest} {...image} crossOrigin={isStored ? 'anonymous' : undefined} src={addresses[failures]} alt={alt} />
  );
};
