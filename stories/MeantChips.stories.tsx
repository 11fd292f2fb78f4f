import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { MeantChips } from '@/components/MeantChips/MeantChips';
import { data, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/MeantChips',
  component: MeantChips,
  argTypes: {
    meant: data('What was typed, and what it may mean'),
    onChoose: spy('Called with what was typed and the ingredient'),
  } satisfies Controls<typeof MeantChips>,
  args: {
    meant: [
      {
        typed: 'toms',
        ingredients: [
          { id: 'tomato', name: 'tomatoes' },
          { id: 'cherry-tomato', name: 'cherry tomatoes' },
        ],
      },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof MeantChips>;
export default meta;

export const TwoMeanings: StoryObj<typeof meta> = {};
