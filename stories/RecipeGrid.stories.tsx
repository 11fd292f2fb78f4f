import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { curry, mojito, shakshuka, tortilla } from './food';

const meta = {
  title: 'Recipes/RecipeGrid',
  component: RecipeGrid,
  args: { label: 'Recipe Results', recipes: [shakshuka, tortilla, curry, mojito] },
} satisfies Meta<typeof RecipeGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourDishes: Story = {};
export const OneDish: Story = { args: { recipes: [mojito] } };
