import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { Drawing } from '@/components/StateDrawing/StateDrawing';
import type { SearchFilters } from '@/lib/search/searchFilters';
import { messages as cookbookMessages } from '../Cookbook/messages';
import { messages } from './messages';

/** Why no saved recipe is shown. */
export type Cause = 'emptyCollection' | 'nothingNamed' | 'namedButHidden' | 'filtered';

interface Outcome {
  /** What was searched for. */
  text: string;
  isEmptyCollection: boolean;
  /** Filters hide recipes that the search finds. */
  isHidden: boolean;
  filters: Pick<SearchFilters, 'category'>;
}

/** The cause of an empty list: the search alone, the filters alone, or filters that hide what the search finds. */
export const causeOf = ({ text, isEmptyCollection, isHidden, filters }: Outcome): Cause => {
  if (isEmptyCollection) return 'emptyCollection';
  if (text.trim() === '') return 'filtered';
  if (isHidden) return 'namedButHidden';
  return filters.category === 'None' ? 'nothingNamed' : 'filtered';
};

const DRAWINGS: Readonly<Record<Cause, Drawing>> = {
  emptyCollection: 'emptyShelf',
  nothingNamed: 'blankCookbook',
  namedButHidden: 'coveredDish',
  filtered: 'sieve',
};

interface NoMatchProps {
  cause: Cause;
  /** What was searched for. */
  text: string;
  onShowAll: () => void;
}

/** Shown in place of the cards: the true cause, and the way back to all saved recipes. */
export const NoMatch = ({ cause, text, onShowAll }: NoMatchProps) => {
  const { formatMessage } = useIntl();
  const sought = { text: text.trim() };
  const words = {
    emptyCollection: formatMessage(cookbookMessages.emptyCollectionText),
    nothingNamed: formatMessage(messages.nothingNamed, sought),
    namedButHidden: formatMessage(messages.namedButHidden, sought),
    filtered: undefined,
  };
  return (
    <EmptyState
      isPart
      drawing={DRAWINGS[cause]}
      title={formatMessage(cause === 'emptyCollection' ? cookbookMessages.emptyCollection : messages.noMatch)}
      text={
        <>
          {words[cause] && <span>{words[cause]} </span>}
          {cause !== 'emptyCollection' && <span>{formatMessage(messages.noMatchText)}</span>}
        </>
      }
    >
      <Button look="filled" onClick={onShowAll}>
        {formatMessage(messages.showAll)}
      </Button>
    </EmptyState>
  );
};
