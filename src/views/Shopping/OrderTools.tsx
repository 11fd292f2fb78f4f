import SwapVertIcon from '@mui/icons-material/SwapVert';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { aislesOrdered, type ListKey } from '@/slices/shoppingSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectAisleOrder } from '@/store/shoppingLines';
import { AisleOrder } from './AisleOrder';
import { messages } from './messages';

/** The order in which the cook walks through the shop: a button, and the aisles once it is pressed. */
export const OrderTools = ({ list }: { list: ListKey }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => selectAisleOrder(state, list));
  const [isOrdering, setIsOrdering] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  if (isOrdering)
    return (
      <AisleOrder
        aisles={order}
        onOrder={(chosen) => dispatch(aislesOrdered(list, chosen))}
        onDone={() => {
          setIsOrdering(false);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <Button ref={button} look="outlined" onClick={() => setIsOrdering(true)}>
      <SwapVertIcon fontSize="compact" />
      {formatMessage(messages.order)}
    </Button>
  );
};
