import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CookingBar } from '@/components/CookingBar/CookingBar';
import { choice, range, spy, type Controls } from './workbench/controls';

const TIMES = { min: 0, max: 480_000, step: 1_000 };

const meta = {
  title: 'Cooking/CookingBar',
  component: CookingBar,
  argTypes: {
    state: choice('What the timer does', ['running', 'paused', 'waiting']),
    step: range('The step, from 1', { min: 1, max: 6 }),
    steps: range('How many steps there are', { min: 1, max: 14 }),
    remainingMs: range('What is left, in milliseconds', TIMES),
    totalMs: range('How long the step takes, in milliseconds', TIMES),
    onPause: spy('Pause was pressed'),
    onResume: spy('Resume was pressed'),
    onNext: spy('Next was pressed'),
    onStop: spy('Stop was pressed'),
    onOpen: spy('Opens the cooking view'),
  } satisfies Controls<typeof CookingBar>,
  args: {
    state: 'running',
    step: 4,
    steps: 6,
    remainingMs: 298_000,
    totalMs: 480_000,
    onPause: fn(),
    onResume: fn(),
    onNext: fn(),
    onStop: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof CookingBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Paused: Story = { args: { state: 'paused' } };
export const Waiting: Story = { args: { state: 'waiting', remainingMs: 0 } };
