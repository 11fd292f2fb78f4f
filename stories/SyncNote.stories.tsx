import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SyncNote } from '@/components/SyncNote/SyncNote';

const meta = {
  title: 'Recipes/SyncNote',
  component: SyncNote,
  args: { mark: 'pending', title: 'Shakshuka', onRetry: () => undefined, onRemove: () => undefined },
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
