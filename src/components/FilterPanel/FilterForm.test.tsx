import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/FilterForm.stories';
import { NO_FILTERS } from '@/lib/search/searchFilters';

const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

describe('<FilterForm />', () => {
  it('applies nothing before Apply', async () => {
    const onApply = jest.fn();
    renderStory(meta, stories.NoFilters, { onApply });
    await userEvent.click(screen.getByRole('radio', { name: 'Meals' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dinner' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dairy' }));
    expect(onApply).not.toHaveBeenCalled();
    await apply();
    expect(onApply).toHaveBeenCalledWith({
      ...NO_FILTERS,
      category: 'Meals',
      subcategory: 'Dinner',
      excludedAllergens: ['Dairy'],
    });
  });

  it('resets the sub-type with the category', async () => {
    const onApply = jest.fn();
    renderStory(meta, stories.DinnerWithoutShellfish, { onApply });
    await userEvent.click(screen.getByRole('radio', { name: 'Drinks' }));
    expect(screen.getByRole('button', { name: 'Non-alcoholic' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dinner' })).not.toBeInTheDocument();
    await apply();
    expect(onApply).toHaveBeenCalledWith(expect.objectContaining({ category: 'Drinks', subcategory: 'All' }));
  });

  it('has no sub-types while all categories are searched', async () => {
    renderStory(meta, stories.DinnerWithoutShellfish);
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(screen.queryByRole('group', { name: 'Type' })).not.toBeInTheDocument();
  });

  it('clears the filters with Reset', async () => {
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

  it('ticks and marks what the profile excludes, and lifts it for this search only', async () => {
    const onApply = jest.fn();
    renderStory(meta, stories.WithProfile, { onApply });
    const dairy = screen.getByRole('checkbox', { name: 'Dairy from your profile' });
    expect(dairy).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Kiwi from your profile' })).toBeChecked();
    await userEvent.click(dairy);
    expect(dairy).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Eggs' }));
    await apply();
    expect(onApply).toHaveBeenCalledWith({ ...NO_FILTERS, excludedAllergens: ['Eggs'], liftedAllergens: ['Dairy'] });
    await userEvent.click(dairy);
    await apply();
    expect(onApply).toHaveBeenLastCalledWith({ ...NO_FILTERS, excludedAllergens: ['Eggs'], liftedAllergens: [] });
  });

  it('links to the preferences when the profile excludes something', async () => {
    const onPreferencesOpen = jest.fn();
    const { unmount } = renderStory(meta, stories.WithProfile, { onPreferencesOpen });
    await userEvent.click(screen.getByRole('button', { name: 'Change what your profile excludes' }));
    expect(onPreferencesOpen).toHaveBeenCalledTimes(1);
    unmount();
    renderStory(meta, stories.NoFilters, { onPreferencesOpen });
    expect(screen.queryByRole('button', { name: /profile/ })).not.toBeInTheDocument();
  });

  it('offers the most frequent cuisines with their counts, and all of them on request', async () => {
    const onApply = jest.fn();
    renderStory(meta, stories.CuisinesCounted, { onApply });
    const cuisines = within(screen.getByRole('group', { name: 'Cuisine' }));
    const names = () => cuisines.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Show all 11', 'Italian214', 'French180', 'British96', 'Spanish70', 'Indian40', 'Thai12', 'Greek9', 'Moroccan5']); // prettier-ignore
    const more = cuisines.getByRole('button', { name: 'Show all 11' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(names().slice(1)).toEqual(names().slice(1).sort());
    expect(names()).toHaveLength(12);
    expect(more).toHaveFocus();

    const peruvian = cuisines.getByRole('button', { name: 'Peruvian 3' });
    await userEvent.click(peruvian);
    expect(peruvian).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(cuisines.getByRole('button', { name: 'Show fewer' }));
    expect(cuisines.getByRole('button', { name: 'Peruvian 3', pressed: true })).toBeInTheDocument();
    await apply();
    expect(onApply).toHaveBeenCalledWith({ ...NO_FILTERS, cuisines: ['peruvian'] });
  });

  it('keeps a chosen cuisine visible that the results lack, and deselects it', async () => {
    const onApply = jest.fn();
    renderStory(meta, stories.CuisinesCounted, { onApply, filters: { ...NO_FILTERS, cuisines: ['welsh'] } });
    const welsh = screen.getByRole('button', { name: 'Welsh 0', pressed: true });
    await userEvent.click(welsh);
    expect(welsh).toHaveAttribute('aria-pressed', 'false');
    expect(welsh).toHaveFocus();
    await apply();
    expect(onApply).toHaveBeenCalledWith(NO_FILTERS);
  });

  it('shows no counts before a search, nor in a category that was not searched', async () => {
    const { unmount } = renderStory(meta, stories.NoFilters);
    expect(screen.getByRole('button', { name: 'American' })).toBeInTheDocument();
    unmount();
    renderStory(meta, stories.CuisinesCounted);
    await userEvent.click(screen.getByRole('radio', { name: 'Drinks' }));
    expect(screen.queryByRole('button', { name: 'Italian 214' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Italian' })).toBeInTheDocument();
  });

  it('offers molluscs beside shellfish, and adds them only on request', async () => {
    const onApply = jest.fn();
    renderStory(meta, stories.DinnerWithoutShellfish, { onApply });
    const allergens = within(screen.getByRole('group', { name: 'Exclude allergens' }));
    expect(allergens.getByRole('checkbox', { name: 'Molluscs' })).not.toBeChecked();
    await userEvent.click(allergens.getByRole('button', { name: 'Exclude Molluscs too?' }));
    expect(allergens.getByRole('checkbox', { name: 'Molluscs' })).toBeChecked();
    expect(allergens.queryByRole('button')).not.toBeInTheDocument();
  });
});
