import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { choice, data, spy, text, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const meta = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl<string>,
  argTypes: {
    label: text('Accessible name of the group'),
    segments: data('The choices'),
    value: choice('The one that is chosen', ['All', 'Meals', 'Drinks']),
    onChange: spy('Called with the value'),
  } satisfies Controls<typeof SegmentedControl<string>>,
  args: {
    label: 'Category',
    segments: ['All', 'Meals', 'Drinks'].map((value) => ({ value, label: value })),
    value: 'Meals',
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, hold] = useHeld(args.value, args.onChange);
    return <SegmentedControl {...args} value={value} onChange={hold} />;
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

export const Segments: StoryObj<typeof meta> = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Drinks' }));
    await expect(canvas.getByRole('radio', { name: 'Drinks' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Meals' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('Meals');
  },
};
