import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { MethodSteps } from '@/components/MethodSteps/MethodSteps';
import { data, range, sample, type Controls } from './workbench/controls';

const choose = fn();

const meta = {
  title: 'Recipe/MethodSteps',
  component: MethodSteps,
  argTypes: {
    steps: data('The steps, with their quantities marked and their minutes'),
    current: range('The step while cooking, from 0', { min: 0, max: 2 }),
    onChoose: sample('Cooking has begun: Skip to and Repeat', { No: undefined, Yes: choose }),
    below: sample('What stands below a step', { Nothing: undefined, 'A note': () => 'Less salt next time.' }),
  } satisfies Controls<typeof MethodSteps>,
  args: {
    steps: [
      {
        minutes: 10,
        pieces: [
          { text: 'Heat the oven to ', isQuantity: false },
          { text: '190 °C', isQuantity: true },
          { text: ' and butter a ', isQuantity: false },
          { text: '24 cm', isQuantity: true },
          { text: ' tin.', isQuantity: false },
        ],
      },
      { minutes: 75, pieces: [{ text: 'Bake until the top is golden and the middle just set.', isQuantity: false }] },
    ],
  },
} satisfies Meta<typeof MethodSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoSteps: Story = {};
export const WhileCooking: Story = {
  args: {
    current: 1,
    onChoose: choose,
    steps: ['Chop the onion.', 'Fry it until golden.', 'Serve.'].map((text, i) => ({
      minutes: i + 1,
      pieces: [{ text, isQuantity: false }],
    })),
  },
};
export const TwoStepsAtOnce: Story = {
  args: {
    steps: ['Boil the pasta.', 'Meanwhile, fry the bacon.', 'Toss both in the pan.'].map((text, i) => ({
      minutes: 10 - i,
      pieces: [{ text, isQuantity: false }],
      isAlongside: i === 1,
    })),
  },
};
