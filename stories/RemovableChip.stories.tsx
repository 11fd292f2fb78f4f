import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { RemovableChip } from '@/components/ChoiceChip/RemovableChip';
import { effectLater, spy, text, type Controls } from './workbench/controls';

/** Something that was chosen, and goes when it is pressed. */
const meta = {
  title: 'Controls/RemovableChip',
  component: RemovableChip,
  argTypes: {
    name: text('What was chosen'),
    label: effectLater(text('The accessible name, which says that a press removes it'), 'it is read, not shown'),
    onRemove: spy('Called with the press'),
  } satisfies Controls<typeof RemovableChip>,
  args: { name: 'cherry tomatoes', label: 'Remove cherry tomatoes', onRemove: fn() },
} satisfies Meta<typeof RemovableChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove cherry tomatoes' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** A long name is cut, and read as a whole. */
export const Long: Story = {
  args: { name: 'slow-roasted San Marzano tomatoes in oil', label: 'Remove slow-roasted San Marzano tomatoes in oil' },
};
