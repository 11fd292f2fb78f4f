import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { LongRecipeGrid } from '@/components/LongRecipeGrid/LongRecipeGrid';
import { curry, mojito, shakshuka, tortilla } from './food';
import { dishes, sample, spy, text, unseen, type Controls } from './workbench/controls';

const FEW = [shakshuka, tortilla, curry, mojito].map((recipe) => ({ ...recipe, isSaved: true }));

const ACTIONS = {
  'Of a guest': { mustSignIn: true, onHeartPress: fn(), onRate: fn() },
  'Of a user who excludes dairy': { mustSignIn: false, excluded: ['Dairy'], onHeartPress: fn(), onRate: fn() },
};
const SLOTS = {
  None: undefined,
  'No match': <EmptyState isPart title="No Matching Recipes Found" />,
};

const meta = {
  title: 'Recipes/LongRecipeGrid',
  component: LongRecipeGrid,
  argTypes: {
    label: text('Accessible name of the list'),
    recipes: dishes('The recipes', FEW),
    actions: sample('Heart and stars', ACTIONS),
    place: unseen('Where to restore a returning reader', 'the list scrolls'),
    onLeave: spy('Called with the place of the reader'),
    children: sample('Shown when there are none', SLOTS),
  } satisfies Controls<typeof LongRecipeGrid>,
  args: {
    label: 'Saved recipes',
    recipes: FEW,
    actions: { mustSignIn: false, onHeartPress: fn(), onRate: fn() },
    children: SLOTS['No match'],
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
