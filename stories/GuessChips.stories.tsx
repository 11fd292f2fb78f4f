import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { GuessChips } from '@/components/GuessChips/GuessChips';
import { data, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/GuessChips',
  component: GuessChips,
  argTypes: {
    guesses: data('What the photo may show'),
    onAccept: spy('The cook said yes'),
    onDismiss: spy('The cook said no'),
    onDone: spy('The last guess was answered'),
  } satisfies Controls<typeof GuessChips>,
  args: {
    guesses: [{ name: 'cream' }, { name: 'spring onion' }, { name: 'dragon fruit' }],
    onAccept: fn(),
    onDismiss: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof GuessChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { guesses: [{ name: 'courgette' }] } };
export const LongNames: Story = {
  args: {
    guesses: [
      { name: 'extra-virgin olive oil from the first cold pressing' },
      { name: 'wholegrain spelt sourdough bread' },
    ],
  },
};
export const AllAnswered: Story = { args: { guesses: [] } };
