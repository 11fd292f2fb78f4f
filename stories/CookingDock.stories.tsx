import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CookingDock, type DockedDish } from '@/components/CookingDock/CookingDock';
import { data, spy, type Controls } from './workbench/controls';

const dish: DockedDish = {
  recipeId: 7,
  title: 'Shakshuka with feta',
  language: 'en-GB',
  href: '/recipe/7#cooking',
  step: 4,
  steps: 6,
  remainingMs: 298_000,
  state: 'running',
};

/** Dishes that cook while one looks at something else. */
const meta = {
  title: 'Cooking/CookingDock',
  component: CookingDock,
  argTypes: {
    dishes: data('What is cooking'),
    onPause: spy('Called with the recipe'),
    onResume: spy('Called with the recipe'),
    onNext: spy('Called with the recipe'),
    onDismiss: spy('Called with the recipe'),
  } satisfies Controls<typeof CookingDock>,
  args: { dishes: [dish], onPause: fn(), onResume: fn(), onNext: fn(), onDismiss: fn() },
} satisfies Meta<typeof CookingDock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneDish: Story = {};
export const EveryState: Story = {
  args: {
    dishes: [
      dish,
      { ...dish, recipeId: 8, title: 'Rice', state: 'paused' },
      { ...dish, recipeId: 9, title: 'Green beans with garlic and lemon', state: 'waiting', remainingMs: 0 },
      { ...dish, recipeId: 10, title: 'Bread', state: 'complete', remainingMs: 0 },
    ],
  },
};
