import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { LongRecipeGrid } from '@/components/LongRecipeGrid/LongRecipeGrid';
import { curry, mojito, shakshuka, tortilla } from './food';

const FEW = [shakshuka, tortilla, curry, mojito].map((recipe) => ({ ...recipe, isSaved: true }));

const meta = {
  title: 'Recipes/LongRecipeGrid',
  component: LongRecipeGrid,
  args: {
    label: 'Saved recipes',
    recipes: FEW,
    actions: { mustSignIn: false, onHeartPress: fn(), onRate: fn() },
    children: <EmptyState isPart title="No Matching Recipes Found" />,
  },
} satisfies Meta<typeof LongRecipeGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const None: Story = { args: { recipes: [] } };
/** Each card reports its position among two thousand. */
export const TwoThousand: Story = {
  args: { recipes: Array.from({ length: 2_000 }, (_, i) => ({ ...FEW[i % FEW.length]!, id: i + 1 })) },
};
