import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { EmptiedBy } from '@/components/EmptiedBy/EmptiedBy';
import { data, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/EmptiedBy',
  component: EmptiedBy,
  argTypes: {
    emptied: data('What leaves no recipes, and how many recipes lifting it would show'),
    onLift: spy('Called with the restriction to lift'),
  } satisfies Controls<typeof EmptiedBy>,
  args: {
    emptied: [
      { by: { kind: 'mustUse', id: 'lamb', name: 'lamb' }, recipes: 12 },
      { by: { kind: 'time' }, recipes: 4 },
      { by: { kind: 'cuisine' }, recipes: 3 },
      { by: { kind: 'kind' }, recipes: 2 },
      {
        by: { kind: 'ruledOut', id: 'onion', name: 'onion', phrase: 'no onions', textWithout: 'eggs, potatoes' },
        recipes: 1,
      },
    ],
    onLift: fn(),
  },
} satisfies Meta<typeof EmptiedBy>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const One: Story = { args: { emptied: [{ by: { kind: 'time' }, recipes: 4 }] } };
