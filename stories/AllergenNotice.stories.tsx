import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Recipe } from '@contracts/recipe';
import { AllergenNotice } from '@/components/AllergenNotice/AllergenNotice';
import { useAllergenNotices } from '@/components/AllergenNotice/useAllergenNotices';
import { shakshuka } from './food';
import { allergens, dish, type Controls } from './workbench/controls';

interface NoticeOfProps {
  recipe: Recipe;
  excluded: readonly string[];
}

const NoticeOf = ({ recipe, excluded }: NoticeOfProps) => (
  <AllergenNotice notices={useAllergenNotices()(recipe, excluded)} />
);

const meta = {
  title: 'Recipe/AllergenNotice',
  component: NoticeOf,
  argTypes: {
    recipe: dish('The recipe'),
    excluded: allergens('What the cook excludes'),
  } satisfies Controls<typeof NoticeOf>,
  args: { recipe: { ...shakshuka, allergens: ['Dairy'] }, excluded: [] },
} satisfies Meta<typeof NoticeOf>;
export default meta;

type Story = StoryObj<typeof meta>;

const butter = [
  { allergen: 'Dairy', ingredient: 'butter' },
  { allergen: 'Dairy', ingredient: 'cream' },
  { allergen: 'Eggs', ingredient: 'egg' },
];

export const OneAllergen: Story = {
  args: {
    recipe: { ...shakshuka, allergens: ['Dairy', 'Eggs'], allergenEvidence: butter },
    excluded: ['Dairy', 'Nuts'],
  },
};
export const Several: Story = {
  args: {
    recipe: {
      ...shakshuka,
      allergens: ['Dairy', 'Eggs'],
      allergenEvidence: butter,
      mayContain: [{ allergen: 'Nuts', ingredient: 'traces of nuts' }],
    },
    excluded: ['Dairy', 'Eggs', 'Nuts'],
  },
};
export const UnreadLines: Story = {
  args: { recipe: { ...shakshuka, allergens: [], unreadLines: { count: 3, total: 9 } } },
};
export const OneUnreadLine: Story = {
  args: { recipe: { ...shakshuka, allergens: [], unreadLines: { count: 1, total: 9 } } },
};
export const ForeignLanguage: Story = {
  args: { recipe: { ...shakshuka, allergens: [], foreignLanguage: 'de', unreadLines: { count: 3, total: 9 } } },
};
