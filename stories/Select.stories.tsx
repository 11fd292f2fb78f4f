import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Select } from '@/components/Select/Select';
import { choice, data, flag, spy, text, type ControlsOf } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const METHODS = ['Metric', 'Imperial', 'As in the recipe'];

interface Args {
  name: string;
  options: readonly string[];
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The native list: light, and familiar on a phone. */
const meta = {
  title: 'Controls/Select',
  argTypes: {
    name: text('Accessible name'),
    options: data('The choices'),
    value: choice('The one that is chosen', METHODS),
    disabled: flag('It cannot be changed now'),
    onChange: spy('Called with the value'),
  } satisfies ControlsOf<Args>,
  args: { name: 'Units', options: METHODS, value: 'Metric', disabled: false, onChange: fn() },
  render: function Held({ name, options, value, disabled, onChange }) {
    const [held, hold] = useHeld(value, onChange);
    return (
      <Select aria-label={name} value={held} disabled={disabled} onChange={({ target }) => hold(target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Three: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: args.name }), 'Imperial');
    await expect(args.onChange).toHaveBeenCalledWith('Imperial');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: { options: ['Comme dans la recette, sans rien convertir, ni les quantités ni les températures', ...METHODS] },
};
