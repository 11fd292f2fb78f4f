import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SignInRequiredDialog } from '@/components/SignInRequiredDialog/SignInRequiredDialog';

const nothing = () => undefined;

const meta = {
  title: 'Frame/SignInRequiredDialog',
  component: SignInRequiredDialog,
  args: { isOpen: true, reason: 'save', hasAccounts: true, onKeep: nothing, onSignIn: nothing, onClose: nothing },
} satisfies Meta<typeof SignInRequiredDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToSave: Story = {};
export const ToRate: Story = { args: { reason: 'rate' } };
export const ForSomethingElse: Story = { args: { reason: 'other', onKeep: undefined } };
export const WithoutAccounts: Story = { args: { hasAccounts: false } };
