import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HeartButton } from '@/components/HeartButton/HeartButton';
import { StarRatingInput } from '@/components/StarRatingInput/StarRatingInput';

const meta = { title: 'Recipes/Saving and rating' } satisfies Meta;
export default meta;

type Story = StoryObj;

const nothing = () => undefined;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24 } as const;

export const Hearts: Story = {
  render: () => (
    <div style={row}>
      <HeartButton title="Shakshuka" isSaved={false} onPress={nothing} />
      <HeartButton title="Mojito" isSaved onPress={nothing} />
      <HeartButton title="Soup" isSaved={false} mustSignIn onPress={nothing} />
    </div>
  ),
};
export const HeartsWithWords: Story = {
  render: () => (
    <div style={row}>
      <HeartButton look="button" title="Shakshuka" isSaved={false} onPress={nothing} />
      <HeartButton look="button" title="Mojito" isSaved onPress={nothing} />
    </div>
  ),
};
export const StarsToGive: Story = {
  render: () => (
    <div style={row}>
      <StarRatingInput title="Shakshuka" rating={0} onRate={nothing} />
      <StarRatingInput title="Mojito" rating={4} onRate={nothing} />
      <StarRatingInput title="Soup" rating={0} mustSignIn onRate={nothing} />
    </div>
  ),
};
export const StarsOnThePage: Story = {
  render: () => <StarRatingInput size="large" title="Shakshuka" rating={3} onRate={nothing} />,
};
