import { screen, within } from '@testing-library/react';
import { anAnswer, aRecipe, recipes } from '@/testing/builders';
import type { Sent } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';

/** The words of a chip whose number stands in an element of its own. */
const hiddenText = (words: string) => (_text: string, element: Element | null) =>
  element?.matches('li > span') === true && element.textContent === words;

const ANALYZE = 'POST /api/analyze';
const box = () => screen.getByRole('textbox', { name: 'Your ingredients' });

describe('the home page', () => {
  it('asks its question and shows no results on a first visit', async () => {
    renderApp('/');
    await screen.findByRole('group', { name: 'Photo of your ingredients' });
    expect(screen.getByRole('heading', { level: 1, name: 'What’s in your larder?' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Say what you have' })).toBeInTheDocument();
    expect(screen.queryByText(/No recipes found\. Try/)).not.toBeInTheDocument();
    expect(document.title).toBe('Larder: recipes from what you have');
  });

  it('finds recipes for what is typed', async () => {
    const { user } = renderApp('/', { api: { [ANALYZE]: anAnswer({ unknown: ['moon dust'] }) } });
    await user.type(box(), 'eggs, tomatoes, moon dust{Enter}');

    expect(await screen.findByRole('heading', { level: 2, name: /Recipe Results/ })).toHaveTextContent('1 of 1');
    expect(screen.getByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'You have' })).toHaveTextContent('eggstomatoes');
    expect(screen.getByRole('list', { name: 'Not understood:' })).toHaveTextContent('moon dust');
    expect(screen.queryByRole('heading', { name: 'Say what you have' })).not.toBeInTheDocument();
  });

  it('says which single purchases complete several recipes', async () => {
    const unlocks = [
      { id: 'cream', name: 'cream', recipes: 4 },
      { id: 'leek', name: 'leek', recipes: 1 },
    ];
    const { user } = renderApp('/', { api: { [ANALYZE]: anAnswer({ unlocks }) } });
    await user.type(box(), 'eggs{Enter}');
    const list = await screen.findByRole('list', { name: 'Worth buying' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['cream: completes 4 recipes']);
  });

  it('fills the box from an example and searches at once', async () => {
    const { user } = renderApp('/', { api: { [ANALYZE]: anAnswer() } });
    await user.click(screen.getByRole('button', { name: 'chicken, rice, lemon' }));
    expect(box()).toHaveValue('chicken, rice, lemon');
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
  });

  it('speaks of dishes while it searches by name, and stays in that mode', async () => {
    const recentSearches = [
      { mode: 'ingredients' as const, text: 'eggs, feta' },
      { mode: 'name' as const, text: 'gazpacho' },
    ];
    const { user, server } = renderApp('/', { api: { [ANALYZE]: anAnswer() }, search: { recentSearches } });
    await user.click(screen.getByRole('radio', { name: 'By recipe name' }));
    expect(screen.getByRole('heading', { level: 1, name: 'What do you fancy?' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Name a dish' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'gazpacho' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'eggs, feta' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'banana bread' }));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'By recipe name' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Recipe name' })).toHaveValue('banana bread');
    expect(server.sentTo(ANALYZE)).toMatchObject([{ recipeName: 'banana bread' }]);
  });

  it('shows six recipes, and six more with the focus on the first of them', async () => {
    const { user } = renderApp('/', { api: { [ANALYZE]: anAnswer({ recipes: recipes(14) }) } });
    await user.type(box(), 'eggs{Enter}');
    await screen.findByRole('heading', { name: /6 of 14/ });
    const shown = () => within(screen.getByRole('list', { name: 'Recipe Results' })).getAllByRole('link');
    expect(shown()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Load More Recipes' }));
    expect(shown()).toHaveLength(12);
    expect(shown()[6]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Load More Recipes' }));
    expect(shown()).toHaveLength(14);
    expect(screen.queryByRole('button', { name: 'Load More Recipes' })).not.toBeInTheDocument();
  });

  it('says what a filter hides, and shows it again', async () => {
    const answer = anAnswer({ recipes: [aRecipe(), aRecipe({ id: 8, title: 'Gazpacho', allergens: [] })] });
    const { user } = renderApp('/', {
      api: { [ANALYZE]: answer },
      preferences: { language: 'en-GB', excludedAllergens: ['Eggs'] },
    });
    await user.type(box(), 'eggs, tomatoes{Enter}');
    expect(await screen.findByText(hiddenText('Eggs 1 hidden'))).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Shakshuka' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show hidden recipes: Eggs' }));
    expect(screen.getByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
  });

  it.each([
    ['ingredients', 'By ingredients', 'Your ingredients'],
    ['name', 'By recipe name', 'Recipe name'],
  ])('explains why a search by %s has nothing left, and shows it with one tap', async (_mode, mode, label) => {
    const hidden = [{ reason: { kind: 'allergen' as const, name: 'Eggs' }, count: 1 }];
    const answer = ({ body }: Sent) => ('lifted' in (body as object) ? anAnswer() : anAnswer({ recipes: [], hidden }));
    const { user } = renderApp('/', {
      api: { [ANALYZE]: answer },
      preferences: { language: 'en-GB', excludedAllergens: ['Eggs'] },
    });
    await user.click(screen.getByRole('radio', { name: mode }));
    await user.type(screen.getByLabelText(label), 'shakshuka{Enter}');
    expect(await screen.findByText(hiddenText('Eggs 1 hidden'))).toBeInTheDocument();
    expect(screen.getByText(/^No recipes found\. Try/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your filters and exclusions hide every match.' })).toBeInTheDocument();
    expect(screen.queryByText('Analysis complete!')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show hidden recipes: Eggs' }));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByText(hiddenText('Eggs 1 hidden'))).not.toBeInTheDocument();
  });

  it('opens the preferences from the filter panel', async () => {
    const { user } = renderApp('/', { preferences: { language: 'en-GB', excludedAllergens: ['Eggs'] } });
    await user.click(screen.getByRole('button', { name: 'Filters 1 active' }));
    await user.click(await screen.findByRole('button', { name: 'Change what your profile excludes' }));
    expect(await screen.findByRole('dialog', { name: 'Preferences' })).toBeInTheDocument();
  });

  it('filters by cuisine, says what that hides, and shows it again', async () => {
    const thai = aRecipe({ id: 8, title: 'Green curry', cuisine: 'thai' });
    const { user } = renderApp('/', {
      api: { [ANALYZE]: anAnswer({ recipes: [aRecipe({ cuisine: 'tunisian' }), thai] }) },
    });
    await user.type(box(), 'eggs{Enter}');
    expect(await screen.findByText('Tunisian')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(panel.getByRole('button', { name: 'Thai 1' }));
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Filters 1 active' })).toBeInTheDocument();
    expect(screen.getByText(hiddenText('Other cuisine 1 hidden'))).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Shakshuka' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show hidden recipes: other cuisine' }));
    expect(screen.getByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  });

  it('applies the filters of the panel', async () => {
    const { user } = renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(panel.getByRole('radio', { name: 'Drinks' }));
    await user.click(panel.getByRole('checkbox', { name: 'Dairy' }));
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Filters 2 active' })).toBeInTheDocument();
  });

  it('says that nothing was found, and suggests what to do', async () => {
    const { user } = renderApp('/', { api: { [ANALYZE]: anAnswer({ recipes: [] }) } });
    await user.type(box(), 'eggs{Enter}');
    const sentence = 'No recipes found. Try different ingredients or adjust your filters.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try other ingredients' }));
    expect(box()).toHaveFocus();
  });

  it('keeps the text when the service is down, and tries again', async () => {
    let isUp = false;
    const answer = () => (isUp ? anAnswer() : new Response('down', { status: 503 }));
    const { user } = renderApp('/', { api: { [ANALYZE]: answer } });
    await user.type(box(), 'eggs{Enter}');

    const sentence = /^Search Error: The recipe service is temporarily unavailable/;
    expect(await within(screen.getByRole('main')).findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
    expect(box()).toHaveValue('eggs');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
  });

  it('searches by name, without a match badge', async () => {
    const found = aRecipe({ matchedIngredients: undefined, totalIngredients: undefined, has: undefined });
    const { user } = renderApp('/', { api: { [ANALYZE]: anAnswer({ recipes: [found], ingredients: [] }) } });
    await user.click(screen.getByRole('radio', { name: 'By recipe name' }));
    await user.type(screen.getByRole('combobox', { name: 'Recipe name' }), 'shak{Enter}');
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(screen.queryByText(/You have/)).not.toBeInTheDocument();
  });
});
