import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SortSelect } from '@/components/SortSelect/SortSelect';

const meta = {
  title: 'Search/SortSelect',
  component: SortSelect,
  args: { value: 'default', onChange: () => undefined },
} satisfies Meta<typeof SortSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BestMatch: Story = {};
export const ByTime: Story = { args: { value: 'prep-time' } };
