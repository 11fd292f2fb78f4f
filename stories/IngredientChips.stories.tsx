import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { IngredientChips } from '@/components/IngredientChips/IngredientChips';
import { data, sample, spy, text, unseen, type Controls } from './workbench/controls';

const FACTS = {
  None: undefined,
  'From a photo': new Map([['egg', { share: 0.97 }]]),
  'Used up': new Map([['egg', { id: 'egg', recipes: 41, isPinned: true }]]),
};

const meta = {
  title: 'Search/IngredientChips',
  component: IngredientChips,
  argTypes: {
    ingredients: data('What was understood'),
    unknown: data('What was not understood, as typed'),
    guesses: data('What a photo may show'),
    facts: sample('What the answer knows about each ingredient', FACTS),
    suggestions: unseen('Suggestions for added ingredients', 'they appear while one types'),
    children: text('Further chips before the ingredients'),
    onPin: sample('Chips can be pressed to use them up', { No: undefined, Yes: fn() }),
    onSearch: spy('Called with the corrected list'),
  } satisfies Controls<typeof IngredientChips>,
  args: {
    ingredients: ['egg', 'tomato', 'feta'],
    unknown: [],
    suggestions: ['rice', 'flour'],
    onSearch: fn(),
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
    onPin: fn(),
  },
};
