import MailOutlineIcon from '@mui/icons-material/MailOutlineOutlined';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { FormCheckBox } from '@/components/FormCheckBox/FormCheckBox';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { NewPasswordField } from '@/components/PasswordField/NewPasswordField';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { isPlayable } from './playable';

const nothing = () => undefined;

/** The fields of every form: label, value, hint and error. */
const meta = {
  title: 'Pieces/FormFields',
  component: FormTextField,
  args: { label: 'Email', icon: <MailOutlineIcon />, value: '', onChange: nothing },
  decorators: [(Story) => <div style={{ maxWidth: 460 }}>{Story()}</div>],
} satisfies Meta<typeof FormTextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'marta@example.org' } };
export const Wrong: Story = { args: { value: 'marta@example', error: 'Please enter a valid email address' } };
export const Optional: Story = { args: { label: 'First name', icon: undefined, isOptional: true, value: 'Marta' } };
export const WithAHint: Story = { args: { hint: 'We only write when you ask us to.' } };
export const Disabled: Story = { args: { value: 'marta@example.org', disabled: true } };
export const VeryLong: Story = {
  args: {
    label: 'Adresse électronique à laquelle nous vous enverrons le lien de réinitialisation',
    value: `${'larder'.repeat(20)}@example.org`,
    error: 'Le nouveau mot de passe doit comporter au moins 6 caractères, et pas plus de 200',
  },
};

export const Password: Story = {
  render: () => (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      defaultValue="saffron and cardamom"
    />
  ),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Show: Password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide: Password' })).toBeInTheDocument();
  },
};

const Choosing = ({ start }: { start: string }) => {
  const [value, setValue] = useState(start);
  return (
    <NewPasswordField
      label="New password"
      value={value}
      personal={['Marta', 'Oliveira']}
      onChange={({ target }) => setValue(target.value)}
    />
  );
};

export const NewPassword: Story = { render: () => <Choosing start="" /> };
export const CommonPassword: Story = {
  render: () => <Choosing start="password1" />,
  async play({ globals }) {
    if (!isPlayable(globals)) return;
    await expect(await screen.findByText(/one of the first passwords that attackers try/)).toBeInTheDocument();
  },
};
export const RowOfKeys: Story = { render: () => <Choosing start="1qaz2wsx" /> };
export const OwnName: Story = { render: () => <Choosing start="oliveira84" /> };
export const ShortPassword: Story = { render: () => <Choosing start="kw7#tz" /> };
export const GoodPassword: Story = { render: () => <Choosing start="wok-thistle-umber" /> };

export const Ticks: Story = {
  render: () => (
    <>
      <FormCheckBox>Send me a few recipes now and then</FormCheckBox>
      <FormCheckBox defaultChecked>
        I accept the <a href="/terms">Terms & Conditions</a>
      </FormCheckBox>
      <FormCheckBox error="You must accept the Terms & Conditions to create an account">
        I accept the terms
      </FormCheckBox>
    </>
  ),
};
