import { act, screen, waitFor, within } from '@testing-library/react';
import { aRecipe } from '@/testing/builders';
import { refusal } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';
import { inHighWindow, list, openSaved, titles, UID } from '@/testing/savedPage';
import { api, cookbookOf, guest, named, soup, thingsOf } from './testing/cookbookPage';

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
    expect(screen.getByText('In the collection Sundays')).toBeInTheDocument();
    await user.click(sheet.getByRole('checkbox', { name: 'Sundays' }));
    expect(thingsOf(view)).toEqual([{ kind: 'collection', name: 'Sundays' }]);
    expect(screen.getByText('Not in a collection yet')).toBeInTheDocument();
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
