import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecipeShelf } from '@/components/RecipeShelf/RecipeShelf';
import { curry, mojito, shakshuka, tortilla } from './food';

const nothing = () => undefined;
const saved = [shakshuka, tortilla, curry, mojito].map((recipe) => ({ ...recipe, isSaved: true }));

const meta = {
  title: 'Recipes/RecipeShelf',
  component: RecipeShelf,
  args: {
    recipes: saved,
    actions: { mustSignIn: false, onHeartPress: nothing, onRate: nothing },
    isAsking: false,
    onAskingChange: nothing,
    onRemoveAll: nothing,
  },
} satisfies Meta<typeof RecipeShelf>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneRow: Story = {};
export const OneRecipe: Story = { args: { recipes: [{ ...shakshuka, isSaved: true, userRating: 5 }] } };
export const MoreThanARow: Story = {
  args: { recipes: [...saved, ...saved.map((recipe) => ({ ...recipe, id: recipe.id + 100 }))] },
};
export const StillAsking: Story = { args: { isAsking: true } };
