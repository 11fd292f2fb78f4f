import { fireEvent, screen, within } from '@testing-library/react';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { aRecipe } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';

const tart = (title: string, over: { version?: string; steps?: string[] } = {}) => ({
  ...ownRecipe(
    {
      title,
      about: '',
      category: 'Meals',
      subcategory: 'None',
      ingredients: [{ text: '200 g flour' }, { text: '3 onions' }],
      steps: over.steps ?? ['Fry.', 'Bake.'],
    },
    { language: 'en-GB' },
  ),
  id: 40,
  isSaved: true,
  userRating: 4,
  savedAt: 5,
  ...(over.version !== undefined && { version: over.version }),
});

const FIRST = tart('Tart');
const SECOND = tart('Onion tart', { version: 'v2', steps: ['Fry.', 'Bake.', 'Rest.'] });
const change = {
  recipeId: 40,
  kind: 'save' as const,
  at: 9,
  status: 'new' as const,
  created: FIRST,
  edits: [{ version: 'v2', at: Date.parse('2026-11-20T10:00:00Z'), recipe: SECOND }],
};
const guest = (over: object = {}) => ({
  savedRecipes: { byOwner: { guest: [SECOND] }, unsent: { guest: [{ ...change, ...over }] } },
});
const cards = () => screen.findAllByRole('article');

describe('the versions of a recipe', () => {
  it('are one press from the recipe, newest first, with the current one marked', async () => {
    const { user } = renderApp('/recipe/40', guest());
    await user.click(await screen.findByRole('link', { name: 'Versions of this recipe' }));
    await screen.findByRole('heading', { name: 'Versions' });
    const [now, before] = await cards();
    expect(within(now!).getByText('Current version')).toBeInTheDocument();
    expect(within(now!).getByText('This device')).toBeInTheDocument();
    // When it was saved is not known.
    expect(within(before!).getByRole('heading', { name: 'As first saved' })).toBeInTheDocument();
    expect(within(before!).getByText('Tart')).toBeInTheDocument();
    expect(within(before!).getAllByText('As first saved')).toHaveLength(1);
  });

  it('are compared with the recipe as it is, line by line', async () => {
    const { user } = renderApp('/recipe/40/versions', guest());
    const [, before] = await cards();
    await user.click(within(before!).getByRole('button', { name: 'Compare with now' }));
    const lines = within(before!)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    // The words before a changed line are for screen readers; a sighted cook sees a sign.
    expect(lines).toEqual(['Then Tart', 'Now Onion tart', 'Fry.', 'Bake.', 'Now Rest.']);
  });

  it('show and hide a comparison with the same button', async () => {
    const { user } = renderApp('/recipe/40/versions', guest());
    const [, before] = await cards();
    await user.click(within(before!).getByRole('button', { name: 'Compare with now' }));
    const hide = within(before!).getByRole('button', { name: 'Hide the comparison', expanded: true });
    expect(hide).toHaveFocus();
    await user.click(hide);
    expect(within(before!).getByRole('button', { name: 'Compare with now', expanded: false })).toHaveFocus();
    expect(within(before!).queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('can be restored, which is a save like any other', async () => {
    const { user, store } = renderApp('/recipe/40/versions', guest());
    const [, before] = await cards();
    await user.click(within(before!).getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByRole('heading', { name: 'Tart' })).toBeInTheDocument();
    const { byOwner, unsent } = store.getState().savedRecipes;
    expect(byOwner.guest![0]).toMatchObject({ id: 40, title: 'Tart', userRating: 4 });
    expect(unsent.guest![0]!.edits!.map(({ base }) => base)).toEqual([undefined, 'v2']);
  });

  it('that two devices changed are shown side by side, and the cook chooses', async () => {
    const clash = { theirs: tart('Quiche', { version: 'v3' }), base: wordsOf(FIRST) };
    const { user, store } = renderApp('/recipe/40/versions', guest({ status: 'differs', clash }));
    const choice = await screen.findByRole('radiogroup', { name: 'Title' });
    const mine = within(choice).getByRole('radio', { name: 'From this device', description: 'Onion tart' });
    expect(mine).toBeChecked();
    // The whole card can be pressed, and the arrow keys go from one to the other.
    await user.click(screen.getByText('Quiche'));
    expect(within(choice).getByRole('radio', { name: 'From the other device', description: 'Quiche' })).toBeChecked();
    await user.keyboard('{ArrowUp}');
    expect(mine).toBeChecked();
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'Save what I chose' }));
    expect(await screen.findByRole('heading', { name: 'Quiche' })).toBeInTheDocument();
    const [saved] = store.getState().savedRecipes.unsent.guest!;
    expect(saved).toMatchObject({ status: 'new' });
    expect(saved!.edits!.at(-1)).toMatchObject({ base: 'v3', recipe: { title: 'Quiche' } });
    // What only this device changed is in it, too.
    expect(wordsOf(saved!.edits!.at(-1)!.recipe).steps).toEqual(['Fry.', 'Bake.', 'Rest.']);
  });

  it('begin with the recipe that one’s own was made of, and everything that differs', async () => {
    const soup = aRecipe({ id: 2, title: 'Soup' });
    const { user, store } = renderApp('/recipe/2', { api: { 'GET /api/recipes/2': soup } });
    await user.click(await screen.findByRole('link', { name: 'Make it your own' }));
    const title = await screen.findByRole('textbox', { name: 'Title' }, { timeout: 10_000 });
    fireEvent.change(title, { target: { value: 'Winter soup' } });
    await user.click(screen.getByRole('button', { name: 'Save the recipe' }));
    await user.click(await screen.findByRole('link', { name: 'What you changed' }));
    const card = await screen.findByRole('article', { name: 'The original recipe' });
    expect(card).toHaveFocus();
    const lines = within(card).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Then Soup', 'Now Winter soup']);
    expect(within(card).getByRole('link', { name: 'Soup' })).toHaveAttribute('href', '/recipe/2');
    const [copy] = store.getState().savedRecipes.byOwner.guest!;
    expect(copy!.originalRecipeSource).toBe('http://localhost/recipe/2');
  });

  it('leave a cook who has gone on where they are when the original comes late', async () => {
    let answer: (response: unknown) => void = () => undefined;
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const copy = { ...SECOND, originalRecipeSource: 'http://localhost/recipe/2' };
    renderApp('/recipe/40/versions#original', {
      savedRecipes: { byOwner: { guest: [copy] }, unsent: { guest: [change] } },
      api: { 'GET /api/recipes/2': () => late },
    });
    await screen.findByRole('heading', { name: 'Versions' });
    const back = screen.getByRole('link', { name: 'Back to the recipe' });
    back.focus();
    answer(aRecipe({ id: 2, title: 'Soup' }));
    await screen.findByRole('article', { name: 'The original recipe' });
    expect(back).toHaveFocus();
  });

  it('exist only for a recipe of one’s own', async () => {
    const soup = { ...aRecipe({ id: 2, title: 'Soup' }), savedAt: 9 };
    renderApp('/recipe/2/versions', { savedRecipes: { byOwner: { guest: [soup] } } });
    expect(await screen.findByText('Only a recipe of your own has versions.')).toBeInTheDocument();
  });
});
