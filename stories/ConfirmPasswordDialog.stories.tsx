import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmPasswordDialog } from '@/components/ConfirmPasswordDialog/ConfirmPasswordDialog';
import { isPlayable } from './playable';
import { effectLater, flag, sample, spy, text, type Controls } from './workbench/controls';

const NEW_EMAIL = <p>To change your email to marta@larder.example, enter your current password.</p>;
const LOSSES = (
  <>
    <p>This cannot be undone. You lose:</p>
    <ul>
      <li>your saved recipes and your ratings</li>
      <li>your diets, allergens and settings</li>
      <li>recipes of your own that you have not shared</li>
    </ul>
  </>
);
const SLOTS = { 'A new email': NEW_EMAIL, 'What is lost': LOSSES };

const meta = {
  title: 'Account/ConfirmPasswordDialog',
  component: ConfirmPasswordDialog,
  argTypes: {
    isOpen: flag('Whether the dialog is open'),
    title: text('The question'),
    confirm: text('The label of the confirming button'),
    isDangerous: flag('The action cannot be undone'),
    username: text('The account, so that password managers offer the right password'),
    isSending: flag('The server has not answered yet'),
    refusal: effectLater(text('Why the last attempt was rejected'), 'it appears once a password was sent'),
    children: sample('What is about to happen', SLOTS),
    onConfirm: spy('Called with the password'),
    onCancel: spy('Escape, the backdrop or Cancel'),
    onClosed: spy('The closing transition has finished'),
  } satisfies Controls<typeof ConfirmPasswordDialog>,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    title: 'Confirm your password',
    confirm: 'Confirm',
    username: 'marta@example.org',
    isSending: false,
    children: NEW_EMAIL,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmPasswordDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Empty: Story = {
  async play({ globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Current password is required')).toBeInTheDocument();
    await expect(screen.getByLabelText('Current password')).toHaveFocus();
  },
};

/** The server rejected the password. */
export const WrongPassword: Story = {
  args: { refusal: 'The current password is not right.' },
  async play({ globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await screen.findByLabelText('Current password'), 'pepper{Enter}');
    await expect(await screen.findByText('The current password is not right.')).toBeInTheDocument();
  },
};

export const Sending: Story = { args: { isSending: true } };

export const DeletingAnAccount: Story = {
  args: {
    isDangerous: true,
    title: 'Delete your account?',
    confirm: 'Delete permanently',
    children: LOSSES,
  },
};
