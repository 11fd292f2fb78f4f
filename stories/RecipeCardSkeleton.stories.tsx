import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecipeCardSkeleton } from '@/components/RecipeCardSkeleton/RecipeCardSkeleton';

const meta = {
  title: 'Recipes/RecipeCardSkeleton',
  component: RecipeCardSkeleton,
  parameters: { noControls: 'The skeleton has no props: it has the shape of a card.' },
  render: () => (
    <div style={{ width: 382, maxWidth: '100%' }}>
      <RecipeCardSkeleton />
    </div>
  ),
} satisfies Meta<typeof RecipeCardSkeleton>;
export default meta;

export const OnItsWay: StoryObj<typeof meta> = {};
