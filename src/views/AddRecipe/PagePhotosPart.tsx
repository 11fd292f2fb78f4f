import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useRef, useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { PHOTOS_MAX } from '@contracts/limits';
import { useReadPhotosMutation } from '@/api/addRecipeApi';
import { Button } from '@/components/Button/Button';
import { PanelTitle } from '@/components/Panel/Panel';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { selectLanguage } from '@/slices/preferencesSlice';
import { shrinkPages } from '@/store/pagePhotoThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Buttons, Hint, Mistake, Part } from './AddRecipeView.styles';
import { foundInText } from './foundRecipes';
import { messages } from './messages';
import { useReview } from './useReview';

/** Photos of pages or cards, which together make one recipe. */
export const PagePhotosPart = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const review = useReview();
  const language = useAppSelector(selectLanguage);
  const picker = useRef<HTMLInputElement>(null);
  const [read, { isLoading }] = useReadPhotosMutation();
  const [isPreparing, setIsPreparing] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const isBusy = isLoading || isPreparing;

  const wordsFor = ({ status, text }: ApiFailure) =>
    status === 'OFFLINE' ? formatMessage(messages.pagesOffline) : (text ?? formatMessage(messages.pagesFailed));

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // Without this, choosing the same file again fires no event.
    event.currentTarget.value = '';
    if (files.length === 0 || isBusy) return;
    if (files.length > PHOTOS_MAX) return setMistake(formatMessage(messages.pagesMany, { count: PHOTOS_MAX }));
    setMistake(undefined);
    setIsPreparing(true);
    const photos = await dispatch(shrinkPages(files)).finally(() => setIsPreparing(false));
    if (!photos) return setMistake(formatMessage(messages.photoFailed));
    const { data, error } = await read(photos);
    if (data) review(foundInText(data.text, language));
    else setMistake(wordsFor(error as ApiFailure));
  };

  return (
    <Part>
      <PanelTitle>{formatMessage(messages.pages)}</PanelTitle>
      <Hint>{formatMessage(messages.pagesHint, { count: PHOTOS_MAX })}</Hint>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => void take(event)}
        data-testid="page-photos"
      />
      <Buttons>
        <Button look="outlined" aria-disabled={isBusy} onClick={() => !isBusy && picker.current?.click()}>
          <PhotoCameraIcon fontSize="medium" />
          {formatMessage(isBusy ? messages.pagesReading : messages.pagesChoose)}
        </Button>
      </Buttons>
      <div role="alert">
        {mistake !== undefined && (
          <Mistake>
            <ErrorOutlineIcon fontSize="medium" />
            {mistake}
          </Mistake>
        )}
      </div>
    </Part>
  );
};
