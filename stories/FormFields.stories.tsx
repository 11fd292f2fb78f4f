import MailOutlineIcon from '@mui/icons-material/MailOutlineOutlined';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { flag, sample, spy, text, type ControlsOf } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const ICON = <MailOutlineIcon />;

interface Args extends Pick<
  ComponentProps<typeof FormTextField>,
  'label' | 'isOptional' | 'error' | 'hint' | 'icon' | 'disabled'
> {
  value: string;
  onChange: (value: string) => void;
}

/** The field of every form: label, value, hint and error. */
const meta = {
  title: 'Forms/FormTextField',
  argTypes: {
    label: text('What is asked for'),
    value: text('What was typed'),
    isOptional: flag('Marks the label as optional'),
    error: text('What is wrong, and how to mend it'),
    hint: text('Help before one types'),
    icon: sample('At the left end of the box', { None: undefined, Mail: ICON }),
    disabled: flag('It cannot be changed now'),
    onChange: spy('Called with the text'),
  } satisfies ControlsOf<Args>,
  args: { label: 'Email', icon: ICON, value: '', isOptional: false, disabled: false, onChange: fn() },
  render: function Held({ value, onChange, ...props }) {
    const [held, hold] = useHeld(value, onChange);
    return (
      <div style={{ maxWidth: 460 }}>
        <FormTextField {...props} value={held} onChange={({ target }) => hold(target.value)} />
      </div>
    );
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

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
