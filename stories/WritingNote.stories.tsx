import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { WritingNote } from '@/components/WritingNote/WritingNote';
import { flag, range, spy, type Controls } from './workbench/controls';

/** What the interface says while a language model writes, and afterwards. */
const meta = {
  title: 'Written by a model/WritingNote',
  component: WritingNote,
  argTypes: {
    isWriting: flag('The model is writing'),
    progress: range('How far it is', { min: 0, max: 100 }),
    count: range('How many recipes are written', { min: 0, max: 6 }),
    onStop: spy('Stop was pressed'),
    onShow: spy('Scrolls to the recipes'),
  } satisfies Controls<typeof WritingNote>,
  args: { isWriting: true, progress: 34, count: 0, onStop: fn(), onShow: fn() },
} satisfies Meta<typeof WritingNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Writing: Story = {};
export const TwoAreReady: Story = { args: { progress: 68, count: 2 } };
export const Written: Story = { args: { isWriting: false, count: 3 } };
export const NothingWritten: Story = { args: { isWriting: false } };
