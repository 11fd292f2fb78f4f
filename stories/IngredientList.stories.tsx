import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { IngredientList } from '@/components/IngredientList/IngredientList';
import { data, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipe/IngredientList',
  component: IngredientList,
  argTypes: {
    lines: data('The ingredients, scaled and converted'),
    ticked: data('Places of the ticked lines'),
    onTick: spy('Called with the place of the line'),
    onReset: spy('All ticks were removed'),
  } satisfies Controls<typeof IngredientList>,
  args: {
    ticked: [],
    onTick: fn(),
    onReset: fn(),
    lines: [
      { quantity: '4', name: 'eggs', mark: 'have' },
      { quantity: '400 g', name: 'tinned tomatoes', mark: 'have' },
      { quantity: '2 tsp', name: 'ground cumin', mark: 'need', swap: 'ground coriander' },
      { quantity: '1', name: 'red pepper', note: 'cut into strips', mark: 'need' },
      { quantity: '', name: 'salt', mark: 'have' },
    ],
  },
} satisfies Meta<typeof IngredientList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FoundByIngredients: Story = {};
export const SomeReady: Story = { args: { ticked: [0, 2] } };
export const FoundByName: Story = {
  args: {
    lines: [
      { quantity: '50 ml', name: 'white rum' },
      { quantity: '8 leaves', name: 'mint' },
      { quantity: '½', name: 'lime', note: 'in wedges' },
    ],
  },
};
