import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ALLERGENS } from '@contracts/vocabulary';
import { AllergenBadgeList } from '@/components/AllergenBadge/AllergenBadgeList';
import { CountBadge } from '@/components/CountBadge/CountBadge';
import { MatchBadge } from '@/components/MatchBadge/MatchBadge';
import { StarRating } from '@/components/StarRating/StarRating';

const meta = { title: 'Recipes/Badges' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Match: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <MatchBadge matched={9} total={10} />
      <MatchBadge matched={5} total={6} />
      <MatchBadge matched={5} total={11} />
    </div>
  ),
};
export const FifteenAllergensAndACustomOne: Story = {
  render: () => <AllergenBadgeList label="Allergens" recipe={{ allergens: [...ALLERGENS, 'Kiwi'] }} />,
};
const EVERY = ALLERGENS.map((allergen) => ({ allergen, ingredient: 'traces' }));
export const FifteenPossibleAllergens: Story = {
  render: () => <AllergenBadgeList label="Allergens" recipe={{ allergens: [], mayContain: EVERY }} />,
};
export const ExcludedPossibleAndUnknownAllergens: Story = {
  render: () => (
    <AllergenBadgeList
      label="Allergens"
      recipe={{
        allergens: ['Dairy', 'Eggs'],
        mayContain: [{ allergen: 'Nuts', ingredient: 'traces of nuts' }],
        unreadLines: { count: 3, total: 9 },
      }}
      excluded={['Dairy', 'Nuts']}
    />
  ),
};
export const Stars: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[0, 1, 2, 3, 4, 5].map((rating) => (
        <StarRating key={rating} rating={rating} />
      ))}
    </div>
  ),
};
export const Count: Story = { render: () => <CountBadge>{3}</CountBadge> };
