import { screen, waitFor, within } from '@testing-library/react';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import type { CookbookThing } from '@contracts/cookbook';
import { aRecipe } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';
import { api, cookbookOf, guest, named, soup, thingsOf } from './testing/cookbookPage';

describe('cooked dishes', () => {
  it('are recorded with day, servings, stars and a comment, and listed on a page', async () => {
    const view = renderApp('/recipe/7', { api });
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'I cooked it' }));
    const form = within(await screen.findByRole('dialog', { name: 'I cooked it' }));
    await user.click(form.getByRole('radio', { name: '4 stars' }));
    await user.click(form.getByRole('button', { name: 'More servings' }));
    await user.type(form.getByRole('textbox', { name: 'Comment' }), 'Lovely');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const [thing] = thingsOf(view);
    expect(thing).toMatchObject({
      kind: 'cooked',
      recipe: named,
      stars: 4,
      comment: 'Lovely',
      servings: soup.servings + 1,
    });
    expect(thing).not.toHaveProperty('version');
    expect(await screen.findByRole('heading', { name: 'Cooked once' })).toBeInTheDocument();
    expect(await screen.findByText('Added to what you cooked')).toBeInTheDocument();
  });

  it('leave the focus on what is left when one is removed', async () => {
    const cooked = (on: string) => ({ kind: 'cooked' as const, recipe: named, on, servings: 2, stars: 0, comment: '' });
    const { user } = renderApp('/recipe/7', { api, ...cookbookOf(guest, cooked('2026-01-01'), cooked('2026-01-02')) });
    const remove = () => screen.getAllByRole('button', { name: 'Remove entry' });
    await screen.findByRole('heading', { name: 'Cooked 2 times' });
    await user.click(remove()[0]!);
    expect(remove()[0]).toHaveFocus();
    await user.click(remove()[0]!);
    expect(screen.getByRole('button', { name: 'I cooked it' })).toHaveFocus();
  });

  it('leave the focus on the way to recipes, which takes the place of the last one that is removed', async () => {
    const cooked = { kind: 'cooked' as const, recipe: named, on: '2026-01-01', servings: 2, stars: 0, comment: '' };
    const { user } = renderApp('/cooked', cookbookOf(guest, cooked));
    await user.click(await screen.findByRole('button', { name: 'Remove entry' }));
    expect(screen.getByRole('link', { name: 'Find recipes' })).toHaveFocus();
  });

  it('refuse a day to come, and say what to do', async () => {
    const view = renderApp('/recipe/7', { api });
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'I cooked it' }));
    const form = within(await screen.findByRole('dialog', { name: 'I cooked it' }));
    await user.click(form.getByRole('radio', { name: 'Another day' }));
    await user.clear(form.getByLabelText('Date'));
    await user.type(form.getByLabelText('Date'), '2999-01-01');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Choose the day when you cooked it, up to today.')).toBeInTheDocument();
    expect(form.getByLabelText('Date')).toHaveFocus();
    expect(thingsOf(view)).toEqual([]);
  });

  it('keep what was typed when the form is closed by accident, and drop it with Cancel', async () => {
    const { user } = renderApp('/recipe/7', { api });
    const dialog = { name: 'I cooked it' };
    const form = () => within(screen.getByRole('dialog', dialog));
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'I cooked it' }));
      await screen.findByRole('dialog', dialog);
    };
    const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', dialog)).not.toBeInTheDocument());
    await open();
    await user.click(form().getByRole('radio', { name: '4 stars' }));
    await user.type(form().getByRole('textbox', { name: 'Comment' }), 'Lovely');
    await user.keyboard('{Escape}');
    await isGone();
    await open();
    expect(form().getByRole('textbox', { name: 'Comment' })).toHaveValue('Lovely');
    expect(form().getByRole('radio', { name: '4 stars' })).toBeChecked();
    await user.click(form().getByRole('button', { name: 'Cancel' }));
    await isGone();
    await open();
    expect(form().getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  });

  const cooked = (on: string, over: object = {}): CookbookThing => ({
    kind: 'cooked',
    recipe: named,
    on,
    servings: 2,
    stars: 0,
    comment: '',
    ...over,
  });

  it('have a page, the last first, with what was not cooked for long', async () => {
    const saved = [soup, aRecipe({ id: 8, title: 'Stew' }), aRecipe({ id: 9, title: 'Pie' })];
    renderApp('/cooked', {
      savedRecipes: { byOwner: { guest: saved.map((one) => ({ ...one, savedAt: 1 })) } },
      ...cookbookOf(guest, cooked('2020-01-02'), cooked('2020-03-04', { recipe: { id: 8, title: 'Stew' } })),
    });
    const entries = within(await screen.findByRole('list', { name: 'Cooked dishes' })).getAllByRole('link');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Stew', 'Soup']);
    const neglected = within(screen.getByRole('list', { name: 'Not cooked for a while' })).getAllByRole('listitem');
    expect(neglected.map(({ textContent }) => textContent)).toEqual([
      'SoupLast cooked on 2 January 2020',
      'StewLast cooked on 4 March 2020',
      'PieNot cooked yet',
    ]);
  });

  it('show the picture of a dish that is here, and of others an empty dish of the kind that they name', async () => {
    renderApp('/cooked', {
      savedRecipes: { byOwner: { guest: [{ ...soup, imageUrl: '/pictures/soup.webp', savedAt: 1 }] } },
      ...cookbookOf(guest, cooked('2020-01-02'), cooked('2020-03-04', { recipe: { id: 8, title: 'Apple pie' } })),
    });
    const entries = within(await screen.findByRole('list', { name: 'Cooked dishes' }));
    const pictures = entries.getAllByRole('presentation').map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(['/pictures/fallback-bake-4.webp?v=8', '/pictures/soup.webp']);
  });

  it('say so on their page while there are none', async () => {
    renderApp('/cooked', {});
    expect(await screen.findByRole('heading', { name: 'Nothing cooked yet' })).toBeInTheDocument();
  });

  it('open the version that was cooked', async () => {
    const draft = {
      title: 'Tart',
      about: '',
      category: 'Meals' as const,
      subcategory: 'None' as const,
      ingredients: [{ text: '200 g flour' }],
    };
    const of = (steps: string[], version?: string) => ({
      ...ownRecipe({ ...draft, steps }, { language: 'en-GB' }),
      id: 40,
      isSaved: true,
      userRating: 0,
      savedAt: 5,
      ...(version !== undefined && { version }),
    });
    const [first, second] = [of(['Fry.']), of(['Bake.'], 'v2')];
    expect(wordsOf(first).steps).toEqual(['Fry.']);
    const { user } = renderApp('/cooked', {
      savedRecipes: {
        byOwner: { guest: [second] },
        unsent: {
          guest: [
            {
              recipeId: 40,
              kind: 'save',
              at: 9,
              status: 'new',
              created: first,
              edits: [{ version: 'v2', at: 10, recipe: second }],
            },
          ],
        },
      },
      ...cookbookOf(guest, cooked('2020-01-02', { recipe: { id: 40, title: 'Tart' }, version: '' })),
    });
    const cookedList = within(await screen.findByRole('list', { name: 'Cooked dishes' }));
    await user.click(cookedList.getByRole('link', { name: 'Tart' }));
    const card = (await screen.findAllByRole('article')).find((one) => within(one).queryByText('Fry.'));
    await waitFor(() => expect(card).toHaveFocus());
  });
});
