import { screen, within } from '@testing-library/react';
import { aRecipe } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';

const ADAPT = 'POST /api/recipes/7/adapt';
const NOTHING = { swaps: [], leftOut: [], toBuy: [], inTheWay: [], allergensLeft: [], unread: 0 };

const recipe = aRecipe({
  id: 7,
  language: 'en-GB',
  ingredients: [
    { name: 'butter', quantity: '30 g', id: 'butter', amount: 30, unit: 'g', grams: 30 },
    { name: 'parsley', quantity: '1 tbsp', id: 'parsley', amount: 1, unit: 'tbsp' },
  ],
  instructions: [
    {
      step: 'Melt the butter.',
      time: 60,
      parts: ['Melt ', { kind: 'ingredient', id: 'butter', text: 'the butter' }, '.'],
    },
  ],
});

const ADAPTED = {
  ...NOTHING,
  swaps: [{ id: 'butter', name: 'butter', swap: 'olive oil', swapId: 'olive-oil', swapRatio: 0.8 }],
  leftOut: [{ id: 'parsley', name: 'parsley' }],
  allergensLeft: ['Dairy'],
  unread: 1,
};

const open = async (answer: object) => {
  const view = renderApp('/recipe/7#ingredients', { api: { 'GET /api/recipes/7': recipe, [ADAPT]: answer } });
  const box = await screen.findByRole('textbox', { name: 'What I have' }, { timeout: 10_000 });
  await view.user.type(box, 'oil');
  await view.user.click(screen.getByRole('button', { name: 'Adapt' }));
  return view;
};

describe('adapting a recipe to a kitchen', () => {
  it('says what changes, what stays dangerous and what is not known, and shows the recipe with it', async () => {
    const { user, server } = await open(ADAPTED);
    const changes = await screen.findByRole('list', { name: 'Adapt to my kitchen' });
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'olive oil instead of butter',
      'Leave out: parsley',
      'Still contains, or may contain: dairy',
      'One line of this recipe was not understood: check it yourself.',
    ]);
    expect(server.sentTo(ADAPT)[0]).toMatchObject({ ingredients: 'oil', excludedAllergens: [], dietTypes: [] });
    await user.click(screen.getByRole('button', { name: 'Cook it this way' }));
    expect(await screen.findByText('24 g')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Method' }));
    expect(await screen.findByText(/olive oil instead of butter/)).toBeInTheDocument();
    expect(screen.getByText('Leave out: parsley')).toBeInTheDocument();
  });

  it('says that nothing has to change', async () => {
    await open(NOTHING);
    expect((await screen.findAllByText('Nothing has to change.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Cook it this way' })).not.toBeInTheDocument();
  });
});
