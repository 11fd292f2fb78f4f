import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WaitingNote } from '@/components/WaitingNote/WaitingNote';
import { effectLater, flag, type Controls } from './workbench/controls';

/** Says nothing at first; wait three and ten seconds to see it. */
const meta = {
  title: 'States/WaitingNote',
  component: WaitingNote,
  parameters: { noControls: 'It changes with time; its one prop says what stands above it.' },
  argTypes: {
    isOfProgress: effectLater(flag('Stands below a progress that can be stopped'), 'it shows after ten seconds'),
  } satisfies Controls<typeof WaitingNote>,
} satisfies Meta<typeof WaitingNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Search: Story = { args: { isOfProgress: true } };
