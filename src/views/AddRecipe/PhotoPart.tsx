import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { photoPath } from '@contracts/photoPaths';
import { Button } from '@/components/Button/Button';
import { RecipeImage } from '@/components/RecipeImage/RecipeImage';
import { keepOwnPhoto } from '@/store/ownPhotoThunks';
import { useAppDispatch } from '@/store/hooks';
import { Buttons, Hint, Labelled } from './AddRecipeView.styles';
import { messages } from './messages';
import type { DraftForm } from './useDraftForm';
import { PartMistake } from './PartMistake';

const Frame = styled('div')({ maxWidth: 320, borderRadius: 16, overflow: 'hidden' });

/** Keeps the photo that the cook chooses, and names it in the form. */
const useOwnPhoto = (change: DraftForm['change']) => {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');

  const choose = async (file: File | undefined) => {
    if (!file || state === 'busy') return;
    setState('busy');
    const name = await dispatch(keepOwnPhoto(file)).catch(() => null);
    if (name !== null) change({ photo: name }, `photo ${name}`);
    setState(name === null ? 'failed' : 'rest');
  };
  return { state, choose };
};

/** The picture of the dish: the cook's own photo, or a drawn one. */
export const PhotoPart = ({ form: { values, change } }: { form: DraftForm }) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const { state, choose } = useOwnPhoto(change);
  const { photo, title, category, subcategory } = values;

  return (
    <Labelled role="group" aria-labelledby={headingId}>
      <b id={headingId}>{formatMessage(messages.photo)}</b>
      <Frame>
        <RecipeImage
          recipe={{ id: 1, title, category, subcategory, ...(photo !== undefined && { imageUrl: photoPath(photo) }) }}
          alt={formatMessage(photo === undefined ? messages.photoDrawn : messages.photoOwn)}
          sizes="320px"
        />
      </Frame>
      <Hint style={{ margin: 0 }}>{formatMessage(messages.photoHint)}</Hint>
      <Buttons>
        <Button ref={chooser} look="outlined" aria-disabled={state === 'busy'} onClick={() => input.current?.click()}>
          <PhotoCameraIcon fontSize="medium" />
          {formatMessage(
            state === 'busy' ? messages.photoBusy : photo === undefined ? messages.photoChoose : messages.photoChange,
          )}
        </Button>
        {photo !== undefined && (
          <Button
            onClick={() => {
              chooser.current?.focus();
              change({ photo: undefined }, 'no photo');
            }}
          >
            {formatMessage(messages.photoRemove)}
          </Button>
        )}
      </Buttons>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={formatMessage(messages.photoChoose)}
        data-testid="own-photo"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          void choose(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <PartMistake mistake={state === 'failed' ? 'photoFailed' : undefined} />
    </Labelled>
  );
};
