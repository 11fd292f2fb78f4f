import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IngredientChips } from '@/components/IngredientChips/IngredientChips';

const meta = {
  title: 'Search/IngredientChips',
  component: IngredientChips,
  args: {
    ingredients: ['egg', 'tomato', 'feta'],
    unknown: [],
    suggestions: ['rice', 'flour'],
    onSearch: () => undefined,
  },
} satisfies Meta<typeof IngredientChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const SomeNotUnderstood: Story = { args: { unknown: ['moon dust', 'qwertz'] } };
export const NothingUnderstood: Story = { args: { ingredients: [], unknown: ['moon dust'] } };
export const Many: Story = {
  args: {
    ingredients: [
      'egg',
      'tomato',
      'feta',
      'red onion',
      'garlic',
      'spinach',
      'extra-virgin olive oil',
      'sourdough bread',
      'butter',
      'milk',
      'plain flour',
      'self-raising flour',
      'smoked paprika',
      'rice',
    ],
  },
};
/** A photo: certain ingredients are in the list; the others are questions. */
export const SeenAndGuessed: Story = {
  args: {
    guesses: [{ name: 'cream' }, { name: 'spring onion' }, { name: 'dragon fruit' }],
  },
};
export const OnlyGuessed: Story = {
  args: {
    ingredients: [],
    guesses: [{ name: 'courgette' }, { name: 'cucumber' }],
  },
};
/** Each is pressed to use it up; the tomatoes are. */
export const Pinned: Story = {
  args: {
    facts: new Map([
      ['egg', { id: 'egg', recipes: 41 }],
      ['tomato', { id: 'tomato', recipes: 12, isPinned: true }],
      ['feta', { id: 'feta', recipes: 3 }],
    ]),
    onPin: () => undefined,
  },
};
