import type { ComponentProps } from 'react';
import { storedAddress } from '@contracts/pictureStore';
import { pictureStore } from '@/lib/browser/pictureStore';
import { inTwoSizes } from '@/lib/recipe/inTwoSizes';
import { useFirstThatLoads } from './useFirstThatLoads';

interface HousePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'ref' | 'onError'> {
  /** Its address on our server. */
  path: string;
}

/** A drawing in one size, or in both if it has `sizes`; from the operator's store if there is one that has it. */
export const HousePicture = ({ path, alt, sizes, ...rest }: HousePictureProps) => {
  const stored = storedAddress(path, pictureStore());
  const addresses: readonly [string, ...string[]] = stored === undefined ? [path] : [stored, path];
  const { failures, image } = useFirstThatLoads(addresses);
  const isStored = addresses[failures] === stored;
  const src = addresses[failures]!;
  return (
    <img
      {...rest}
      {...image}
      crossOrigin={isStored ? 'anonymous' : undefined}
      src={src}
      srcSet={sizes && inTwoSizes(src).srcSet}
      sizes={sizes}
      alt={alt}
    />
  );
};
