import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { ToastCard } from '@/app/toasts/ToastCard';
import { isPlayable } from './playable';

const meta = {
  title: 'Feedback/Toast',
  component: ToastCard,
  args: {
    toast: { id: 'one', kind: 'analysisCompleteWithCount', values: { count: 6, category: 'None' } },
    isKept: false,
    onDismiss: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof ToastCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {
  async play({ args, canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('one');
  },
};
export const Fault: Story = { args: { toast: { id: 'two', kind: 'connectionFailed', values: {} } } };
export const WithUndo: Story = { args: { toast: { id: 'three', kind: 'preferencesReset', values: {} } } };
export const Plain: Story = { args: { toast: { id: 'four', kind: 'cacheCleared', values: {} } } };
