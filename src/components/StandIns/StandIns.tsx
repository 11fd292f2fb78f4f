import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { StandIn } from '@contracts/recipe';
import { messages } from './messages';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& li': { display: 'flex', gap: 8 },
  '& svg': { flexShrink: 0, color: theme.vars.palette.accentText },
  '& .text::first-letter': { textTransform: 'uppercase' },
  '& .text': { display: 'inline-block' },
}));

/** What the cook has in place of an ingredient, where it hardly changes the dish. */
export const StandIns = ({ standIns }: { standIns: readonly StandIn[] }) => {
  const { formatMessage } = useIntl();
  return (
    <List>
      {standIns.map(({ id, byId, by, name }) => (
        <li key={`${id} ${byId}`}>
          <SwapHorizIcon />
          <span className="text">{formatMessage(messages.item, { by, name })}</span>
        </li>
      ))}
    </List>
  );
};
