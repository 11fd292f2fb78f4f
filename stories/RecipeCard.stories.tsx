import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RecipeCard } from '@/components/RecipeCard/RecipeCard';
import { curry, mojito, shakshuka, tortilla } from './food';
import { dish, flag, sample, type Controls } from './workbench/controls';

const actions = { mustSignIn: false, onHeartPress: fn(), onRate: fn() };
const ACTIONS = {
  None: undefined,
  'Of a user': actions,
  'Of a guest': { ...actions, mustSignIn: true },
  'Of a user who excludes dairy': { ...actions, excluded: ['Dairy'] },
};

const meta = {
  title: 'Recipes/RecipeCard',
  component: RecipeCard,
  argTypes: {
    recipe: dish('The recipe'),
    actions: sample('Heart and stars', ACTIONS),
    isCompact: flag('Without description and missing ingredients'),
    isWide: flag('On its side, from a tablet on'),
    hidesMatch: flag('Without the share of ingredients that the cook has'),
    isLazy: flag('The picture loads when it comes into sight'),
  } satisfies Controls<typeof RecipeCard>,
  args: { recipe: shakshuka },
  decorators: [
    (Story) => (
      <div style={{ width: 382 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecipeCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const GoodMatch: Story = {};
export const FairMatch: Story = { args: { recipe: tortilla } };
export const PoorMatchManyNeedsNoPicture: Story = { args: { recipe: curry } };
export const FoundByName: Story = { args: { recipe: mojito } };
export const Rated: Story = { args: { recipe: { ...shakshuka, userRating: 4 } } };
export const CustomAllergen: Story = { args: { recipe: { ...shakshuka, allergens: ['Eggs', 'Kiwi'] } } };

export const WithHeartAndStars: Story = { args: { actions } };
export const ExcludedAndPossibleAllergens: Story = {
  args: {
    actions: { ...actions, excluded: ['Dairy', 'Nuts'] },
    recipe: { ...shakshuka, mayContain: [{ allergen: 'Nuts', ingredient: 'traces of nuts' }] },
  },
};
export const AllergensUnknown: Story = {
  args: {
    actions,
    recipe: { ...shakshuka, allergens: [], unreadLines: { count: 3, total: 9 }, foreignLanguage: 'de' },
  },
};
export const SavedAndRated: Story = { args: { actions, recipe: { ...shakshuka, isSaved: true, userRating: 4 } } };
export const OfAGuest: Story = { args: { actions: { ...actions, mustSignIn: true } } };
const sync = { onRetry: fn(), onRemove: fn() };
export const NotSyncedYet: Story = {
  args: {
    actions: { ...actions, sync: { ...sync, marks: new Map([[7, 'pending' as const]]) } },
    recipe: { ...shakshuka, id: 7, isSaved: true },
  },
};
export const NotOnTheAccount: Story = {
  args: {
    actions: { ...actions, sync: { ...sync, marks: new Map([[7, 'refused' as const]]) } },
    recipe: { ...shakshuka, id: 7, isSaved: true },
  },
};
export const OnAShelf: Story = { args: { actions, isCompact: true, recipe: { ...shakshuka, isSaved: true } } };
export const OnItsSide: Story = {
  args: { actions, isWide: true },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(1200px, 100vw - 32px)' }}>
        <Story />
      </div>
    ),
  ],
};
