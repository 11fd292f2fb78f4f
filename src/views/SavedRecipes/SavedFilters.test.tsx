import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectCustomSavedAllergens, selectSavedCuisineCounts } from '@/store/savedSelectors';
import { inHighWindow, LARDER, openSaved, saved, titles } from '@/testing/savedPage';

/** The words of a chip whose number stands in an element of its own. */
const hiddenText = (words: string) => (_text: string, element: Element | null) =>
  element?.matches('li > span') === true && element.textContent === words;

inHighWindow();

describe('the filters of the saved recipes', () => {
  it('shows only meals or only drinks', async () => {
    const { user } = openSaved();
    await user.click(await screen.findByRole('button', { name: 'Drinks' }));
    expect(await titles()).toEqual(['Mint lemonade']);
    expect(screen.getByRole('button', { name: 'Drinks', pressed: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All kinds' }));
    expect(await titles()).toHaveLength(4);
  });

  it('filters by type, rating and allergens, including those of its own recipes', async () => {
    const { user } = openSaved();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(panel.getByRole('checkbox', { name: 'Kiwi' }));
    fireEvent.change(panel.getByRole('slider', { name: 'Minimum rating' }), { target: { value: 3 } });
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await titles()).toEqual(['Shakshuka', 'Mint lemonade']);
    expect(screen.getByText(hiddenText('Kiwi 1 hidden'))).toBeInTheDocument();
    expect(screen.getByText(hiddenText('Not rated yet 2 hidden'))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters 2 active' })).toBeInTheDocument();
  });

  it('counts what its panel shows of the whole list only once the panel is opened', async () => {
    for (const selector of [selectSavedCuisineCounts, selectCustomSavedAllergens]) selector.resetRecomputations();
    const { user } = openSaved();
    await user.click((await screen.findAllByRole('radio', { name: /2/ }))[0]!);
    const counted = () => [selectSavedCuisineCounts, selectCustomSavedAllergens].map((one) => one.recomputations());
    expect(counted()).toEqual([0, 0]);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
    expect(counted()).toEqual([1, 1]);
  });

  it('shows with one tap what a filter hides, and the focus moves on', async () => {
    const { user } = openSaved(LARDER, { path: '/saved?rating=4&without=Dairy' });
    expect(await screen.findByRole('heading', { name: 'No Matching Recipes Found' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show hidden recipes: Dairy' }));
    expect(await titles()).toEqual(['Shakshuka']);
    expect(screen.getByRole('button', { name: 'Show hidden recipes: not rated yet' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await titles()).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Shakshuka' })).toHaveFocus();
  });

  it('hides what the profile excludes, says so, and shows it on a tap', async () => {
    const { user } = openSaved(LARDER, { preferences: { excludedAllergens: ['Gluten'] } });
    expect(await titles()).not.toContain('Bread soup');
    expect(screen.getByText(hiddenText('Gluten 1 hidden'))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show hidden recipes: Gluten' }));
    expect(await titles()).toContain('Bread soup');
  });

  it.each([
    ['?category=meals&type=dinner', ['Bread soup']],
    ['?without=dairy', ['Mint lemonade', 'Bread soup']],
    ['?category=cakes&type=x&rating=77', ['Shakshuka', 'Mint lemonade', 'Crème brûlée', 'Bread soup']],
  ])('reads the URL %s', async (query, found) => {
    openSaved(LARDER, { path: `/saved${query}` });
    expect(await titles()).toEqual(found);
  });
});

describe('saved recipes with uncertain allergens', () => {
  const uncertain = saved([
    { title: 'Granola', allergens: [], mayContain: [{ allergen: 'Nuts', ingredient: 'muesli' }] },
    { title: 'Eintopf', allergens: [], foreignLanguage: 'de', language: undefined },
    { title: 'Rice', allergens: [] },
  ]);

  it('are hidden while an allergen is excluded, each with its reason, until the cook shows them', async () => {
    const { user } = openSaved(uncertain, { preferences: { language: 'en-GB', excludedAllergens: ['Nuts'] } });
    expect(await titles()).toEqual(['Rice']);
    await user.click(screen.getByRole('button', { name: 'Show hidden recipes: may contain nuts' }));
    expect(await titles()).toEqual(['Granola', 'Rice']);
    await user.click(screen.getByRole('button', { name: 'Show hidden recipes: ingredients we could not read' }));
    expect(await titles()).toEqual(['Granola', 'Eintopf', 'Rice']);
  });

  it('are shown once the panel shows what the profile excludes', async () => {
    const { user } = openSaved(uncertain, { preferences: { language: 'en-GB', excludedAllergens: ['Nuts'] } });
    await user.click(await screen.findByRole('button', { name: 'Filters 1 active' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Nuts from your profile' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await titles()).toHaveLength(3);
  });
});
