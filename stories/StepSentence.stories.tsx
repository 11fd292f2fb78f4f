import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StepSentence } from '@/components/StepSentence/StepSentence';
import { data, unseen, type Controls } from './workbench/controls';

const meta = {
  title: 'Cooking/StepSentence',
  component: StepSentence,
  argTypes: {
    pieces: data('The sentence; quantities are marked'),
    below: unseen('Characters below it', 'the sentence gets smaller, which only a browser shows'),
  } satisfies Controls<typeof StepSentence>,
  args: {
    pieces: [
      { text: 'Crack in ', isQuantity: false },
      { text: '4 eggs', isQuantity: true },
      { text: '.', isQuantity: false },
    ],
  },
} satisfies Meta<typeof StepSentence>;
export default meta;

export const Short: StoryObj<typeof meta> = {};
