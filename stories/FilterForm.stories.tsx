import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { FilterForm } from '@/components/FilterPanel/FilterForm';
import { NO_FILTERS } from '@/lib/search/searchFilters';
import { isPlayable } from './playable';
import { allergens, data, spy, unseen, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/FilterForm',
  component: FilterForm,
  argTypes: {
    titleId: unseen('Id of the heading', 'only connects the heading with its panel'),
    filters: data('What is set when the panel opens'),
    cuisineCounts: data('How many results each cuisine has'),
    profileAllergens: allergens('What the profile excludes already'),
    customAllergens: data('Allergens that are not among the fifteen'),
    onResize: spy('The form changed its height'),
    onPreferencesOpen: spy('Opens the preferences'),
    onApply: spy('Called with the filters'),
    onClose: spy('The cross was pressed'),
  } satisfies Controls<typeof FilterForm>,
  args: { titleId: 'filters-title', filters: NO_FILTERS, onApply: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 452, maxWidth: '100%', display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoFilters: Story = {
  async play({ canvas, args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('radio', { name: 'Meals' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dairy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith(
      expect.objectContaining({ category: 'Meals', excludedAllergens: ['Dairy'] }),
    );
  },
};
export const DinnerWithoutShellfish: Story = {
  args: {
    filters: {
      ...NO_FILTERS,
      category: 'Meals',
      subcategory: 'Dinner',
      minimumRating: 3,
      excludedAllergens: ['Shellfish'],
    },
  },
};
export const CuisinesCounted: Story = {
  args: {
    cuisineCounts: [
      { cuisine: 'italian', count: 214 },
      { cuisine: 'french', count: 180 },
      { cuisine: 'british', count: 96 },
      { cuisine: 'spanish', count: 70 },
      { cuisine: 'indian', count: 40 },
      { count: 14 },
      { cuisine: 'thai', count: 12 },
      { cuisine: 'greek', count: 9 },
      { cuisine: 'moroccan', count: 5 },
      { cuisine: 'american-chinese', count: 4 },
      { cuisine: 'peruvian', count: 3 },
      { cuisine: 'middle-eastern', count: 1 },
    ],
  },
};
export const CuisinesChosen: Story = {
  args: { ...CuisinesCounted.args, filters: { ...NO_FILTERS, cuisines: ['moroccan', 'welsh'] } },
};
export const WithProfile: Story = {
  args: { profileAllergens: ['Dairy', 'Nuts', 'Kiwi'], onPreferencesOpen: fn() },
};
export const ProfileLifted: Story = {
  args: {
    filters: { ...NO_FILTERS, excludedAllergens: ['Eggs'], liftedAllergens: ['Dairy'] },
    profileAllergens: ['Dairy', 'Nuts'],
    onPreferencesOpen: fn(),
  },
};
export const OwnAllergens: Story = {
  args: { customAllergens: ['Kiwi'], filters: { ...NO_FILTERS, excludedAllergens: ['Kiwi'] } },
};
export const Drinks: Story = {
  args: { filters: { ...NO_FILTERS, category: 'Drinks', subcategory: 'All' } },
};
