import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useVocabulary } from '@/i18n/useVocabulary';
import type { HiddenReason } from '@/lib/filterRecipes';
import { EyeOffIcon } from '../icons/EyeOffIcon';
import { messages } from './messages';

interface HiddenResultsProps {
  reasons: readonly HiddenReason[];
  /** Called with the reason that is to count no more. */
  onShow: (reason: HiddenReason) => void;
}

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

const Chip = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingLeft: 16,
  borderRadius: 22,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '0.96875rem',
  fontWeight: 600,
}));

const Show = styled('button')(({ theme }) => ({
  minHeight: 44,
  padding: '4px 16px 4px 6px',
  border: 0,
  borderRadius: 22,
  background: 'none',
  color: theme.vars.palette.accentText,
  font: 'inherit',
  fontWeight: 750,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}));

/** What the filters keep from sight, how many and why, and a button that lifts the filter. */
export const HiddenResults = ({ reasons, onShow }: HiddenResultsProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const worded = (reason: HiddenReason) => {
    if (reason.kind === 'allergen') return vocabulary.allergen(reason.name);
    return formatMessage(reason.kind === 'rating' ? messages.notRated : messages.otherType);
  };

  return (
    <List>
      {reasons.map((reason) => (
        <Chip key={worded(reason)}>
          <EyeOffIcon size={22} />
          <span>{formatMessage(messages.hidden, { count: reason.count, reason: worded(reason) })}</span>
          <Show
            type="button"
            aria-label={formatMessage(messages.showFor, { reason: worded(reason) })}
            onClick={() => onShow(reason)}
          >
            {formatMessage(messages.show)}
          </Show>
        </Chip>
      ))}
    </List>
  );
};
