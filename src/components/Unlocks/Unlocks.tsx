import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Unlock } from '@contracts/analyze';
import { messages } from './messages';

interface UnlocksProps {
  /** Most useful purchase first. */
  unlocks: readonly Unlock[];
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  fontSize: '0.9375rem',
  '& > svg': { color: theme.vars.palette.primary.main },
}));

const Label = styled('span')({ fontWeight: 650 });

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  /* Notes on a shopping list, not chips to press: no edge, and corners of a slip of paper. */
  '& > li': {
    padding: '4px 10px',
    borderRadius: 8,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.butterSoft,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
}));

/** The one purchase that completes the most recipes. */
export const Unlocks = ({ unlocks }: UnlocksProps) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  if (unlocks.length === 0) return null;
  return (
    <Row>
      <ShoppingBasketIcon />
      <Label id={labelId}>{formatMessage(messages.title)}</Label>
      <List aria-labelledby={labelId}>
        {unlocks.map(({ id, name, recipes }) => (
          <li key={id}>{formatMessage(messages.item, { name, count: recipes })}</li>
        ))}
      </List>
    </Row>
  );
};
