import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SignInRequiredDialog } from '@/components/SignInRequiredDialog/SignInRequiredDialog';
import { choice, flag, sample, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Frame/SignInRequiredDialog',
  component: SignInRequiredDialog,
  argTypes: {
    isOpen: flag('Whether the dialog is open'),
    reason: choice('What the guest tried to do', ['save', 'rate', 'other']),
    hasAccounts: flag('Whether this server has accounts'),
    onKeep: sample('Keeps the recipe on this device', { 'Nothing to keep': undefined, 'A recipe to keep': fn() }),
    onSignIn: spy('The sign-in link was pressed'),
    onClose: spy('The dialog was closed'),
  } satisfies Controls<typeof SignInRequiredDialog>,
  args: { isOpen: true, reason: 'save', hasAccounts: true, onKeep: fn(), onSignIn: fn(), onClose: fn() },
} satisfies Meta<typeof SignInRequiredDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToSave: Story = {};
export const ToRate: Story = { args: { reason: 'rate' } };
export const ForSomethingElse: Story = { args: { reason: 'other', onKeep: undefined } };
export const WithoutAccounts: Story = { args: { hasAccounts: false } };
