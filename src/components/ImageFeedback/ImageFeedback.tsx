import CheckIcon from '@mui/icons-material/Check';
import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import { Suspense, useEffect, useRef, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { laterPiece } from '../preloadable/later';
import { Choice, Pill, Question, Thanks } from './ImageFeedback.styles';
import { messages } from './messages';

const FeedbackDialog = laterPiece(() => import('./FeedbackDialog').then(({ FeedbackDialog }) => FeedbackDialog));

export interface ImageFeedbackProps {
  /** `replaced`: thanked, and the server sent another picture. */
  status: 'asking' | 'thanked' | 'replaced';
  isSending: boolean;
  /** The comment comes with "no". Resolves to whether the server accepted it; until then the draft is kept. */
  onAnswer: (isAccurate: boolean, feedbackText?: string) => Promise<boolean>;
}

interface ChoicesProps {
  isSending: boolean;
  noRef: Ref<HTMLButtonElement>;
  onYes: () => void;
  onNo: () => void;
}

const Choices = ({ isSending, noRef, onYes, onNo }: ChoicesProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Question>{formatMessage(messages.question)}</Question>
      <Choice type="button" aria-disabled={isSending} onClick={onYes}>
        <ThumbUpIcon fontSize="compact" />
        {formatMessage(messages.yes)}
      </Choice>
      <Choice
        ref={noRef}
        type="button"
        aria-disabled={isSending}
        aria-haspopup="dialog"
        onClick={() => !isSending && onNo()}
      >
        <ThumbDownIcon fontSize="compact" />
        {formatMessage(messages.no)}
      </Choice>
    </>
  );
};

/** Asks whether the picture shows the recipe. "No" asks what is wrong. */
export const ImageFeedback = ({ status, isSending, onAnswer }: ImageFeedbackProps) => {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [hasAnswered, setHasAnswered] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLSpanElement>(null);
  const isThanked = status !== 'asking';

  // The thanks replace the buttons, so move the focus before it is lost.
  useEffect(() => {
    if (isThanked && hasAnswered) thanks.current?.focus({ preventScroll: true });
  }, [isThanked, hasAnswered]);

  const answer = async (isAccurate: boolean, feedbackText?: string) => {
    if (isSending) return;
    setHasAnswered(true);
    if (await onAnswer(isAccurate, feedbackText)) setIsOpen(false);
  };

  return (
    <Pill role="group" aria-label={formatMessage(messages.question)}>
      <span role="status">
        {isThanked && (
          <Thanks ref={thanks} tabIndex={-1} data-quiet-focus="">
            <CheckIcon />
            {formatMessage(status === 'replaced' ? messages.thanksNewImage : messages.thanks)}
          </Thanks>
        )}
      </span>
      {!isThanked && (
        <Choices
          isSending={isSending}
          noRef={no}
          onYes={() => void answer(true)}
          onNo={() => {
            setWasOpened(true);
            setIsOpen(true);
          }}
        />
      )}
      {wasOpened && (
        <Suspense>
          <FeedbackDialog
            isOpen={isOpen}
            isSending={isSending}
            onSubmit={(text) => void answer(false, text)}
            onCancel={() => setIsOpen(false)}
            onClosed={() => (no.current ?? thanks.current)?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </Pill>
  );
};
