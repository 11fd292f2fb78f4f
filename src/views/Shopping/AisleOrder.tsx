import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Aisle } from '@contracts/vocabulary';
import { Button } from '@/components/Button/Button';
import { useLineMoving } from '@/components/EditableLines/useLineMoving';
import { IconButton } from '@/components/IconButton/IconButton';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { messages } from './messages';

interface AisleOrderProps {
  aisles: readonly Aisle[];
  onOrder: (aisles: readonly Aisle[]) => void;
  onDone: () => void;
}

const Rows = styled('ol')(({ theme }) => ({
  margin: '12px 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 48,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& button': { cursor: 'grab' },
}));

const Hint = styled('p')(({ theme }) => ({ margin: '6px 0 0', color: theme.vars.palette.text.secondary }));

const moved = (aisles: readonly Aisle[], from: number, to: number): Aisle[] => {
  const rest = aisles.filter((_aisle, i) => i !== from);
  return [...rest.slice(0, to), aisles[from]!, ...rest.slice(to)];
};

/** The aisles in the order of the cook's shop: dragged, or moved with the arrow keys. */
export const AisleOrder = ({ aisles, onOrder, onDone }: AisleOrderProps) => {
  const { formatMessage } = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened the panel is gone.
  useEffect(() => {
    title.current?.focus();
  }, []);
  const move = (from: number, to: number) => onOrder(moved(aisles, from, to));
  const { list, handle } = useLineMoving({
    count: aisles.length,
    onMove: move,
    onPress: (index) => {
      if (index > 0) move(index, index - 1);
    },
  });
  return (
    <Panel aria-labelledby="aisle-order">
      <PanelTitle ref={title} id="aisle-order" tabIndex={-1}>
        {formatMessage(messages.order)}
      </PanelTitle>
      <Hint>{formatMessage(messages.orderHint)}</Hint>
      <Rows ref={list}>
        {aisles.map((aisle, i) => {
          const name = formatMessage(messages[aisle]);
          return (
            <li key={aisle}>
              <IconButton aria-label={formatMessage(messages.moveAisle, { name })} {...handle(i)}>
                <DragIndicatorIcon fontSize="medium" />
              </IconButton>
              {name}
            </li>
          );
        })}
      </Rows>
      <Button look="outlined" onClick={onDone}>
        {formatMessage(messages.orderDone)}
      </Button>
    </Panel>
  );
};
