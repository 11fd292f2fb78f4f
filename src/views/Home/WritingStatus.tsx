import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { WritingNote } from '@/components/WritingNote/WritingNote';
import { selectIsWriting, selectProgress, writingStopped } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsModelInvolved } from '@/store/search/selectOutcome';
import { selectWrittenRecipes } from '@/store/search/selectShownRecipes';
import { writtenMessages } from './writtenMessages';

/** Progress of the model that writes recipes for this search. Hidden until a model is involved. */
export const WritingStatus = ({ headingRef }: { headingRef: RefObject<HTMLHeadingElement | null> }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const written = useAppSelector(selectWrittenRecipes);
  const isWriting = useAppSelector(selectIsWriting);
  const isInvolved = useAppSelector(selectIsModelInvolved);
  const progress = useAppSelector(selectProgress);
  const newest = written.at(-1);
  return (
    <>
      {(isInvolved || written.length > 0) && (
        <WritingNote
          isWriting={isWriting}
          progress={progress}
          count={written.length}
          onStop={() => dispatch(writingStopped())}
          onShow={() => headingRef.current?.focus()}
        />
      )}
      <LiveRegion
        text={
          isWriting && newest
            ? formatMessage(writtenMessages.arrived, { title: newest.title, count: written.length })
            : ''
        }
      />
    </>
  );
};
