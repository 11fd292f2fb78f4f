import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Switch } from '@/components/Switch/Switch';
import { flag, spy, text, unseen, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  argTypes: {
    checked: flag('On'),
    children: text('What is on or off'),
    disabled: flag('The device cannot do it'),
    describedBy: unseen('Id of an element with more detail', 'only for screen readers'),
    onChange: spy('Called with the new state'),
  } satisfies Controls<typeof Switch>,
  args: { checked: true, children: 'Wait for me', disabled: false, onChange: fn() },
  render: function Held(args) {
    const [isOn, hold] = useHeld(args.checked, args.onChange);
    return <Switch {...args} checked={isOn} onChange={hold} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const Off: Story = { args: { checked: false } };
export const Disabled: Story = { args: { checked: false, disabled: true, children: 'Listen' } };
