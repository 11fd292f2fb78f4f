import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { SortSelect } from '@/components/SortSelect/SortSelect';

const meta = {
  title: 'Search/SortSelect',
  component: SortSelect,
  args: { value: 'default', onChange: fn() },
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
