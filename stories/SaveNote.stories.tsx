import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SaveNote } from '@/components/SaveNote/SaveNote';
import { choice, type Controls } from './workbench/controls';

const meta = {
  title: 'Account/SaveNote',
  component: SaveNote,
  argTypes: {
    status: choice('Where the settings are stored', ['device', 'saving', 'saved', 'waiting', null]),
  } satisfies Controls<typeof SaveNote>,
  args: { status: 'saved' },
} satisfies Meta<typeof SaveNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Saving: Story = { args: { status: 'saving' } };
/** The account has not accepted the last change yet. */
export const Waiting: Story = { args: { status: 'waiting' } };
/** A guest has no account to save to. */
export const OnThisDevice: Story = { args: { status: 'device' } };
/** The account has not answered yet; the line keeps its place. */
export const NotKnown: Story = { args: { status: null } };
