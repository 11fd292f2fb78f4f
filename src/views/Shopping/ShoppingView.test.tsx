import { act, screen, waitFor, within } from '@testing-library/react';
import { selectPantry } from '@/slices/pantrySlice';
import { shareChanged } from '@/slices/shoppingSlice';
import { USER } from '@/testing/anAccount';
import { renderApp } from '@/testing/renderApp';

const box = () => screen.findByRole('textbox', { name: 'What do you need?' });
const names = (heading: string) =>
  within(screen.getByRole('list', { name: heading }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const openWith = async (text: string) => {
  const view = renderApp('/shopping');
  await view.user.type(await box(), `${text}{Enter}`);
  return view;
};

describe('the shopping list', () => {
  it('says what to do while it is empty', async () => {
    renderApp('/shopping');
    expect(await screen.findByRole('heading', { name: 'Nothing to buy yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find recipes' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Shopping list · Larder');
  });

  it('reads what is typed in any language, merges it, and groups it by aisle', async () => {
    const { user } = await openWith('200 g flour, 2 onions, papel higiénico');
    await user.type(await box(), '1 cup plain flour, une botte de radis{Enter}');
    expect(names('Baking')).toEqual(['325 g plain flour']);
    expect(names('Fruit and vegetables')).toEqual(['2 onions', '1 bunch radishes']);
    expect(names('Household')).toEqual(['papel higiénico']);
    expect(await box()).toHaveValue('');
    expect(screen.getByText('4 things to buy')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Shopping list: 4' })).toBeInTheDocument();
  });

  it('names what was typed in another language in the cook’s', async () => {
    await openWith('2 cebollas, leche');
    expect(names('Fruit and vegetables')).toEqual(['2 onions']);
    expect(names('Dairy and eggs')).toEqual(['milk']);
  });

  it('takes a pasted list line by line', async () => {
    const { user } = renderApp('/shopping');
    await user.click(await box());
    await user.paste('milk\n6 eggs');
    expect(names('Dairy and eggs')).toEqual(['6 eggs', 'milk']);
  });

  it('moves what is ticked to the end, and back', async () => {
    const { user } = await openWith('milk, bread');
    await user.click(screen.getByRole('checkbox', { name: 'milk' }));
    expect(names('In the basket')).toEqual(['milkI always have this']);
    expect(screen.queryByRole('heading', { name: 'Dairy and eggs' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'milk' }));
    expect(names('Dairy and eggs')).toEqual(['milk']);
  });

  it('changes a line, which may move it to another aisle, and keeps the focus on it', async () => {
    const { user } = await openWith('2 onions, bread');
    await user.click(screen.getByRole('button', { name: 'Edit onions' }));
    const line = screen.getByRole('textbox', { name: 'Edit onions' });
    expect(line).toHaveFocus();
    expect(line).toHaveValue('2 onions');
    await user.clear(line);
    await user.type(line, '1 l milk{Enter}');
    expect(names('Dairy and eggs')).toEqual(['1 l milk']);
    expect(screen.queryByText('onions')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit milk' })).toHaveFocus());
  });

  it('leaves a line as it is when the cook presses Escape, or empties it', async () => {
    const { user } = await openWith('2 onions');
    for (const keys of ['3 leeks{Escape}', '{Enter}']) {
      await user.click(screen.getByRole('button', { name: 'Edit onions' }));
      await user.clear(screen.getByRole('textbox', { name: 'Edit onions' }));
      await user.keyboard(keys);
      expect(names('Fruit and vegetables')).toEqual(['2 onions']);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Edit onions' })).toHaveFocus());
    }
  });

  it('removes a line, and brings it back', async () => {
    const { user } = await openWith('milk, bread');
    await user.click(screen.getByRole('button', { name: 'Remove milk' }));
    expect(screen.queryByRole('checkbox', { name: 'milk' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('checkbox', { name: 'milk' })).toBeInTheDocument();
  });

  it('puts what was bought with what is always in the kitchen', async () => {
    const { user, store } = await openWith('milk, bread');
    await user.click(screen.getByRole('checkbox', { name: 'milk' }));
    await user.click(screen.getByRole('button', { name: 'I always have this: milk' }));
    expect(selectPantry(store.getState())).toEqual([{ id: 'milk', name: 'milk' }]);
    expect(screen.queryByRole('checkbox', { name: 'milk' })).not.toBeInTheDocument();
  });

  it('clears all that was bought', async () => {
    const { user } = await openWith('milk, bread');
    await user.click(screen.getByRole('checkbox', { name: 'milk' }));
    await user.click(screen.getByRole('button', { name: /^Clear/ }));
    expect(screen.queryByRole('heading', { name: 'In the basket' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'bread' })).toBeInTheDocument();
  });

  it('keeps the aisles in the order of the cook’s shop', async () => {
    const { user } = await openWith('milk, salmon');
    const headings = () =>
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .filter((text) => text === 'Fish' || text === 'Dairy and eggs');
    expect(headings()).toEqual(['Fish', 'Dairy and eggs']);
    await user.click(screen.getByRole('button', { name: 'Order of the aisles' }));
    screen.getByRole('button', { name: 'Move Fish' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(headings()).toEqual(['Dairy and eggs', 'Fish']);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Order of the aisles' })).toHaveFocus());
  });

  it('is copied as text, with the lines that are still to be bought', async () => {
    const { user, effects } = await openWith('2 onions, milk');
    await user.click(screen.getByRole('checkbox', { name: 'milk' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(effects.copyText).toHaveBeenCalledWith('Shopping list\n- 2 onions');
  });

  it('asks a guest to sign in before it is shared', async () => {
    await openWith('milk');
    expect(screen.getByRole('link', { name: 'Sign in to shop together' })).toHaveAttribute('href', '/auth');
  });
});

describe('the focus on the shopping list', () => {
  const line = (name: string) => screen.getByRole('checkbox', { name });
  const press = (name: RegExp | string) => screen.getByRole('button', { name });

  it('goes to the next line when one is ticked, removed or always there', async () => {
    const { user } = await openWith('leeks, carrots, milk, butter');
    await user.click(line('carrots'));
    expect(line('leeks')).toHaveFocus();
    await user.click(press('Remove butter'));
    expect(press('Remove milk')).toHaveFocus();
    await user.click(line('leeks'));
    await user.click(press('I always have this: carrots'));
    expect(press('I always have this: leeks')).toHaveFocus();
  });

  it('goes to the line that comes back', async () => {
    const { user } = await openWith('leeks, carrots, milk');
    await user.click(press('Remove milk'));
    await user.click(press('Undo'));
    await waitFor(() => expect(line('milk')).toHaveFocus());
  });

  it('goes to Undo when nothing is left of what had it', async () => {
    const { user } = await openWith('leeks, milk');
    await user.click(line('milk'));
    await user.click(press(/^Clear/));
    expect(press('Undo')).toHaveFocus();
    await user.click(press('Remove leeks'));
    expect(press('Undo')).toHaveFocus();
  });

  it('goes to the order of the aisles that the button opens', async () => {
    const { user } = await openWith('milk');
    await user.click(press('Order of the aisles'));
    expect(screen.getByRole('heading', { name: 'Order of the aisles' })).toHaveFocus();
  });

  it('stays beside the link that is taken back', async () => {
    const { user, store } = renderApp('/shopping', {
      session: { status: 'signedIn', uid: 'u1' },
      savedRecipes: { owner: 'u1' },
      shopping: { byList: { u1: { entries: {}, share: 'a'.repeat(27) } } },
      api: { 'GET /api/auth/me': USER, 'DELETE /api/shopping/share': { revision: 1 } },
    });
    await user.type(await box(), 'milk{Enter}');
    press('Stop sharing').focus();
    act(() => void store.dispatch(shareChanged({ list: 'u1', share: null })));
    expect(press('Share a link')).toHaveFocus();
  });
});

describe('a list that was opened by its link', () => {
  const SHARE = 'a'.repeat(27);
  const GET = `GET /api/shared-lists/${SHARE}`;
  const POST = `POST /api/shared-lists/${SHARE}`;
  const LINE = 'abcdefghijklmnop';
  const thing = { name: 'onions', language: 'en-GB' as const, id: 'onion', amount: 2, unit: 'piece' as const };

  it('is read from the server, and ticked there', async () => {
    const api = {
      [GET]: {
        revision: 1,
        isWhole: true,
        entries: [{ id: LINE, thing, state: 'open', at: 5 }],
        refused: [],
      },
      [POST]: { revision: 2, isWhole: false, entries: [], refused: [] },
    };
    const { user, server } = renderApp(`/shopping/${SHARE}`, { api });
    await user.click(await screen.findByRole('checkbox', { name: '2 onions' }));
    await waitFor(() => expect(server.sentTo(POST)).toHaveLength(1));
    expect(server.sentTo(POST)).toMatchObject([{ since: 1, changes: [{ id: LINE, state: 'ticked' }] }]);
  });

  it('may be shared no more', async () => {
    renderApp(`/shopping/${SHARE}`, { api: { [GET]: new Response('{}', { status: 404 }) } });
    expect(await screen.findByRole('heading', { name: 'This list is no longer shared' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My shopping list' })).toHaveAttribute('href', '/shopping');
  });
});
