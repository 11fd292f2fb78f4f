import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { photoNameIn } from '@contracts/photoPaths';
import type { Recipe } from '@contracts/recipe';
import { Button } from '@/components/Button/Button';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { saveBlobFile } from '@/lib/browser/saveFile';
import { recipeBook } from '@/lib/recipe/giveRecipes';
import { exportName } from '@/lib/values/exportName';
import { isOwnRecipe } from '@kitchen/recipes/isOwnRecipe';
import { selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { archiveOfRecipes } from '@/store/giveThunks';
import { readOwnPhoto } from '@/store/ownPhotoThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { messages } from './messages';
import { useBookWords } from './useBookWords';

/* On a phone the buttons stand below each other, all as wide as the panel. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Text = styled('p')({ margin: 0 });

/** A photo of this device, or a picture of this server, from the cache where there is no connection. */
const readPicture = async (recipe: Pick<Recipe, 'id' | 'imageUrl'>): Promise<Blob | undefined> => {
  const { imageUrl } = recipe;
  if (imageUrl === undefined) return undefined;
  if (photoNameIn(imageUrl) !== undefined) {
    const jpeg = await readOwnPhoto(recipe);
    return jpeg && new Blob([jpeg as BlobPart], { type: 'image/jpeg' });
  }
  try {
    const response = await fetch(imageUrl);
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
};

/** Gives the cook's own recipes, or all saved ones, as a file for programs or as a book. */
export const GiveRecipes = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const bookWords = useBookWords();
  const saved = useAppSelector(selectSavedRecipes);
  const own = saved.filter(isOwnRecipe);
  const [wish, setWish] = useState<'own' | 'all'>('own');
  const [making, setMaking] = useState<'archive' | 'book' | null>(null);
  const [outcome, setOutcome] = useState<'made' | 'failed' | null>(null);
  const which = own.length === 0 ? 'all' : wish;
  const recipes: readonly Recipe[] = which === 'own' ? own : saved;

  const make = async (kind: 'archive' | 'book') => {
    if (making !== null) return;
    setMaking(kind);
    setOutcome(null);
    try {
      const blob =
        kind === 'archive'
          ? await dispatch(archiveOfRecipes(which, recipes, readPicture))
          : await recipeBook(recipes, bookWords(recipes.length), readPicture);
      saveBlobFile(exportName(kind === 'archive' ? 'zip' : 'html'), blob);
      setOutcome('made');
    } catch {
      setOutcome('failed');
    }
    setMaking(null);
  };

  const button = (kind: 'archive' | 'book') => (
    <Button look="outlined" aria-disabled={making !== null} onClick={() => void make(kind)}>
      <FileDownloadIcon />
      {formatMessage(making === kind ? messages.making : messages[kind])}
    </Button>
  );

  return (
    <>
      <Text>{formatMessage(messages.text)}</Text>
      {own.length > 0 && own.length < saved.length && (
        <SegmentedControl
          label={formatMessage(messages.which)}
          segments={[
            { value: 'own', label: formatMessage(messages.own, { count: own.length }) },
            { value: 'all', label: formatMessage(messages.all, { count: saved.length }) },
          ]}
          value={which}
          onChange={setWish}
        />
      )}
      <Actions>
        {button('archive')}
        {button('book')}
      </Actions>
      <Text role="status">{outcome && formatMessage(messages[outcome])}</Text>
    </>
  );
};
