import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TIME_LIMITS } from '@contracts/vocabulary';
import { TimeSelect } from '@/components/TimeSelect/TimeSelect';
import { choice, flag, spy, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const meta = {
  title: 'Search/TimeSelect',
  component: TimeSelect,
  argTypes: {
    value: choice('Longest duration in minutes', [null, ...TIME_LIMITS]),
    isTight: flag('Only an icon on a phone'),
    onChange: spy('Called with the minutes'),
  } satisfies Controls<typeof TimeSelect>,
  args: { value: 30, onChange: fn() },
  render: function Held(args) {
    const [value, hold] = useHeld(args.value, args.onChange);
    return <TimeSelect {...args} value={value} onChange={hold} />;
  },
} satisfies Meta<typeof TimeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HalfAnHour: Story = {};
export const Any: Story = { args: { value: null } };
