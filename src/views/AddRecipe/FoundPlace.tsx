import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { BackArrow } from '@/components/Arrow/Arrow';
import type { FoundRecipes } from '@/slices/recipeDraft/draftState';
import { choiceReturned, draftFinished } from '@/slices/recipeDraftSlice';
import { useAppDispatch } from '@/store/hooks';
import { foundMessages as messages } from './foundMessages';

const Place = styled('p')({ margin: 0, fontWeight: 650, '&:focus': { outline: 'none' } });

/* Words without a frame: they begin where the words above them do, and on a phone below each other. */
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  marginBlock: -8,
  marginInlineStart: -16,
});

/** Which of several recipes is checked, the way back to the choice, and on to the next one without saving it. */
export const FoundPlace = ({ found: { wanted, count } }: { found: FoundRecipes }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const place = useRef<HTMLParagraphElement>(null);
  const number = count - wanted.length + 1;
  // The next recipe begins at its top, with the focus there: the button that was pressed is at the foot of the last one.
  useEffect(() => {
    place.current?.focus();
  }, [number]);
  return (
    <>
      {count > 1 && (
        <Place ref={place} tabIndex={-1}>
          {formatMessage(messages.place, { number, count })}
        </Place>
      )}
      <Ways>
        <Button onClick={() => dispatch(choiceReturned())}>
          <BackArrow fontSize="compact" />
          {formatMessage(messages.back)}
        </Button>
        {count > 1 && <Button onClick={() => dispatch(draftFinished())}>{formatMessage(messages.leaveOut)}</Button>}
      </Ways>
    </>
  );
};
