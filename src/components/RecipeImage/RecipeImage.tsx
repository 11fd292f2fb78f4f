import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { type Pictured, pictureChoices } from '@/lib/recipe/fallbackImage';
import type { PictureSources } from '@/lib/recipe/inTwoSizes';
import { useIsDrawn } from '../preloadable/useIsDrawn';
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

/* Until the picture is there, a faint plate or glass stands in for it. The picture covers it. */
const Img = styled('img')(
  memoTheme(({ theme }) => {
    const { sunk, background } = theme.vars.palette;
    const faint = `color-mix(in srgb, ${background.paper} 75%, ${sunk})`;
    return {
      display: 'block',
      width: '100%',
      height: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      backgroundColor: sunk,
      backgroundImage: `radial-gradient(circle closest-side, ${faint} 31%, ${sunk} 31.5% 33.5%, ${faint} 34% 49%, transparent 49.5%)`,
      '&[data-kind="drink"]': {
        backgroundImage: [
          // The sides of the glass are nearer at its foot.
          `linear-gradient(82deg, ${sunk} 17%, transparent 17.5%)`,
          `linear-gradient(-82deg, ${sunk} 17%, transparent 17.5%)`,
          `linear-gradient(${faint} 26%, ${sunk} 26% 29%, ${faint} 29%)`,
        ].join(),
        backgroundPosition: 'center',
        backgroundSize: '22% 48%',
        backgroundRepeat: 'no-repeat',
      },
      ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
    };
  }),
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
