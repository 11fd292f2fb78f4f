import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MatchBadge } from '@/components/MatchBadge/MatchBadge';
import { range, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipes/MatchBadge',
  component: MatchBadge,
  argTypes: {
    matched: range('How many ingredients the cook has', { min: 0, max: 20 }),
    total: range('How many the recipe needs', { min: 1, max: 20 }),
  } satisfies Controls<typeof MatchBadge>,
  args: { matched: 9, total: 10 },
} satisfies Meta<typeof MatchBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Fair: Story = { args: { matched: 5, total: 6 } };
export const Poor: Story = { args: { matched: 5, total: 11 } };
