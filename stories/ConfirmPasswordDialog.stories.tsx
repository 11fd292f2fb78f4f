import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { ConfirmPasswordDialog } from '@/components/ConfirmPasswordDialog/ConfirmPasswordDialog';
import { isPlayable } from './playable';

const nothing = () => undefined;

const meta = {
  title: 'Account/ConfirmPasswordDialog',
  component: ConfirmPasswordDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    title: 'Confirm your password',
    confirm: 'Confirm',
    username: 'marta@example.org',
    isSending: false,
    children: <p>To change your email to marta@larder.example, enter your current password.</p>,
    onConfirm: nothing,
    onCancel: nothing,
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
    children: (
      <>
        <p>This cannot be undone. You lose:</p>
        <ul>
          <li>your saved recipes and your ratings</li>
          <li>your diets, allergens and settings</li>
          <li>recipes of your own that you have not shared</li>
        </ul>
      </>
    ),
  },
};
