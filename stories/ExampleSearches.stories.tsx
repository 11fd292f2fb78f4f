import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SEARCH_MODES } from '@contracts/vocabulary';
import { ExampleSearches } from '@/components/ExampleSearches/ExampleSearches';
import { choice, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/ExampleSearches',
  component: ExampleSearches,
  argTypes: {
    mode: choice('What one types: ingredients or a name', SEARCH_MODES),
    onChoose: spy('Called with the text for the search box'),
  } satisfies Controls<typeof ExampleSearches>,
  args: { mode: 'ingredients', onChoose: fn() },
} satisfies Meta<typeof ExampleSearches>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ingredients: Story = {};
export const Names: Story = { args: { mode: 'name' } };
