import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WaitingNote } from '@/components/WaitingNote/WaitingNote';

/** Says nothing at first; wait three and ten seconds to see it. */
const meta = {
  title: 'States/WaitingNote',
  component: WaitingNote,
} satisfies Meta<typeof WaitingNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Search: Story = { args: { onStop: () => undefined } };
