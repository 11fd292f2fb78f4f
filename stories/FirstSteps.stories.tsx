import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SEARCH_MODES } from '@contracts/vocabulary';
import { FirstSteps } from '@/components/FirstSteps/FirstSteps';
import { choice, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/FirstSteps',
  component: FirstSteps,
  argTypes: {
    mode: choice('What one types: ingredients or a name', SEARCH_MODES),
  } satisfies Controls<typeof FirstSteps>,
  args: { mode: 'ingredients' },
} satisfies Meta<typeof FirstSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ingredients: Story = {};
export const Names: Story = { args: { mode: 'name' } };
