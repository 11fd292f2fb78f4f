import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FeedbackDialog } from '@/components/ImageFeedback/FeedbackDialog';
import { flag, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipe/FeedbackDialog',
  component: FeedbackDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  argTypes: {
    isOpen: flag('Whether the dialog is open'),
    isSending: flag('The server has not answered yet'),
    onSubmit: spy('Called with the comment'),
    onCancel: spy('Cancel was pressed'),
    onClosed: spy('The closing transition has finished'),
  } satisfies Controls<typeof FeedbackDialog>,
  args: { isOpen: true, isSending: false, onSubmit: fn(), onCancel: fn(), onClosed: fn() },
} satisfies Meta<typeof FeedbackDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhatIsWrong: Story = {};
export const Sending: Story = { args: { isSending: true } };
