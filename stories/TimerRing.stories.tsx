import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TimerRing } from '@/components/TimerRing/TimerRing';
import { flag, range, text, type Controls } from './workbench/controls';

const TIMES = { min: 0, max: 480_000, step: 1_000 };

const meta = {
  title: 'Cooking/TimerRing',
  component: TimerRing,
  argTypes: {
    remainingMs: range('What is left, in milliseconds', TIMES),
    totalMs: range('How long the step takes, in milliseconds', TIMES),
    caption: text('Below the digits'),
    isUrgent: flag('In the last seconds, and after the end'),
  } satisfies Controls<typeof TimerRing>,
  args: { remainingMs: 298_000, totalMs: 480_000, caption: 'of 8 mins', isUrgent: false },
} satisfies Meta<typeof TimerRing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Halfway: Story = {};
export const AtTheEnd: Story = { args: { remainingMs: 0, caption: 'Rang 2 min ago', isUrgent: true } };
