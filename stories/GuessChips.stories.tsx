import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GuessChips } from '@/components/GuessChips/GuessChips';

const ignore = () => undefined;

const meta = {
  title: 'Search/GuessChips',
  component: GuessChips,
  args: {
    guesses: [{ name: 'cream' }, { name: 'spring onion' }, { name: 'dragon fruit' }],
    onAccept: ignore,
    onDismiss: ignore,
    onDone: ignore,
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
