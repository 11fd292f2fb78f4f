import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useRef, type ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { ChoiceChip } from '@/components/ChoiceChip/ChoiceChip';
import { MovingItems } from '@/components/MovingItems/MovingItems';
import { data, effectLater, flag, unseen, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const Names = ({ order, hasEntrance }: Pick<ComponentProps<typeof MovingItems>, 'order' | 'hasEntrance'>) => {
  const [names, setNames] = useHeld(order.map(String).join(', '));
  const list = useRef<HTMLDivElement>(null);
  const shown = names === '' ? [] : names.split(', ');
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <div ref={list} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {shown.map((name) => (
          <ChoiceChip key={name} type="button">
            {name}
          </ChoiceChip>
        ))}
        <MovingItems list={list} order={shown} hasEntrance={hasEntrance} />
      </div>
      <Button look="outlined" onClick={() => setNames([...shown].reverse().join(', '))}>
        Reverse
      </Button>
    </div>
  );
};

const meta = {
  title: 'Foundations/MovingItems',
  component: MovingItems,
  argTypes: {
    order: data('What the items show: they glide to their place when it changes'),
    hasEntrance: effectLater(flag('New items fade in'), 'seen only while an item is added'),
    list: unseen('The element around the items', 'an element of the page'),
    items: unseen('Selector of the items', 'here all children of the list'),
  } satisfies Controls<typeof MovingItems>,
  args: {
    order: ['eggs', 'tomatoes', 'half an onion', 'a jar of chickpeas'],
    hasEntrance: true,
    list: { current: null },
  },
  render: ({ order, hasEntrance }) => <Names order={order} hasEntrance={hasEntrance} />,
} satisfies Meta<typeof MovingItems>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chips: Story = {};
export const Reversed: Story = {
  async play({ canvas, userEvent }) {
    const [first] = canvas.getAllByRole('button');
    await userEvent.click(canvas.getByRole('button', { name: 'Reverse' }));
    await expect(canvas.getAllByRole('button')[3]).toBe(first);
  },
};
