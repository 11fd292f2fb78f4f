import { act, screen, within } from '@testing-library/react';
import { measurementSystemChosen } from '@/slices/preferencesSlice';
import { selectNotesOn } from '@/store/cookbookSelectors';
import { aRecipe } from '@/testing/builders';
import { refusal } from '@/testing/fakeApi';
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

const HEALTH = {
  'GET /api/health': { status: 'ok', vision: false, generation: true, accounts: true, devTools: false, recipes: 1 },
};
const WORDED = { by: 'fake:1b', servings: 2, steps: [{ index: 0, text: 'Warm the olive oil.' }] };

/** A server with a model, whose words arrive when they are let through. */
const lateWords = (words: object = { ...ADAPTED, worded: { ...WORDED, servings: recipe.servings } }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<object>((resolve) => {
    arrive = () => resolve(words);
  });
  let asks = 0;
  const answer = () => ((asks += 1) === 1 ? ADAPTED : arrived);
  return { answer, arrive: () => act(async () => arrive()) };
};

const open = async (answer: unknown, more: object = {}) => {
  const view = renderApp('/recipe/7#ingredients', {
    api: { 'GET /api/recipes/7': recipe, [ADAPT]: answer as object, ...more },
  });
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
    expect(await screen.findByText('25 ml')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Method' }));
    expect(await screen.findByText(/olive oil instead of butter/)).toBeInTheDocument();
    expect(screen.getByText('Leave out: parsley')).toBeInTheDocument();
  });

  it('says that nothing has to change', async () => {
    await open(NOTHING);
    expect((await screen.findAllByText('Nothing has to change.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Cook it this way' })).not.toBeInTheDocument();
  });

  it('computes the changes on this device when the server does not have the recipe or does not answer', async () => {
    const { user } = await open(() => refusal(404));
    expect(await screen.findByText('olive oil instead of butter', {}, { timeout: 10_000 })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cook it this way' }));
    expect(await screen.findByText('The recipe is shown with these changes.', { selector: 'p' })).toBeInTheDocument();
    expect(screen.queryByText('The kitchen did not answer. Try again.')).not.toBeInTheDocument();
  });

  it('shows the words of a model when they arrive, for the kitchen that was asked about', async () => {
    const { answer, arrive } = lateWords();
    const { user, server } = await open(answer, HEALTH);
    const use = await screen.findByRole('button', { name: 'Cook it this way' });
    await user.type(screen.getByRole('textbox', { name: 'What I have' }), ', cream');
    await user.click(use);
    expect(await screen.findByText('Rewriting the changed steps…', { selector: 'p' })).toBeInTheDocument();
    expect(use).toBeDisabled();
    expect(server.sentTo(ADAPT)[1]).toMatchObject({ ingredients: 'oil', words: true });
    await arrive();
    await user.click(screen.getByRole('tab', { name: 'Method' }));
    expect(await screen.findByText('Warm the olive oil.')).toBeInTheDocument();
  });

  it('drops late words when the servings have changed', async () => {
    const { answer, arrive } = lateWords();
    const { user } = await open(answer, HEALTH);
    await user.click(await screen.findByRole('button', { name: 'Cook it this way' }));
    await screen.findByText('Rewriting the changed steps…', { selector: 'p' });
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    await arrive();
    await user.click(screen.getByRole('tab', { name: 'Method' }));
    expect(screen.queryByText('Warm the olive oil.')).not.toBeInTheDocument();
  });

  it('drops words for other changes', async () => {
    const other = lateWords({ ...ADAPTED, leftOut: [], worded: { ...WORDED, servings: recipe.servings } });
    const { user } = await open(other.answer, HEALTH);
    await user.click(await screen.findByRole('button', { name: 'Cook it this way' }));
    await other.arrive();
    await user.click(screen.getByRole('tab', { name: 'Method' }));
    expect(screen.queryByText('Warm the olive oil.')).not.toBeInTheDocument();
  });

  it('drops the words when the measures change', async () => {
    const { answer, arrive } = lateWords();
    const { user, store } = await open(answer, HEALTH);
    await user.click(await screen.findByRole('button', { name: 'Cook it this way' }));
    await arrive();
    await user.click(screen.getByRole('tab', { name: 'Method' }));
    expect(await screen.findByText('Warm the olive oil.')).toBeInTheDocument();
    await act(async () => {
      store.dispatch(measurementSystemChosen('imperial'));
      await Promise.resolve();
    });
    expect(screen.queryByText('Warm the olive oil.')).not.toBeInTheDocument();
  });

  it('keeps a note on a step with the sentence of the recipe, not with that of a model', async () => {
    const { answer, arrive } = lateWords();
    const { user, store } = await open(answer, HEALTH);
    await user.click(await screen.findByRole('button', { name: 'Cook it this way' }));
    await arrive();
    await user.click(screen.getByRole('tab', { name: 'Method' }));
    expect(await screen.findByText('Warm the olive oil.')).toBeInTheDocument();
    const method = within(screen.getByRole('tabpanel'));
    await user.click(method.getByRole('button', { name: 'Add a note' }));
    await user.type(method.getByRole('textbox'), 'Slowly');
    await user.click(method.getByRole('button', { name: 'Save note' }));
    expect(selectNotesOn(store.getState(), 7)).toMatchObject([
      { text: 'Slowly', step: { index: 0, words: 'Melt the butter.' } },
    ]);
  });
});

it('begins with what the cook searched with, so that nothing of it is still to buy', async () => {
  const sent: unknown[] = [];
  const found = { ...recipe, matchedIngredients: 1, totalIngredients: 2, has: ['butter'], needs: [] };
  const { user } = renderApp('/recipe/7#ingredients', {
    search: { results: [found], status: 'success', headCount: 1, text: 'butter, eggs', detected: ['butter', 'eggs'] },
    api: {
      'GET /api/recipes/7': recipe,
      [ADAPT]: ({ body }: { body: unknown }) => {
        sent.push(body);
        return NOTHING;
      },
    },
  });
  const box = await screen.findByRole('textbox', { name: 'What I have' }, { timeout: 10_000 });
  expect(box).toHaveValue('butter, eggs');
  await user.click(screen.getByRole('button', { name: 'Adapt' }));
  await screen.findAllByText('Nothing has to change.');
  expect(sent).toMatchObject([{ ingredients: 'butter, eggs' }]);
});
