import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { matchColour } from '@/lib/matchColour';
import { BasketIcon } from '../icons/BasketIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

interface MatchBadgeProps {
  /** Absent where the search was not by ingredients. */
  matched?: number;
  total?: number;
}

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  boxSizing: 'border-box',
  padding: '4px 13px 4px 10px',
  borderRadius: 999,
  border: '1px solid transparent',
  color: '#FFFFFF',
  backgroundColor: theme.vars.palette.match.fair,
  fontSize: '0.9375rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '&[data-match="good"]': { backgroundColor: theme.vars.palette.match.good },
  '&[data-match="poor"]': { backgroundColor: theme.vars.palette.match.poor },
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
}));

/** "9 of 10": green, plum or red by the ratio, and never by colour alone. Nothing where there is nothing to count. */
export const MatchBadge = ({ matched, total }: MatchBadgeProps) => {
  const { formatMessage } = useIntl();
  const match = matchColour(matched, total);
  if (match === undefined || matched === undefined || total === undefined) return null;
  return (
    <Badge data-match={match}>
      {match === 'good' ? <CheckIcon size={18} /> : <BasketIcon size={18} />}
      <span aria-hidden="true">{formatMessage(messages.short, { matched, total })}</span>
      <VisuallyHidden>{formatMessage(messages.long, { matched, total })}</VisuallyHidden>
    </Badge>
  );
};
