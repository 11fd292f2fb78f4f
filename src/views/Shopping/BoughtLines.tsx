import { useId, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { messages } from '@/components/ShoppingLines/messages';
import { ShoppingLines } from '@/components/ShoppingLines/ShoppingLines';
import type { ShownShoppingLine } from '@/store/shoppingLines';
import { AislePanel } from './Shopping.styles';

interface BoughtLinesProps extends Pick<
  ComponentProps<typeof ShoppingLines<ShownShoppingLine>>,
  'rows' | 'onTick' | 'onRemove' | 'onAlways'
> {
  onClear: () => void;
}

/** What is in the basket already, and how to take all of it off the list. */
export const BoughtLines = ({ onClear, ...lines }: BoughtLinesProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <AislePanel aria-labelledby={id}>
      <header>
        <h2 id={id}>{formatMessage(messages.bought)}</h2>
        <Button data-kind="clear" aria-label={formatMessage(messages.clearLabel)} onClick={onClear}>
          {formatMessage(messages.clear)}
        </Button>
      </header>
      <ShoppingLines labelledBy={id} {...lines} />
    </AislePanel>
  );
};
