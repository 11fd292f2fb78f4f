import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { type Pictured, pictureChoices } from '@/lib/recipe/fallbackImage';
import type { PictureSources } from '@/lib/recipe/inTwoSizes';
import { useIsDrawn } from '../preloadable/useIsDrawn';
import { faintGlass, faintPlate } from './standIn';
import { useFirstThatLoads } from './useFirstThatLoads';
import { usePhotoHere } from './usePhotoHere';

interface RecipeImageProps {
  recipe: Pictured;
  /** Empty if the title beside it says the same. */
  alt: string;
  /** The `sizes` attribute: the rendered width. */
  sizes: string;
  /** `high` for the main picture of a page, `lazy` for one that may be below the fold. */
  loading?: 'high' | 'eager' | 'lazy';
}

const Img = styled('img')(
  memoTheme(({ theme }) => ({
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    ...faintPlate(theme),
    '&[data-kind="drink"]': faintGlass(theme),
    ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
  })),
);

/**
 * A recipe's picture in two sizes, its cook's photo, or a fallback of its kind if it is missing or fails to load. A
 * drawing comes from the operator's store if there is one that has it.
 */
export const RecipeImage = ({ recipe, alt, sizes, loading = 'eager' }: RecipeImageProps) => {
  const choices = pictureChoices(recipe);
  const [best, ...others] = choices.map((choice) => choice.src);
  const { failures, image } = useFirstThatLoads([best!, ...others]);
  const served = choices[failures]!;
  const here = usePhotoHere(recipe.imageUrl);
  // A page that the server has drawn shows the photo without a script. Elsewhere the device is asked first, because the
  // server does not have the photos of a guest.
  const isDrawn = useIsDrawn();
  const first = isDrawn || here?.isKnown ? served.src : undefined;
  const sources: Partial<PictureSources> = here && failures === 0 ? { src: here.url ?? first } : served;

  return (
    <Img
      data-kind={recipe.category === 'Drinks' ? 'drink' : 'meal'}
      crossOrigin={sources.crossOrigin}
      src={sources.src}
      srcSet={sources.srcSet}
      sizes={sources.srcSet && sizes}
      width={800}
      height={600}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'high' ? 'high' : undefined}
      {...image}
    />
  );
};
