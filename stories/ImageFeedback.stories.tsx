import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ImageFeedback } from '@/components/ImageFeedback/ImageFeedback';
import { choice, flag, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipe/ImageFeedback',
  component: ImageFeedback,
  argTypes: {
    status: choice('What was answered', ['asking', 'thanked', 'replaced']),
    isSending: flag('The server has not answered yet'),
    onAnswer: spy('Called with yes, or with no and a comment'),
  } satisfies Controls<typeof ImageFeedback>,
  args: { status: 'asking', isSending: false, onAnswer: fn(() => Promise.resolve(true)) },
} satisfies Meta<typeof ImageFeedback>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Sending: Story = { args: { isSending: true } };
export const Thanked: Story = { args: { status: 'thanked' } };
export const AnotherPicture: Story = { args: { status: 'replaced' } };
