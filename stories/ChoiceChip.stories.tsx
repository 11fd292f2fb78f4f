import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ChoiceChip } from '@/components/ChoiceChip/ChoiceChip';
import { flag, spy, text, type ControlsOf } from './workbench/controls';

interface Args {
  label: string;
  isChosen: boolean;
  onClick: () => void;
}

const meta = {
  title: 'Controls/ChoiceChip',
  argTypes: {
    label: text('The choice'),
    isChosen: flag('Pressed'),
    onClick: spy('The chip was pressed'),
  } satisfies ControlsOf<Args>,
  args: { label: 'Dinner', isChosen: false, onClick: fn() },
  render: ({ label, isChosen, onClick }) => (
    <ChoiceChip aria-pressed={isChosen} onClick={onClick}>
      {label}
    </ChoiceChip>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const NotChosen: Story = {};
export const Chosen: Story = { args: { isChosen: true } };
