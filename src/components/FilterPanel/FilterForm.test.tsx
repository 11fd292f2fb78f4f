import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/FilterForm.stories';
import { NO_FILTERS } from './searchFilters';

const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

describe('<FilterForm />', () => {
  it('hands nothing over before Apply', async () => {
    const onApply = jest.fn();
    renderStory(meta, stories.NoFilters, { onApply });
    await userEvent.click(screen.getByRole('radio', { name: 'Meals' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dinner' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dairy' }));
    expect(onApply).not.toHaveBeenCalled();
    await apply();
    expect(onApply).toHaveBeenCalledWith({
      category: 'Meals',
      subcategory: 'Dinner',
      minimumRating: 0,
      excludedAllergens: ['Dairy'],
    });
  });

  it('starts the sub-type anew with the category', async () => {
    const onApply = jest.fn();
    renderStory(meta, stories.DinnerWithoutShellfish, { onApply });
    await userEvent.click(screen.getByRole('radio', { name: 'Drinks' }));
    expect(screen.getByRole('button', { name: 'Non-alcoholic' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dinner' })).not.toBeInTheDocument();
    await apply();
    expect(onApply).toHaveBeenCalledWith(expect.objectContaining({ category: 'Drinks', subcategory: 'All' }));
  });

  it('has no sub-types where all categories are searched', async () => {
    renderStory(meta, stories.DinnerWithoutShellfish);
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(screen.queryByRole('group', { name: 'Type' })).not.toBeInTheDocument();
  });

  it('goes back to no filters with Reset', async () => {
    const onApply = jest.fn();
    renderStory(meta, stories.DinnerWithoutShellfish, { onApply });
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await apply();
    expect(onApply).toHaveBeenCalledWith(NO_FILTERS);
  });

  it('lets the arrow keys set the rating', async () => {
    const onApply = jest.fn();
    renderStory(meta, stories.NoFilters, { onApply });
    act(() => screen.getByRole('slider', { name: 'Minimum rating' }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '2 stars');
    await apply();
    expect(onApply).toHaveBeenCalledWith(expect.objectContaining({ minimumRating: 2 }));
  });

  it('offers molluscs beside shellfish, and adds them only when asked', async () => {
    const onApply = jest.fn();
    renderStory(meta, stories.DinnerWithoutShellfish, { onApply });
    const allergens = within(screen.getByRole('group', { name: 'Exclude allergens' }));
    expect(allergens.getByRole('checkbox', { name: 'Molluscs' })).not.toBeChecked();
    await userEvent.click(allergens.getByRole('button', { name: 'Exclude Molluscs too?' }));
    expect(allergens.getByRole('checkbox', { name: 'Molluscs' })).toBeChecked();
    expect(allergens.queryByRole('button')).not.toBeInTheDocument();
  });
});
