import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ALLERGENS } from '@contracts/vocabulary';
import { AllergenBadgeList } from '@/components/AllergenBadge/AllergenBadgeList';
import { allergens, data, text, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipes/AllergenBadges',
  component: AllergenBadgeList,
  argTypes: {
    label: text('Accessible name of the list'),
    recipe: data('What the recipe contains, may contain, and whether all lines were read'),
    excluded: allergens('What the cook excludes'),
  } satisfies Controls<typeof AllergenBadgeList>,
  args: { label: 'Allergens', recipe: { allergens: [...ALLERGENS, 'Kiwi'] }, excluded: [] },
} satisfies Meta<typeof AllergenBadgeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FifteenAllergensAndACustomOne: Story = {};
export const FifteenPossibleAllergens: Story = {
  args: {
    recipe: { allergens: [], mayContain: ALLERGENS.map((allergen) => ({ allergen, ingredient: 'traces' })) },
  },
};
export const ExcludedPossibleAndUnknownAllergens: Story = {
  args: {
    recipe: {
      allergens: ['Dairy', 'Eggs'],
      mayContain: [{ allergen: 'Nuts', ingredient: 'traces of nuts' }],
      unreadLines: { count: 3, total: 9 },
    },
    excluded: ['Dairy', 'Nuts'],
  },
};
