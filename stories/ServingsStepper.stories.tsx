import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { ServingsStepper } from '@/components/ServingsStepper/ServingsStepper';
import { flag, range, spy, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';
import { isPlayable } from './playable';

const meta = {
  title: 'Recipe/ServingsStepper',
  component: ServingsStepper,
  argTypes: {
    servings: range('For how many', { min: 1, max: 100 }),
    isField: flag('A field of a form, with its label above it'),
    onChange: spy('Called with the servings'),
  } satisfies Controls<typeof ServingsStepper>,
  args: { servings: 4, isField: false, onChange: fn() },
  render: function Held(args) {
    const [servings, hold] = useHeld(args.servings, args.onChange);
    return <ServingsStepper {...args} servings={servings} onChange={hold} />;
  },
} satisfies Meta<typeof ServingsStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer servings' }));
    await expect(canvas.getByText('3')).toBeInTheDocument();
  },
};
export const Fewest: Story = { args: { servings: 1 } };
