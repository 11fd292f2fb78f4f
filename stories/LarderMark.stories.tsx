import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LarderMark } from '@/components/LarderMark/LarderMark';
import { range, type Controls } from './workbench/controls';

const meta = {
  title: 'Foundations/LarderMark',
  component: LarderMark,
  argTypes: { size: range('Height in pixels', { min: 16, max: 160 }) } satisfies Controls<typeof LarderMark>,
  args: { size: 34 },
} satisfies Meta<typeof LarderMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheHeader: Story = {};
export const Large: Story = { args: { size: 120 } };
