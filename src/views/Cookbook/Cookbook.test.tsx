import { act, screen, waitFor, within } from '@testing-library/react';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import type { CookbookThing } from '@contracts/cookbook';
import { selectCookbookLines } from '@/slices/cookbookSlice';
import { aRecipe } from '@/testing/builders';
import { refusal } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';
import { inHighWindow, list, openSaved, titles, UID } from '@/testing/savedPage';

const soup = aRecipe({ id: 7, title: 'Soup' });
const api = { 'GET /api/recipes/7': soup };
const named = { id: 7, title: 'Soup' };
const guest = 'guest';
const cookbookOf = (owner: string, ...things: CookbookThing[]) => ({
  cookbook: {
    byOwner: {
      [owner]: {
        entries: Object.fromEntries(
          things.map((thing, i) => {
            const id = `line-${String(i).padStart(12, '0')}`;
            return [id, { id, thing, state: 'open' as const, at: i + 1 }];
          }),
        ),
      },
    },
  },
});
type Opened = ReturnType<typeof renderApp>;
const thingsOf = ({ store }: Pick<Opened, 'store'>, owner = guest) =>
  selectCookbookLines(store.getState(), owner).map(({ thing }) => thing);

describe('notes on a recipe', () => {
  it('are written, changed and removed from the keyboard, and the focus is never lost', async () => {
    const view = renderApp('/recipe/7', { api });
    const { user } = view;
    const panel = within(await screen.findByRole('region', { name: 'Notes' }));
    panel.getByRole('button', { name: 'Add a note' }).focus();
    await user.keyboard('{Enter}Less salt{Control>}{Enter}{/Control}');
    expect(thingsOf(view)).toEqual([{ kind: 'note', recipe: named, text: 'Less salt' }]);
    expect(panel.getByRole('button', { name: 'Add a note' })).toHaveFocus();
    panel.getByRole('button', { name: 'Edit note' }).focus();
    await user.keyboard('{Enter}, more cumin{Control>}{Enter}{/Control}');
    expect(panel.getByText('Less salt, more cumin')).toBeInTheDocument();
    panel.getByRole('button', { name: 'Remove note' }).focus();
    await user.keyboard('{Enter}');
    expect(panel.getByRole('button', { name: 'Add a note' })).toHaveFocus();
    expect(thingsOf(view)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(panel.getByText('Less salt, more cumin')).toBeInTheDocument();
  });

  it('can be removed while another is written, which then has the focus', async () => {
    const view = renderApp('/recipe/7', {
      api,
      ...cookbookOf(guest, { kind: 'note', recipe: named, text: 'Less salt' }),
    });
    const panel = within(await screen.findByRole('region', { name: 'Notes' }));
    await view.user.click(panel.getByRole('button', { name: 'Add a note' }));
    await view.user.click(panel.getByRole('button', { name: 'Remove note' }));
    expect(panel.getByRole('textbox', { name: 'Your note' })).toHaveFocus();
  });

  it('belong to a step, on the page and while cooking, where the arrows stay in the text', async () => {
    const view = renderApp('/recipe/7#method', { api });
    const { user } = view;
    const tab = within(await screen.findByRole('tabpanel'));
    await user.click((await tab.findAllByRole('button', { name: 'Add a note' }))[0]!);
    await user.type(tab.getByRole('textbox', { name: 'Your note' }), 'Lower heat');
    await user.click(tab.getByRole('button', { name: 'Save note' }));
    expect(thingsOf(view)).toMatchObject([{ kind: 'note', step: { index: 0 }, text: 'Lower heat' }]);
    await user.click(screen.getAllByRole('button', { name: 'Start cooking' })[0]!);
    const stove = within(await screen.findByRole('dialog', { name: 'Soup' }));
    expect(stove.getByText('Lower heat')).toBeInTheDocument();
    await user.click(stove.getByRole('button', { name: 'Edit note' }));
    await user.keyboard('{ArrowRight}{ArrowLeft} {Escape}');
    expect(stove.getByText('Lower heat')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Soup' })).toBeInTheDocument();
  });
});

describe('a note that was left unfinished', () => {
  const text = 'Half a thought';
  const unfinished = { formDrafts: { drafts: [{ owner: guest, kind: 'note' as const, recipe: 7, fields: { text } }] } };

  it('is there again without taking the focus, and Escape keeps it', async () => {
    const { user } = renderApp('/recipe/7', { api, ...unfinished });
    const panel = within(await screen.findByRole('region', { name: 'Notes' }));
    expect(panel.getByRole('textbox', { name: 'Your note' })).toHaveValue(text);
    expect(panel.getByRole('textbox', { name: 'Your note' })).not.toHaveFocus();
    await user.type(panel.getByRole('textbox', { name: 'Your note' }), '!{Escape}');
    await user.click(panel.getByRole('button', { name: 'Add a note' }));
    expect(panel.getByRole('textbox', { name: 'Your note' })).toHaveValue(`${text}!`);
    expect(panel.getByRole('textbox', { name: 'Your note' })).toHaveFocus();
  });

  it('is gone once it is saved or cancelled', async () => {
    const view = renderApp('/recipe/7', { api, ...unfinished });
    const panel = within(await screen.findByRole('region', { name: 'Notes' }));
    await view.user.click(panel.getByRole('button', { name: 'Cancel' }));
    expect(view.store.getState().formDrafts.drafts).toEqual([]);
    await view.user.click(panel.getByRole('button', { name: 'Add a note' }));
    await view.user.type(panel.getByRole('textbox', { name: 'Your note' }), 'Whole');
    expect(view.store.getState().formDrafts.drafts).toHaveLength(1);
    await view.user.click(panel.getByRole('button', { name: 'Save note' }));
    expect(view.store.getState().formDrafts.drafts).toEqual([]);
    expect(thingsOf(view)).toMatchObject([{ text: 'Whole' }]);
  });
});

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
    await user.clear(form.getByLabelText('Day'));
    await user.type(form.getByLabelText('Day'), '2999-01-01');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Choose the day when you cooked it, up to today.')).toBeInTheDocument();
    expect(form.getByLabelText('Day')).toHaveFocus();
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

describe('collections', () => {
  it('take a recipe, several at once, made where they are needed', async () => {
    const view = renderApp('/recipe/7', { api });
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Collections' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Collections' }));
    expect(sheet.getByRole('textbox', { name: 'New collection' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(sheet.getByText('Type a name for the collection.')).toBeInTheDocument();
    await user.keyboard('Sundays{Enter}');
    expect(sheet.getByRole('checkbox', { name: 'Sundays' })).toBeChecked();
    await user.click(sheet.getByRole('checkbox', { name: 'Sundays' }));
    expect(thingsOf(view)).toEqual([{ kind: 'collection', name: 'Sundays' }]);
  });

  it('are made by a press, and the emptied box is no mistake', async () => {
    const { user } = renderApp('/recipe/7', { api });
    await user.click(await screen.findByRole('button', { name: 'Collections' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Collections' }));
    await user.type(sheet.getByRole('textbox', { name: 'New collection' }), 'Sundays');
    await user.click(sheet.getByRole('button', { name: 'Create' }));
    expect(sheet.getByRole('checkbox', { name: 'Sundays' })).toBeChecked();
    // A mistake of a field that was left by a press appears after a moment.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(sheet.queryByText('Type a name for the collection.')).not.toBeInTheDocument();
  });

  inHighWindow();

  const owned = () => openSaved(undefined, cookbookOf(UID, { kind: 'collection', name: 'Empty' }));

  it('filter the saved recipes, and an empty one says how to fill it', async () => {
    const { user } = owned();
    await list();
    await user.click(screen.getByRole('button', { name: 'Empty (0)' }));
    expect(await screen.findByRole('heading', { name: 'This collection is empty' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All recipes' }));
    expect(await titles()).toHaveLength(4);
  });

  const focusOn = async (role: 'button' | 'menuitem', name: string) => {
    const control = await screen.findByRole(role, { name });
    act(() => control.focus());
  };

  it('are made, renamed and deleted from the keyboard', async () => {
    const { user } = owned();
    await list();
    screen.getByRole('button', { name: 'New collection' }).focus();
    await user.keyboard('{Enter}Quick{Enter}');
    expect(await screen.findByRole('button', { name: 'Quick (0)', pressed: true })).toBeInTheDocument();
    await focusOn('button', 'More for “Quick”');
    await user.keyboard('{Enter}');
    await focusOn('menuitem', 'Rename');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the collection' })).toHaveFocus());
    await user.keyboard('Quicker{Enter}');
    expect(await screen.findByRole('button', { name: 'Quicker (0)', pressed: true })).toBeInTheDocument();
    const tools = screen.getByRole('button', { name: 'More for “Quicker”' });
    await waitFor(() => expect(tools).toHaveFocus());
    await user.keyboard('{Enter}');
    await focusOn('menuitem', 'Delete');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'All recipes' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: /Quick/ })).not.toBeInTheDocument();
    expect(await titles()).toHaveLength(4);
  });
});

describe('a shared collection', () => {
  const share = 'x'.repeat(27);

  it('is read by its link, page by page', async () => {
    const { user } = renderApp(`/collection/${share}`, {
      api: {
        [`GET /api/shared-collections/${share}`]: ({ search }: { search: string }) =>
          search === ''
            ? { name: 'Sundays', total: 2, recipes: [soup], next: 1 }
            : { name: 'Sundays', total: 2, recipes: [aRecipe({ id: 8, title: 'Stew' })], next: null },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Sundays' })).toBeInTheDocument();
    expect(screen.getByText('2 recipes')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Stew' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Soup' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('says when the link was taken back', async () => {
    renderApp(`/collection/${share}`, {
      api: { [`GET /api/shared-collections/${share}`]: refusal(404, 'gone') },
    });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  });
});

describe('the collections of a guest', () => {
  const shelf = (...recipes: { id: number; title: string }[]) =>
    cookbookOf(
      guest,
      { kind: 'collection', name: 'Sundays' },
      ...recipes.map((recipe) => ({ kind: 'member' as const, collection: 'line-000000000000', recipe })),
    );

  it('have a page, with cards of what is kept here and links to the rest, and no link to share', async () => {
    const { user } = renderApp('/collections', {
      api,
      ...shelf(named, { id: 8, title: 'Stew' }),
      savedRecipes: { byOwner: { guest: [{ ...soup, isSaved: true, savedAt: 1 }] } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Collections' })).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('Soup');
    expect(screen.getByRole('link', { name: 'Stew' })).toHaveAttribute('href', '/recipe/8');
    await user.click(screen.getByRole('button', { name: 'Sundays (2)' }));
    expect(screen.getByText('To share a collection by a link, sign in first.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More for “Sundays”' }));
    const remove = await screen.findByRole('menuitem', { name: 'Delete' });
    expect(screen.queryByRole('menuitem', { name: 'Share link' })).not.toBeInTheDocument();
    await user.click(remove);
    expect(await screen.findByRole('heading', { name: 'No collections yet' })).toBeInTheDocument();
  });

  it('keep the recipes in them on the device, and say so', async () => {
    const view = renderApp('/recipe/7', { api, ...shelf() });
    const { user, store } = view;
    await user.click(await screen.findByRole('button', { name: 'Collections' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Collections' }));
    expect(sheet.getByText('A recipe in a collection is kept on this device.')).toBeInTheDocument();
    await user.click(sheet.getByRole('checkbox', { name: 'Sundays' }));
    expect(store.getState().savedRecipes.byOwner[guest]).toMatchObject([{ id: 7 }]);
    expect(sheet.getByRole('link', { name: 'See your collections' })).toHaveAttribute('href', '/collections');
  });
});
