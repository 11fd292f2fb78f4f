import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen } from 'storybook/test';
import { NewPasswordField } from '@/components/PasswordField/NewPasswordField';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { data, spy, text, type ControlsOf } from './workbench/controls';
import { useHeld } from './workbench/useHeld';
import { isPlayable } from './playable';

interface Args {
  label: string;
  value: string;
  error?: string;
  personal: readonly string[];
  onChange: (value: string) => void;
}

/** A password, and a new one with its advice. */
const meta = {
  title: 'Forms/PasswordField',
  argTypes: {
    label: text('What is asked for'),
    value: text('What was typed'),
    error: text('What is wrong'),
    personal: data('Names and addresses that a new password should not contain'),
    onChange: spy('Called with the text'),
  } satisfies ControlsOf<Args>,
  args: { label: 'New password', value: '', personal: ['Marta', 'Oliveira'], onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 460 }}>
        <Story />
      </div>
    ),
  ],
  render: function Held({ value, onChange, ...props }) {
    const [held, hold] = useHeld(value, onChange);
    return <NewPasswordField {...props} value={held} onChange={({ target }) => hold(target.value)} />;
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Present: Story = {
  args: { label: 'Password', value: 'saffron and cardamom' },
  render: function Held({ label, value, error, onChange }) {
    const [held, hold] = useHeld(value, onChange);
    return (
      <PasswordField
        label={label}
        error={error}
        name="password"
        autoComplete="current-password"
        value={held}
        onChange={({ target }) => hold(target.value)}
      />
    );
  },
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Show: Password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide: Password' })).toBeInTheDocument();
  },
};
export const New: Story = {};
export const Common: Story = {
  args: { value: 'password1' },
  async play({ globals }) {
    if (!isPlayable(globals)) return;
    await expect(await screen.findByText(/one of the first passwords that attackers try/)).toBeInTheDocument();
  },
};
export const RowOfKeys: Story = { args: { value: '1qaz2wsx' } };
export const OwnName: Story = { args: { value: 'oliveira84' } };
export const Short: Story = { args: { value: 'kw7#tz' } };
export const Good: Story = { args: { value: 'wok-thistle-umber' } };
