import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { PhotoInput } from '@/components/ImageUploadCard/PhotoInput';
import { messages as uploadMessages } from '@/components/ImageUploadCard/messages';
import { RESULTS_ANCHOR_ID } from '@/lib/browser/resultsAnchor';
import { useAppDispatch } from '@/store/hooks';
import { offerPhotos } from '@/store/photoThunks';

/** Chooses another photo in place of one in which nothing was recognised. */
export const AnotherPhoto = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="filled" onClick={() => picker.current?.click()}>
        {formatMessage(uploadMessages.another)}
      </Button>
      <PhotoInput
        input={picker}
        testId="another-photo"
        onFiles={(files) => {
          // The button goes with the failed search.
          document.getElementById(RESULTS_ANCHOR_ID)?.focus({ preventScroll: true });
          dispatch(offerPhotos(files));
        }}
      />
    </>
  );
};
