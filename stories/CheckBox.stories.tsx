import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { CheckBox } from '@/components/CheckBox/CheckBox';
import { flag, spy, text, type ControlsOf } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

interface Args {
  name: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** The box alone. In a form, `FormCheckBox` adds its words and its error. */
const meta = {
  title: 'Controls/CheckBox',
  argTypes: {
    name: text('Accessible name'),
    checked: flag('Ticked'),
    disabled: flag('It cannot be changed now'),
    onChange: spy('Called with the new state'),
  } satisfies ControlsOf<Args>,
  args: { name: 'Vegetarian', checked: false, disabled: false, onChange: fn() },
  render: function Held({ name, checked, disabled, onChange }) {
    const [isChecked, hold] = useHeld(checked, onChange);
    return (
      <div style={{ display: 'inline-grid', placeItems: 'center', width: 44, height: 44 }}>
        <CheckBox
          aria-label={name}
          checked={isChecked}
          disabled={disabled}
          onChange={({ target }) => hold(target.checked)}
        />
      </div>
    );
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Empty: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: args.name }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const Ticked: Story = { args: { checked: true } };
export const Disabled: Story = { args: { checked: true, disabled: true } };
