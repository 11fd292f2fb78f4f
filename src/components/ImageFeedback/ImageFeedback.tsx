import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../icons/CheckIcon';
import { ThumbDownIcon } from '../icons/ThumbDownIcon';
import { ThumbUpIcon } from '../icons/ThumbUpIcon';
import { messages } from './messages';

const FeedbackDialog = lazy(() => import('./FeedbackDialog').then((module) => ({ default: module.FeedbackDialog })));

export interface ImageFeedbackProps {
  /** `replaced`: thanked, and the picture is another one now. */
  status: 'asking' | 'thanked' | 'replaced';
  isSending: boolean;
  /** What is wrong comes with "no". Resolves to whether it was taken; until then nothing that was typed is lost. */
  onAnswer: (isAccurate: boolean, feedbackText?: string) => Promise<boolean>;
}

const Pill = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  maxWidth: '100%',
  boxSizing: 'border-box',
  minHeight: 48,
  padding: '2px 8px 2px 18px',
  borderRadius: 20,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
  fontSize: '0.9375rem',
  fontWeight: 600,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Question = styled('span')({ paddingBlock: 6, marginRight: 4 });

const Choice = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  padding: '0 10px',
  border: 0,
  borderRadius: 14,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '&:hover': { backgroundColor: theme.vars.palette.sunk },
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'default', background: 'none' },
}));

const Thanks = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 8,
  paddingRight: 10,
  outline: 'none',
  '& svg': { flexShrink: 0, color: theme.vars.palette.success.main },
}));

/** Asks whether the picture shows the recipe. "No" asks what is wrong. */
export const ImageFeedback = ({ status, isSending, onAnswer }: ImageFeedbackProps) => {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [hasAnswered, setHasAnswered] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLSpanElement>(null);
  const isThanked = status !== 'asking';

  // The buttons are gone once thanks stand there: the focus must not fall out of the page with them.
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
            <CheckIcon size={20} />
            {formatMessage(status === 'replaced' ? messages.thanksNewImage : messages.thanks)}
          </Thanks>
        )}
      </span>
      {!isThanked && (
        <>
          <Question>{formatMessage(messages.question)}</Question>
          <Choice type="button" aria-disabled={isSending} onClick={() => void answer(true)}>
            <ThumbUpIcon size={22} />
            {formatMessage(messages.yes)}
          </Choice>
          <Choice
            ref={no}
            type="button"
            aria-disabled={isSending}
            aria-haspopup="dialog"
            onClick={() => {
              if (isSending) return;
              setWasOpened(true);
              setIsOpen(true);
            }}
          >
            <ThumbDownIcon size={22} />
            {formatMessage(messages.no)}
          </Choice>
        </>
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
