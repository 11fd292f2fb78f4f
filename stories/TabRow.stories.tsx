import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { TabRow } from '@/components/TabRow/TabRow';
import { choice, data, spy, text, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const NAMES = ['Overview', 'Ingredients', 'Method'];

const meta = {
  title: 'Controls/TabRow',
  component: TabRow<string>,
  argTypes: {
    label: text('Accessible name of the row'),
    tabs: data('The tabs, each with its panel'),
    value: choice('The one that is open', NAMES),
    onChange: spy('Called with the name of the tab'),
  } satisfies Controls<typeof TabRow<string>>,
  args: {
    label: 'Recipe',
    tabs: NAMES.map((name) => ({ name, words: name, id: `${name}-tab`, panelId: 'panel' })),
    value: 'Ingredients',
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, hold] = useHeld(args.value, args.onChange);
    return (
      <>
        <TabRow {...args} value={value} onChange={hold} />
        <div role="tabpanel" id="panel" aria-labelledby={`${value}-tab`} />
      </>
    );
  },
} satisfies Meta<typeof TabRow<string>>;
export default meta;

export const Tabs: StoryObj<typeof meta> = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('tab', { name: 'Method' }));
    await expect(canvas.getByRole('tab', { name: 'Method' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('Overview');
  },
};
