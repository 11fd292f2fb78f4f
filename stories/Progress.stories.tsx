import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ProgressRing } from '@/components/ProgressRing/ProgressRing';
import { flag, range, unseen, type Controls } from './workbench/controls';

const meta = {
  title: 'Foundations/ProgressRing',
  component: ProgressRing,
  argTypes: {
    value: range('How far it is', { min: 0, max: 100 }),
    labelledBy: unseen('Id of the words that name it', 'only for screen readers'),
    isSmall: flag('In a line of text'),
  } satisfies Controls<typeof ProgressRing>,
  args: { value: 62, labelledBy: 'progress-of', isSmall: false },
  render: (args) => (
    <>
      <p id="progress-of">Finding recipes</p>
      <ProgressRing {...args} />
    </>
  ),
} satisfies Meta<typeof ProgressRing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Large: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('progressbar', { name: 'Finding recipes' })).toHaveAttribute(
      'aria-valuenow',
      String(args.value),
    );
  },
};
export const Small: Story = { args: { isSmall: true, value: 34 } };
