import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { curry, mojito, shakshuka, tortilla } from './food';
import { dishes, flag, range, sample, text, type Controls } from './workbench/controls';

const ACTIONS = { mustSignIn: false, onHeartPress: fn(), onRate: fn() };

const meta = {
  title: 'Recipes/RecipeGrid',
  component: RecipeGrid,
  argTypes: {
    label: text('Accessible name of the list'),
    recipes: dishes('The recipes'),
    actions: sample('Heart and stars', { None: undefined, 'Of a cook': ACTIONS }),
    awaited: range('How many recipes are still to come', { min: 0, max: 6 }),
    hidesMatch: flag('Without the share of ingredients that the cook has'),
    remark: text('A remark between the cards'),
  } satisfies Controls<typeof RecipeGrid>,
  args: { label: 'Recipe Results', recipes: [shakshuka, tortilla, curry, mojito] },
} satisfies Meta<typeof RecipeGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourDishes: Story = {};
export const OneDish: Story = { args: { recipes: [mojito] } };
