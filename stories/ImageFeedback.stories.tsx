import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FeedbackDialog } from '@/components/ImageFeedback/FeedbackDialog';
import { ImageFeedback } from '@/components/ImageFeedback/ImageFeedback';

const ignore = () => undefined;

const meta = {
  title: 'Recipe/ImageFeedback',
  component: ImageFeedback,
  args: { status: 'asking', isSending: false, onAnswer: () => Promise.resolve(true) },
} satisfies Meta<typeof ImageFeedback>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Sending: Story = { args: { isSending: true } };
export const Thanked: Story = { args: { status: 'thanked' } };
export const AnotherPicture: Story = { args: { status: 'replaced' } };
export const WhatIsWrong: Story = {
  render: () => <FeedbackDialog isOpen isSending={false} onSubmit={ignore} onCancel={ignore} onClosed={ignore} />,
};
