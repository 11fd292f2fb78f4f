import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RecipeShelf } from '@/components/RecipeShelf/RecipeShelf';
import { curry, mojito, shakshuka, tortilla } from './food';
import { dishes, effectLater, flag, sample, spy, unseen, type Controls } from './workbench/controls';

const saved = [shakshuka, tortilla, curry, mojito].map((recipe) => ({ ...recipe, isSaved: true }));

const ACTIONS = {
  'Of a user': { mustSignIn: false, onHeartPress: fn(), onRate: fn() },
  'Of a guest': { mustSignIn: true, onHeartPress: fn(), onRate: fn() },
};

const meta = {
  title: 'Recipes/RecipeShelf',
  component: RecipeShelf,
  argTypes: {
    recipes: dishes('The recipes, newest first', saved),
    actions: effectLater(sample('Heart and stars', ACTIONS), 'the hearts on the shelf only remove'),
    isAsking: effectLater(flag('Hearts ask before they keep a recipe'), 'in the menu of the shelf'),
    hasAccounts: flag('The server has accounts'),
    visit: unseen('Changes with each visit', 'it moves the focus'),
    onAskingChange: spy('The menu changed it'),
    onRemoveAll: spy('All were removed'),
  } satisfies Controls<typeof RecipeShelf>,
  args: {
    recipes: saved,
    actions: ACTIONS['Of a user'],
    isAsking: false,
    onAskingChange: fn(),
    onRemoveAll: fn(),
  },
} satisfies Meta<typeof RecipeShelf>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneRow: Story = {};
export const OneRecipe: Story = {
  args: { recipes: [{ ...shakshuka, isSaved: true, userRating: 5 }], hasAccounts: true },
};
export const ThreeRecipesWithoutAccounts: Story = { args: { recipes: saved.slice(0, 3), hasAccounts: false } };
export const MoreThanARow: Story = {
  args: { recipes: [...saved, ...saved.map((recipe) => ({ ...recipe, id: recipe.id + 100 }))] },
};
export const StillAsking: Story = { args: { isAsking: true } };
