import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GuessChips } from '@/components/GuessChips/GuessChips';

const ignore = () => undefined;

const meta = {
  title: 'Search/GuessChips',
  component: GuessChips,
  args: {
    guesses: [
      { name: 'cream', confidence: 0.62 },
      { name: 'spring onion', confidence: 0.48 },
      { name: 'dragon fruit', confidence: 0.4 },
    ],
    onAccept: ignore,
    onDismiss: ignore,
    onDone: ignore,
  },
} satisfies Meta<typeof GuessChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { guesses: [{ name: 'courgette', confidence: 0.71 }] } };
export const LongNames: Story = {
  args: {
    guesses: [
      { name: 'extra-virgin olive oil from the first cold pressing', confidence: 0.33 },
      { name: 'wholegrain spelt sourdough bread', confidence: 0.29 },
    ],
  },
};
export const AllAnswered: Story = { args: { guesses: [] } };
