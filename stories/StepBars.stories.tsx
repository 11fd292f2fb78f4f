import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StepBars } from '@/components/StepBars/StepBars';
import { choice, range, spy, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const meta = {
  title: 'Cooking/StepBars',
  component: StepBars,
  argTypes: {
    count: range('How many steps there are', { min: 1, max: 14 }),
    current: choice('The step, from 0; null before the first', [null, 0, 1, 2, 3, 4, 5]),
    onChoose: spy('Called with the step'),
  } satisfies Controls<typeof StepBars>,
  args: { count: 6, current: 3, onChoose: fn() },
  render: function Held(args) {
    const [current, hold] = useHeld<number | null>(args.current);
    return (
      <StepBars
        {...args}
        current={current}
        onChoose={(step) => {
          hold(step);
          args.onChoose(step);
        }}
      />
    );
  },
} satisfies Meta<typeof StepBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fourth: Story = {};
export const BeforeTheFirst: Story = { args: { current: null } };
