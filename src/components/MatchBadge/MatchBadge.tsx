import CheckIcon from '@mui/icons-material/Check';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { matchColour } from '@/lib/recipe/matchColour';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

interface MatchBadgeProps {
  /** Absent if the search was not by ingredients. */
  matched?: number;
  total?: number;
}

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  boxSizing: 'border-box',
  paddingBlock: 4,
  paddingInline: '10px 13px',
  borderRadius: 999,
  border: '1.5px solid currentColor',
  color: theme.vars.palette.accentText,
  backgroundColor: theme.vars.palette.accentSoft,
  fontSize: '0.9375rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '&[data-match="good"]': { color: theme.vars.palette.success.main, backgroundColor: theme.vars.palette.okSoft },
  '&[data-match="poor"]': { color: theme.vars.palette.error.main, backgroundColor: theme.vars.palette.badSoft },
}));

/** "9 of 10": green, plum or red by the ratio, as a quiet tint, and never by colour alone. Renders nothing if no ingredient counts. */
export const MatchBadge = ({ matched, total }: MatchBadgeProps) => {
  const { formatMessage } = useIntl();
  const match = matchColour(matched, total);
  if (match === undefined || matched === undefined || total === undefined) return null;
  return (
    <Badge data-match={match}>
      {match === 'good' ? <CheckIcon fontSize="tiny" /> : <ShoppingBasketIcon fontSize="tiny" />}
      <span aria-hidden="true">{formatMessage(messages.short, { matched, total })}</span>
      <VisuallyHidden>{formatMessage(messages.long, { matched, total })}</VisuallyHidden>
    </Badge>
  );
};
