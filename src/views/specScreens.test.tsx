import { screen, within } from '@testing-library/react';
import { anAnswer, aRecipe } from '@/testing/builders';
import { offline } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';

const ANALYZE = 'POST /api/analyze';

/* Screen contents prescribed by the specification that no other test checks as a whole. */

const never = () => new Promise(() => undefined);

describe('the home screen', () => {
  it.each([
    ['None', 'Recipe Results'],
    ['Meals', 'Meal Recipes'],
    ['Drinks', 'Drink Recipes'],
  ] as const)('calls the results of %s "%s"', async (category, heading) => {
    const search = { category, subcategory: category === 'None' ? ('None' as const) : ('All' as const) };
    const { user } = renderApp('/', { api: { [ANALYZE]: anAnswer() }, search });
    await user.type(screen.getByRole('textbox', { name: 'Your ingredients' }), 'eggs{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: new RegExp(`^${heading}`) })).toBeVisible();
  });

  it('shows a percentage, three skeleton cards and no old results while it loads', async () => {
    let calls = 0;
    const { user } = renderApp('/', { api: { [ANALYZE]: () => (calls++ === 0 ? anAnswer() : never()) } });
    await user.type(screen.getByRole('textbox', { name: 'Your ingredients' }), 'eggs{Enter}');
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Analyze' }));

    expect(await screen.findByText('Finding your recipes...')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '100');
    // The percentage depends on how long the test took to get here.
    expect(within(screen.getByRole('main')).getByText(/^\d+%$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Shakshuka' })).not.toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    const empty = main.getAllByRole('listitem', { hidden: true }).length - main.queryAllByRole('listitem').length;
    expect(empty).toBe(3);
  });

  it('clears the error of the previous search', async () => {
    let calls = 0;
    const { user } = renderApp('/', { api: { [ANALYZE]: () => (calls++ === 0 ? offline() : never()) } });
    await user.type(screen.getByRole('textbox', { name: 'Your ingredients' }), 'eggs{Enter}');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/^Search Error/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Finding your recipes...')).toBeVisible();
    expect(main.queryByText(/^Search Error/)).not.toBeInTheDocument();
  });
});

describe('the filter panel', () => {
  it('holds categories, their sub-types, the rating, fifteen allergens, Reset and Apply', async () => {
    const { user } = renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const types = () =>
      within(panel.getByRole('group', { name: 'Type' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(panel.getAllByRole('radio')).toEqual(
      ['All', 'Meals', 'Drinks'].map((name) => panel.getByRole('radio', { name })),
    );
    await user.click(panel.getByRole('radio', { name: 'Meals' }));
    expect(types()).toEqual(['All', 'Breakfast', 'Lunch', 'Dinner', 'Snack']);
    await user.click(panel.getByRole('radio', { name: 'Drinks' }));
    expect(types()).toEqual(['All', 'Alcoholic', 'Non-alcoholic']);

    const slider = panel.getByRole('slider', { name: 'Minimum rating' });
    expect(slider).toHaveAttribute('min', '0');
    expect(slider).toHaveAttribute('max', '5');
    expect(slider).toHaveAttribute('step', '1');
    expect(slider).toHaveValue('0');
    expect(within(panel.getByRole('group', { name: 'Exclude allergens' })).getAllByRole('checkbox')).toHaveLength(15);
    expect(panel.getByRole('button', { name: 'Reset' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Apply' })).toBeVisible();
  });
});

describe('the recipe page', () => {
  it('says that it is loading', async () => {
    renderApp('/recipe/7', { api: { 'GET /api/recipes/7': never } });
    expect(await screen.findByText('Loading recipe...')).toBeVisible();
  });

  it('parses the leading integer of its URL', async () => {
    const { server } = renderApp('/recipe/7-shakshuka', { api: { 'GET /api/recipes/7': aRecipe() } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
    expect(server.sent.map(({ route }) => route)).toContain('GET /api/recipes/7');
  });

  it('has three tabs, and all facts in the first', async () => {
    const nutritionalInfo = { calories: 400, protein: 20, carbs: 30, fat: 14, fiber: 5, sugar: 8 };
    renderApp('/recipe/7', { api: { 'GET /api/recipes/7': aRecipe({ calories: 400, nutritionalInfo }) } });
    await screen.findByRole('heading', { level: 1, name: 'Shakshuka' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Ingredients',
      'Method',
    ]);
    const overview = within(screen.getByRole('tabpanel', { name: 'Overview' }));
    for (const fact of ['Prep time', 'Calories', 'Servings', 'Difficulty', 'Allergens', 'Nutritional info'])
      expect(overview.getAllByText(fact)[0]).toBeVisible();
    expect(overview.getByText('Medium')).toBeVisible();
    const bars = overview.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(bars).toEqual(
      expect.arrayContaining(['400 / 2,000 kcal', '20 / 50 g', '30 / 300 g', '14 / 70 g', '5 / 25 g', '8 / 50 g']),
    );
  });
});
