import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectShoppingList } from '@/slices/shoppingSlice';
import { selectPantry } from '@/slices/pantrySlice';
import { anAnswer, aRecipe } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';
import { settled } from '@/testing/settled';

const ANALYZE = 'POST /api/analyze';
const health = (vision: boolean) => ({ status: 'ok', vision, generation: false, accounts: false, recipes: 1 });
const home = (settings: Parameters<typeof renderApp>[1] = {}, vision = true) =>
  renderApp('/', { ...settings, api: { 'GET /api/health': health(vision), [ANALYZE]: anAnswer(), ...settings.api } });

const box = () => screen.getByRole('textbox', { name: 'Your ingredients' });
const card = () => screen.findByRole('group', { name: 'Photo of your ingredients' });
const photo = (name = 'shelf.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
const choose = async (file: File) => {
  await card();
  fireEvent.change(screen.getByTestId('photo-file'), { target: { files: [file] } });
  await act(settled);
};
const have = () => screen.findByRole('list', { name: 'You have' });

describe('the photo of the search', () => {
  it('is chosen, searched for without text, and turns green', async () => {
    const { user, server } = home();
    await choose(photo());
    expect(await screen.findByText('shelf.jpg')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change image' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(within(await card()).getByRole('button', { name: 'Try another image' })).toBeInTheDocument();
    expect(server.sentTo(ANALYZE)).toMatchObject([{ image: expect.anything() }]);
  });

  it('is removed, and the focus stays on the card', async () => {
    const { user } = home();
    await choose(photo());
    await user.click(await screen.findByRole('button', { name: 'Remove image' }));
    expect(screen.getByRole('button', { name: 'Add a photo' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled();
  });

  it('says what a new search begins with when the results of words are restored', async () => {
    const { user } = home();
    await user.type(box(), 'eggs');
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Terms' }));
    await screen.findByText(/Last updated/);
    await user.click(screen.getByRole('link', { name: /Larder/ }));
    expect(within(await card()).getByRole('button', { name: 'New search' })).toBeInTheDocument();
    expect(await card()).toHaveTextContent('With a photo, or with other ingredients');
  });

  it('must be an image', async () => {
    home();
    await choose(photo('list.txt', 'text/plain'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid file typePlease upload an image file.');
  });

  it('of more than 5 MB is shrunk on request', async () => {
    const { user } = home();
    const huge = photo('huge.jpg');
    Object.defineProperty(huge, 'size', { value: 6e6 });
    await choose(huge);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'File too largePlease upload an image smaller than 5MB.',
    );
    await user.click(screen.getByRole('button', { name: 'Shrink and use it' }));
    expect(await screen.findByText('huge.jpg')).toBeInTheDocument();
  });

  it('is dropped anywhere on the page, or pasted', async () => {
    home();
    await card();
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [photo('dropped.png', 'image/png')] } });
    expect(await screen.findByText('dropped.png')).toBeInTheDocument();
    fireEvent.paste(box(), { clipboardData: { types: ['Files'], files: [photo('pasted.png', 'image/png')] } });
    expect(await screen.findByText('pasted.png')).toBeInTheDocument();
  });

  it('is not taken from a pasted text that carries a picture of itself', async () => {
    home();
    await card();
    fireEvent.paste(box(), { clipboardData: { types: ['text/plain', 'Files'], files: [photo('pasted.png')] } });
    expect(screen.queryByText('pasted.png')).not.toBeInTheDocument();
  });

  it('admits that the server has no recogniser, and typing still works', async () => {
    const { user } = home({}, false);
    expect(await screen.findByText('This server cannot read photos: name what you have.')).toBeInTheDocument();
    await choose(photo());
    await user.type(box(), 'eggs{Enter}');
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(within(await card()).queryByText('Ingredients found')).not.toBeInTheDocument();
  });
});

describe('the recognised ingredients', () => {
  const found = async () => {
    const ruledOut = [
      {
        kind: 'allergen' as const,
        id: 'Dairy',
        name: 'dairy',
        phrase: 'no dairy',
        textWithout: 'eggs, tomatoes, moon dust',
      },
    ];
    const answer = anAnswer({ ingredients: ['egg', 'tomato'], unknown: ['moon dust'], ruledOut });
    const view = home({ api: { [ANALYZE]: answer } });
    await view.user.type(box(), 'eggs, tomatoes, moon dust, no dairy{Enter}');
    await have();
    return view;
  };

  it('are removed with Delete, and the focus moves on', async () => {
    const { user, server } = await found();
    screen.getByRole('button', { name: 'egg' }).focus();
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('button', { name: 'egg' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'tomato' })).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(screen.getByRole('button', { name: 'moon dust' })).toHaveFocus();
    await user.keyboard('{Enter}rice{Enter}');
    expect(screen.getByRole('button', { name: 'rice' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await waitFor(() => expect(server.sentTo(ANALYZE)).toHaveLength(2));
    expect(server.sentTo(ANALYZE)[1]).toMatchObject({ ingredients: 'rice, no dairy' });
    expect(box()).toHaveValue('rice, no dairy');
  });

  it('are corrected in place, and unchanged after Escape', async () => {
    const { user } = await found();
    await user.click(screen.getByRole('button', { name: 'tomato' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'tomato' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Search again' })).not.toBeInTheDocument();
  });

  it('can be added to', async () => {
    const { user } = await found();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.keyboard('feta{Enter}');
    expect(await have()).toHaveTextContent('eggtomatofeta');
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  });
});

describe('the search shortcuts', () => {
  const pickFromList = async () => {
    const view = home();
    await view.user.click(await screen.findByRole('button', { name: 'Pick from a list' }));
    await screen.findByRole('dialog', { name: 'Pick what you have' });
    return view;
  };
  const picker = () => within(screen.getByRole('dialog', { name: 'Pick what you have' }));
  /** The dialog hides the page behind it. */
  const hiddenBox = () => screen.getByRole('textbox', { name: 'Your ingredients', hidden: true });

  it('add ingredients to the box on a tap and remove them again', async () => {
    const { user } = await pickFromList();
    await user.click(picker().getByRole('button', { name: 'eggs' }));
    await user.click(picker().getByRole('button', { name: 'rice' }));
    expect(hiddenBox()).toHaveValue('eggs, rice');
    expect(picker().getByRole('button', { name: 'eggs' })).toHaveAttribute('aria-pressed', 'true');
    expect(picker().getByText('2 chosen')).toBeInTheDocument();
    await user.click(picker().getByRole('button', { name: 'eggs' }));
    expect(hiddenBox()).toHaveValue('rice');
    await user.click(picker().getByRole('button', { name: 'Remove rice' }));
    expect(hiddenBox()).toHaveValue('');
    expect(picker().getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('offer every ingredient by kind', async () => {
    const { user } = await pickFromList();
    await user.click(picker().getByRole('tab', { name: 'Vegetables' }));
    await user.click(await picker().findByRole('button', { name: 'celeriac' }));
    expect(hiddenBox()).toHaveValue('celeriac');
  });

  it('find an ingredient by any of its names, and Enter takes the likeliest', async () => {
    const { user } = await pickFromList();
    const search = picker().getByRole('searchbox', { name: 'Search all ingredients' });
    await user.type(search, 'brinjal');
    expect(await picker().findByRole('button', { name: 'aubergines' })).toBeInTheDocument();
    await user.keyboard('{Enter}creme fr{Enter}');
    expect(hiddenBox()).toHaveValue('aubergines, crème fraîche');
    expect(search).toHaveValue('');
    await user.type(search, 'moon dust');
    await user.click(picker().getByRole('button', { name: 'Add “moon dust” anyway' }));
    expect(hiddenBox()).toHaveValue('aubergines, crème fraîche, moon dust');
  });

  it('search from the list, and give the focus back when it closes', async () => {
    const { user, server } = await pickFromList();
    expect(picker().getByRole('button', { name: 'Analyze' })).toBeDisabled();
    await user.click(picker().getByRole('button', { name: 'eggs' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Pick from a list' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Pick from a list' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Analyze' }));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(server.sentTo(ANALYZE)).toMatchObject([{ ingredients: 'eggs' }]);
  });

  it('remember the pantry, send it, and show no chip for it', async () => {
    const { user, server, store } = home({ api: { [ANALYZE]: anAnswer({ ingredients: ['egg', 'rice', 'feta'] }) } });
    await user.click(await screen.findByRole('button', { name: 'What I always have' }));
    const editor = within(await screen.findByRole('dialog', { name: 'What you always have' }));
    await user.click(editor.getByRole('button', { name: 'rice' }));
    await user.click(editor.getByRole('button', { name: 'eggs' }));
    await user.click(editor.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(screen.getByText(/rice, eggs/)).toHaveTextContent('Always have: rice, eggs');
    await user.type(box(), 'feta{Enter}');
    expect(await have()).toHaveTextContent(/^feta$/);
    expect(server.sentTo(ANALYZE)).toMatchObject([{ ingredients: 'rice, eggs, feta' }]);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    expect(selectPantry(store.getState())).toEqual([]);
  });

  it('put what is missing on the shopping list, and take it off again', async () => {
    const recipe = aRecipe({
      ingredients: [
        { id: 'egg', name: 'eggs', quantity: '4', amount: 4, unit: 'piece' },
        { id: 'cream', name: 'cream', quantity: '200 ml', amount: 200, unit: 'ml' },
      ],
      has: ['eggs'],
      needs: [{ id: 'cream', name: 'cream' }],
    });
    const { user, store } = home({ api: { [ANALYZE]: anAnswer({ recipes: [recipe] }) } });
    await user.type(box(), 'eggs{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add what is missing to the shopping list' }));
    const things = () =>
      Object.values(selectShoppingList(store.getState(), 'guest').entries).flatMap((entry) => entry.thing ?? []);
    expect(things()).toEqual([
      {
        id: 'cream',
        name: 'cream',
        language: 'en-GB',
        amount: 200,
        unit: 'ml',
        recipe: { id: recipe.id, title: recipe.title },
      },
    ]);
    expect(await screen.findByText('Shakshuka: 1 line')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(things()).toEqual([]);
  });
});

describe('the banner of a failed sign-in', () => {
  it.each([
    ['auth/network-request-failed', 'Network Connection Error', /could not be reached/],
    ['auth/unauthorized-domain', 'Domain Not Authorized', /Add localhost to the list/],
    ['auth/invalid-action', 'Domain Not Authorized', /Add localhost to the list/],
    ['auth/popup-closed-by-user', 'Authentication Error', /auth\/popup-closed-by-user/],
  ])('for %s says %s', async (message, title, text) => {
    home({ authError: { message } });
    const banner = await screen.findByRole('region', { name: title });
    expect(banner).toHaveTextContent(text);
    expect(banner).toHaveTextContent('You can continue using the product without signing in.');
    // Above the search, so that it is seen without scrolling.
    expect(banner.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('disappears when it is dismissed', async () => {
    const { user } = home({ authError: { message: 'auth/unknown' } });
    const banner = await screen.findByRole('region', { name: 'Authentication Error' });
    await user.click(within(banner).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Authentication Error' })).not.toBeInTheDocument();
  });
});

describe('ingredients that are typed', () => {
  it('become chips after a separator, and a pressed chip takes its ingredient out of the text', async () => {
    const { user } = renderApp('/');
    const box = screen.getByRole('textbox', { name: 'Your ingredients' });
    await user.type(box, 'eggs, rice, lem');
    const chips = within(await screen.findByRole('list', { name: 'Typed so far' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['eggs', 'rice']);
    await user.click(chips.getByRole('button', { name: 'Remove eggs' }));
    expect(box).toHaveValue('rice, lem');
    expect(chips.getByRole('button', { name: 'Remove rice' })).toHaveFocus();
    await user.click(chips.getByRole('button', { name: 'Remove rice' }));
    expect(box).toHaveValue('lem');
    expect(box).toHaveFocus();
  });
});
