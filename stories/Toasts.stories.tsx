import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { ToastCard } from '@/app/toasts/ToastCard';
import { isPlayable } from './playable';
import { effectLater, flag, sample, spy, type Controls } from './workbench/controls';

const TOASTS = {
  'Recipes found': { id: 'one', kind: 'analysisCompleteWithCount', values: { count: 6, category: 'None' } },
  'No connection': { id: 'two', kind: 'connectionFailed', values: {} },
  'With an action': { id: 'three', kind: 'preferencesReset', values: {} },
} as const;

const meta = {
  title: 'Feedback/Toast',
  component: ToastCard,
  argTypes: {
    isKept: effectLater(flag('It stays until it is closed'), 'others leave after five seconds'),
    toast: sample('What happened', TOASTS),
    onDismiss: spy('Called with the id of the toast'),
    onAction: spy('Called with the toast'),
  } satisfies Controls<typeof ToastCard>,
  args: {
    isKept: false,
    toast: TOASTS['Recipes found'],
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
