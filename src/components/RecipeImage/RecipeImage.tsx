import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useState } from 'react';
import type { Recipe } from '@contracts/recipe';
import { pictureSources } from '@/lib/recipe/fallbackImage';
import { usePhotoHere } from './usePhotoHere';

interface RecipeImageProps {
  recipe: Pick<Recipe, 'id' | 'category' | 'imageUrl'>;
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
    backgroundColor: theme.vars.palette.sunk,
    ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
  })),
);

/** A recipe's picture in two sizes, its cook's photo, or a fallback of its category if it is missing or fails to load. */
export const RecipeImage = ({ recipe, alt, sizes, loading = 'eager' }: RecipeImageProps) => {
  const [failedUrl, setFailedUrl] = useState<string>();
  const hasFailed = failedUrl !== undefined && failedUrl === recipe.imageUrl;
  const served = pictureSources(recipe, hasFailed);
  const here = usePhotoHere(recipe.imageUrl);
  const { src, srcSet } = here && !hasFailed ? { src: here.isKnown ? (here.url ?? served.src) : undefined } : served;

  return (
    <Img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={800}
      height={600}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'high' ? 'high' : undefined}
      onError={() => setFailedUrl(recipe.imageUrl)}
    />
  );
};
