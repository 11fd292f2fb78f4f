import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextContents } from '@/components/TextContents/TextContents';
import { data, type Controls } from './workbench/controls';

const meta = {
  title: 'Foundations/TextContents',
  component: TextContents,
  argTypes: {
    sections: data('The sections, with the ids of their elements'),
  } satisfies Controls<typeof TextContents>,
  args: {
    sections: [
      { id: 'introduction', title: '1. Introduction' },
      { id: 'use', title: '2. Use of the service' },
      { id: 'accounts', title: '3. Accounts' },
    ],
  },
} satisfies Meta<typeof TextContents>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From 1200 px on; below, the text stands alone. */
export const ThreeSections: Story = {};
