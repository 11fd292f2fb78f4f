import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Unlocks } from '@/components/Unlocks/Unlocks';
import { data, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/Unlocks',
  component: Unlocks,
  argTypes: {
    unlocks: data('What is worth buying, and how many recipes it would complete'),
  } satisfies Controls<typeof Unlocks>,
  args: {
    unlocks: [
      { id: 'cream', name: 'cream', recipes: 4 },
      { id: 'butter', name: 'butter', recipes: 1 },
    ],
  },
} satisfies Meta<typeof Unlocks>;
export default meta;

export const Two: StoryObj<typeof meta> = {};
