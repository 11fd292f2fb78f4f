import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { SORT_OPTIONS } from '@contracts/vocabulary';
import { SAVED_ORDERS } from '@/lib/search/savedOrders';
import { SortSelect } from '@/components/SortSelect/SortSelect';
import { choice, flag, spy, unseen, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/SortSelect',
  component: SortSelect,
  argTypes: {
    orders: choice('Those offered', [SORT_OPTIONS, SAVED_ORDERS]),
    value: choice('The order', SORT_OPTIONS),
    usual: unseen('The order that needs no mark', 'the first if absent'),
    isTight: flag('Only an icon on a phone'),
    onChange: spy('Called with the order'),
  } satisfies Controls<typeof SortSelect>,
  args: { orders: SORT_OPTIONS, value: 'default', isTight: false, onChange: fn() },
} satisfies Meta<typeof SortSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BestMatch: Story = {
  async play({ canvas, args, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'name-asc');
    await expect(args.onChange).toHaveBeenCalledWith('name-asc');
  },
};
export const ByTime: Story = { args: { value: 'prep-time' } };
