import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WrittenBy } from '@/components/WrittenBy/WrittenBy';
import { text, type Controls } from './workbench/controls';

const meta = {
  title: 'Written by a model/WrittenBy',
  component: WrittenBy,
  argTypes: { model: text('The name of the model') } satisfies Controls<typeof WrittenBy>,
  args: { model: 'qwen3:8b' },
} satisfies Meta<typeof WrittenBy>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShortName: Story = {};
export const LongName: Story = { args: { model: 'openrouter/meta-llama/llama-4-maverick-instruct-2025' } };
