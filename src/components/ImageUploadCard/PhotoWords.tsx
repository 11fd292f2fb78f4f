import type { Ref } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages } from './messages';
import { Choose, Words } from './PhotoWords.styles';
import { hasPhotoIn, isBusyIn, type Sight, type UploadState } from './uploadState';

interface HintProps {
  state: UploadState;
  sight: Sight;
  /** A file is being dragged over the page. */
  isOver: boolean;
  /** The cook wanted to take a photo, and the device has no camera. */
  lacksCamera: boolean;
}

interface PhotoWordsProps extends HintProps {
  fileName: string;
  chooseRef: Ref<HTMLButtonElement>;
  onChoose: () => void;
}

const CHOOSE_WORDS = {
  idle: messages.add,
  preparing: messages.change,
  selected: messages.change,
  loading: messages.change,
  found: messages.another,
  foundBefore: messages.newSearch,
  restored: messages.newSearch,
  failed: messages.another,
} satisfies Record<UploadState, MessageDescriptor>;

/* The banner says that results were restored, the progress below what happens, and the panel of a failure what is wrong. */
const Status = ({ state }: { state: UploadState }) => {
  const { formatMessage } = useIntl();
  return (
    <>
      {state === 'preparing' && formatMessage(messages.preparing)}
      {(state === 'found' || state === 'foundBefore') && <span className="good">{formatMessage(messages.found)}</span>}
    </>
  );
};

/**
 * How to give a photo, and what the server cannot see. Until the server has reported that, the card takes it for able to
 * see food, and keeps room for the longer words, so that nothing below it moves.
 */
const Hint = ({ state, sight, isOver, lacksCamera }: HintProps) => {
  const { formatMessage } = useIntl();
  const limits = formatMessage(sight === 'none' ? messages.cannotSee : messages.readsWords);
  const ways = formatMessage(messages.ways);
  if (isOver) return <span>{formatMessage(messages.drop)}</span>;
  // Said above the button.
  if (lacksCamera) return null;
  // A photo that was chosen or read needs no advice; the list is one line below the card, and the panel of a failure
  // says what to do instead.
  const isMoot = state !== 'idle' && sight !== 'none';
  if (sight !== 'food' && !isBusyIn(state) && !isMoot)
    return (
      // Its own key: other words in the same place are not the same words moved.
      <span key="limits" className="note" data-room={state === 'idle' ? ways : ''}>
        <span>{limits}</span>
      </span>
    );
  if (state === 'restored') return <span>{formatMessage(messages.otherwise)}</span>;
  return (
    state === 'idle' && (
      <span className="note" data-room={limits}>
        <span data-pointer="fine">{ways}</span>
        <span data-pointer="coarse">{formatMessage(messages.waysByTouch)}</span>
      </span>
    )
  );
};

/** What the card says: its state, the name of the photo, and what can be done. */
export const PhotoWords = ({ state, fileName, chooseRef, onChoose, ...hint }: PhotoWordsProps) => {
  const { formatMessage } = useIntl();
  const isBusy = isBusyIn(state);
  const { lacksCamera } = hint;
  return (
    <Words>
      {lacksCamera && <strong>{formatMessage(messages.noCamera)}</strong>}
      <Status state={state} />
      {hasPhotoIn(state) && state !== 'preparing' && (
        <span className="name" title={fileName}>
          {fileName}
        </span>
      )}
      <Choose
        ref={chooseRef}
        type="button"
        data-idle={state === 'idle' && !lacksCamera}
        disabled={isBusy}
        onClick={onChoose}
      >
        {formatMessage(lacksCamera ? messages.chooseInstead : CHOOSE_WORDS[state])}
      </Choose>
      <Hint state={state} {...hint} />
    </Words>
  );
};
