import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CountBadge } from '@/components/CountBadge/CountBadge';
import { range, type ControlsOf } from './workbench/controls';

interface Args {
  count: number;
}

const meta = {
  title: 'Foundations/CountBadge',
  argTypes: { count: range('The number', { min: 0, max: 120 }) } satisfies ControlsOf<Args>,
  args: { count: 3 },
  render: ({ count }) => <CountBadge>{count}</CountBadge>,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Three: Story = {};
export const ThreeDigits: Story = { args: { count: 120 } };
