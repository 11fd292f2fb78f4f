import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FilterForm } from '@/components/FilterPanel/FilterForm';
import { NO_FILTERS } from '@/components/FilterPanel/searchFilters';

const meta = {
  title: 'Search/FilterForm',
  component: FilterForm,
  args: { titleId: 'filters-title', filters: NO_FILTERS, onApply: () => undefined, onClose: () => undefined },
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

export const NoFilters: Story = {};
export const DinnerWithoutShellfish: Story = {
  args: { filters: { category: 'Meals', subcategory: 'Dinner', minimumRating: 3, excludedAllergens: ['Shellfish'] } },
};
export const Drinks: Story = {
  args: { filters: { category: 'Drinks', subcategory: 'All', minimumRating: 0, excludedAllergens: [] } },
};
