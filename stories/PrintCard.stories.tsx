import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PrintCard } from '@/components/PrintCard/PrintCard';
import { data, range, text, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipe/PrintCard',
  component: PrintCard,
  argTypes: {
    title: text('Name of the dish'),
    description: text('One sentence'),
    lang: text('Language of the recipe'),
    pictureUrl: text('The picture'),
    servings: range('For how many', { min: 1, max: 12 }),
    cuisine: text('The cuisine'),
    time: text('How long it takes'),
    ingredients: data('The ingredients'),
    steps: data('The method'),
    allergens: data('What it contains'),
    mayContain: data('What it may contain'),
    notices: data('Warnings for this cook'),
    model: text('The language model that wrote it'),
    url: text('Where the recipe is; it is printed'),
  } satisfies Controls<typeof PrintCard>,
  args: {
    title: 'Shakshuka',
    description: 'Eggs poached in a slow tomato and pepper sauce, with crumbled feta on top.',
    lang: 'en-GB',
    pictureUrl: '/pictures/shakshuka.webp',
    servings: 2,
    time: '35 mins',
    ingredients: [
      { quantity: '2 tbsp', name: 'olive oil' },
      { quantity: '1', name: 'onion', note: 'finely sliced' },
      { quantity: '400 g', name: 'tinned tomatoes' },
      { quantity: '4', name: 'eggs' },
      { quantity: '', name: 'salt' },
    ],
    steps: [
      'Warm the oil in a wide frying pan over a medium heat. Cook the onion until it is soft.',
      'Pour in the 400 g tomatoes and let them bubble gently until the sauce is thick.',
      'Make four hollows, break an egg into each, cover and cook over a low heat.',
    ],
    allergens: ['Eggs', 'Dairy'],
    url: 'https://larder.example/recipe/7',
  },
} satisfies Meta<typeof PrintCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const WithNotices: Story = {
  args: {
    notices: ['Contains an allergen you exclude: dairy (feta)'],
    mayContain: ['nuts'],
  },
};
export const WithoutPictureTimeOrAllergens: Story = {
  args: { pictureUrl: undefined, time: undefined, allergens: [], servings: 1 },
};
