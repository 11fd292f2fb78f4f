import CloseIcon from '@mui/icons-material/Close';
import { IconButton } from '../IconButton/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { SearchMode } from '@contracts/vocabulary';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { messages } from './messages';

export interface RecentSearch {
  mode: SearchMode;
  text: string;
}

interface RecentSearchesProps {
  searches: readonly RecentSearch[];
  onChoose: (search: RecentSearch) => void;
  onClear: () => void;
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
const Label = styled('span')({ fontWeight: 700 });

/* A long search is cut off so that it does not fill the row; its accessible name is the whole text. */
const Chip = styled(ChoiceChip)({
  maxWidth: 'min(22em, 100%)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The last searches in this browser, one tap each. */
export const RecentSearches = ({ searches, onChoose, onClear }: RecentSearchesProps) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  if (searches.length === 0) return null;
  return (
    <Row role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{formatMessage(messages.label)}</Label>
      {searches.map((search) => (
        <Chip key={`${search.mode} ${search.text}`} type="button" title={search.text} onClick={() => onChoose(search)}>
          {search.text}
        </Chip>
      ))}
      <IconButton aria-label={formatMessage(messages.clear)} onClick={onClear}>
        <CloseIcon />
      </IconButton>
    </Row>
  );
};
