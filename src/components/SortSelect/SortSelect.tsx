import SwapVertIcon from '@mui/icons-material/SwapVert';
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
  /** The order that needs no mark; the first if absent. */
  usual?: Order;
  /** Only an icon on a phone, and no label above one, where it stands beside a heading. */
  isTight?: boolean;
  onChange: (order: Order) => void;
}

const Row = styled('div')({ display: 'inline-flex', alignItems: 'center', gap: 12, minWidth: 0 });

/* Read by screen readers. */
const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const Label = styled('label')(({ theme }) => ({
  flexShrink: 0,
  fontSize: '0.96875rem',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: HIDDEN,
  '&[data-tight="true"]': { [theme.breakpoints.down('lg')]: HIDDEN },
}));

export const SortSelect = <Order extends SavedOrder>({
  orders,
  value,
  usual = orders[0],
  isTight = false,
  onChange,
}: SortSelectProps<Order>) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const id = useId();
  return (
    <Row>
      <Label htmlFor={id} data-tight={isTight}>
        {formatMessage(messages.label)}
      </Label>
      <Select
        id={id}
        value={value}
        icon={isTight && <SwapVertIcon fontSize="medium" />}
        isSet={value !== usual}
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
