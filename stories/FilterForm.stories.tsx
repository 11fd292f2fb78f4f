import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { FilterForm } from '@/components/FilterPanel/FilterForm';
import { NO_FILTERS } from '@/components/FilterPanel/searchFilters';
import { isPlayable } from './playable';

const meta = {
  title: 'Search/FilterForm',
  component: FilterForm,
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
  args: { filters: { category: 'Meals', subcategory: 'Dinner', minimumRating: 3, excludedAllergens: ['Shellfish'] } },
};
export const Drinks: Story = {
  args: { filters: { category: 'Drinks', subcategory: 'All', minimumRating: 0, excludedAllergens: [] } },
};
