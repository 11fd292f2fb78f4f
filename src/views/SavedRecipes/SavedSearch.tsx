import { memo } from 'react';
import { useIntl } from 'react-intl';
import { SearchBox } from '@/components/SearchBox/SearchBox';
import { RECIPE_NAME_MAX } from '@contracts/limits';
import { messages } from './messages';
import type { TypedText } from './typedText';

interface SavedSearchProps {
  typed: TypedText;
  onType: (text: string) => void;
  onSettle: () => void;
}

/** The search box for the saved recipes. */
export const SavedSearch = memo(({ typed, onType, onSettle }: SavedSearchProps) => {
  const { formatMessage } = useIntl();
  return (
    <SearchBox
      label={formatMessage(messages.search)}
      placeholder={formatMessage(messages.searchExample)}
      text={typed}
      maxLength={RECIPE_NAME_MAX}
      onTextChange={onType}
      onSettle={onSettle}
    />
  );
});
SavedSearch.displayName = 'SavedSearch';
