import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MethodSteps } from '@/components/MethodSteps/MethodSteps';

const meta = {
  title: 'Recipe/MethodSteps',
  component: MethodSteps,
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

export const TwoSteps: StoryObj<typeof meta> = {};
