import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UpdateNote } from '@/components/DeviceNote/UpdateNote';

const meta = {
  title: 'Layout/UpdateNote',
  component: UpdateNote,
  args: { isCooking: false, onReload: () => undefined, onLater: () => undefined },
} satisfies Meta<typeof UpdateNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Reload asks first. */
export const WhileATimerRuns: Story = { args: { isCooking: true } };
