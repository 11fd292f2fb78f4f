import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StarRatingInput } from '@/components/StarRatingInput/StarRatingInput';
import { choice, flag, range, spy, text, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const meta = {
  title: 'Recipes/StarRatingInput',
  component: StarRatingInput,
  argTypes: {
    title: text('The recipe, for the accessible name'),
    rating: range('0 means not rated', { min: 0, max: 5 }),
    mustSignIn: flag('A guest: rating opens the sign-in dialog'),
    size: choice('On a card, or on a page', ['small', 'large']),
    onRate: spy('Called with the stars'),
  } satisfies Controls<typeof StarRatingInput>,
  args: { title: 'Shakshuka', rating: 0, mustSignIn: false, size: 'small', onRate: fn() },
  render: function Held(args) {
    const [rating, hold] = useHeld(args.rating, args.onRate);
    return <StarRatingInput {...args} rating={rating} onRate={hold} />;
  },
} satisfies Meta<typeof StarRatingInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotRated: Story = {};
export const Rated: Story = { args: { rating: 4 } };
export const OfAGuest: Story = { args: { mustSignIn: true } };
export const OnThePage: Story = { args: { rating: 3, size: 'large' } };
