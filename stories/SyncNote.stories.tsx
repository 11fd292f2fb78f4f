import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SyncNote } from '@/components/SyncNote/SyncNote';
import { choice, spy, text, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipes/SyncNote',
  component: SyncNote,
  argTypes: {
    mark: choice('Not sent yet, refused by the account, or changed on two devices', ['pending', 'refused', 'differs']),
    title: text('The recipe, for the names of the buttons'),
    onRetry: spy('Retry was pressed'),
    onRemove: spy('Remove was pressed'),
  } satisfies Controls<typeof SyncNote>,
  args: { mark: 'pending', title: 'Shakshuka', onRetry: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SyncNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotSyncedYet: Story = {};
export const NotOnTheAccount: Story = { args: { mark: 'refused' } };
