import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { WaitingNote } from '@/components/WaitingNote/WaitingNote';
import { spy, type Controls } from './workbench/controls';

/** Says nothing at first; wait three and ten seconds to see it. */
const meta = {
  title: 'States/WaitingNote',
  component: WaitingNote,
  parameters: { noControls: 'It changes with time; its one prop is a callback.' },
  argTypes: { onStop: spy('Offered after ten seconds') } satisfies Controls<typeof WaitingNote>,
} satisfies Meta<typeof WaitingNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Search: Story = { args: { onStop: fn() } };
