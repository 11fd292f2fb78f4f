import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useVocabulary } from '@/i18n/useVocabulary';
import type { SavedOrder } from '@/lib/search/savedOrders';
import { Select } from '../Select/Select';
import { messages } from './messages';

interface SortSelectProps<Order> {
  /** Those offered. */
  orders: readonly Order[];
  value: Order;
  onChange: (order: Order) => void;
}

const Row = styled('div')({ display: 'inline-flex', alignItems: 'center', gap: 12, minWidth: 0 });

const Label = styled('label')(({ theme }) => ({
  flexShrink: 0,
  fontSize: '0.96875rem',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}));

export const SortSelect = <Order extends SavedOrder>({ orders, value, onChange }: SortSelectProps<Order>) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const id = useId();
  return (
    <Row>
      <Label htmlFor={id}>{formatMessage(messages.label)}</Label>
      <Select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = orders.find((option) => option === currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {orders.map((option) => (
          <option key={option} value={option}>
            {vocabulary.sort(option)}
          </option>
        ))}
      </Select>
    </Row>
  );
};
