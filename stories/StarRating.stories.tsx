import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StarRating } from '@/components/StarRating/StarRating';
import { range, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipes/StarRating',
  component: StarRating,
  argTypes: { rating: range('0 means not rated', { min: 0, max: 5 }) } satisfies Controls<typeof StarRating>,
  args: { rating: 4 },
} satisfies Meta<typeof StarRating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const NotRated: Story = { args: { rating: 0 } };
export const Five: Story = { args: { rating: 5 } };
