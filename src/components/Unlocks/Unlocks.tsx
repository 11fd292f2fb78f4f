import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Unlock } from '@contracts/analyze';
import { BasketIcon } from '../icons/BasketIcon';
import { messages } from './messages';

interface UnlocksProps {
  /** The most useful purchase first. */
  unlocks: readonly Unlock[];
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  fontSize: '0.9375rem',
  '& > svg': { color: theme.vars.palette.primary.main },
}));

const Label = styled('span')({ fontWeight: 650 });

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
}));

/** The one thing to buy that makes most of what the cook already has. */
export const Unlocks = ({ unlocks }: UnlocksProps) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  if (unlocks.length === 0) return null;
  return (
    <Row>
      <BasketIcon size={20} />
      <Label id={labelId}>{formatMessage(messages.title)}</Label>
      <List aria-labelledby={labelId}>
        {unlocks.map(({ id, name, recipes }) => (
          <li key={id}>{formatMessage(messages.item, { name, count: recipes })}</li>
        ))}
      </List>
    </Row>
  );
};
