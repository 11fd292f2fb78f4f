import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { photoPath } from '@contracts/photoPaths';
import { sha256 } from '@/lib/browser/sha256';
import { aRecipe } from '@/testing/builders';
import { emptyContent } from '@/testing/draft';
import { renderApp } from '@/testing/renderApp';
import { TINY_PHOTO } from '@/testing/tinyPhoto';

const PASTED = `Onion tart

200 g plain flour
100 g buter
3 onions

Bake it for 35 minutes.`;

const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

const review = async (text = PASTED) => {
  const view = renderApp('/add');
  fireEvent.change(await box('Text of the recipe'), { target: { value: text } });
  await view.user.click(press('Read the recipe'));
  await box('Title');
  return view;
};

const ingredients = () =>
  within(screen.getByRole('list', { name: 'Ingredients' }))
    .getAllByRole('textbox')
    .map((one) => (one as HTMLTextAreaElement).value);

describe('adding a recipe', () => {
  it('is one press from the header', async () => {
    const { user } = renderApp('/about');
    await user.click(await screen.findByRole('link', { name: 'Add a recipe' }));
    expect(await screen.findByRole('heading', { name: 'Add a recipe' })).toBeInTheDocument();
  });

  it('shows each line of a pasted text with what it was taken for, and asks where it is in doubt', async () => {
    const { user } = await review();
    expect(await box('Title')).toHaveValue('Onion tart');
    expect(ingredients()).toEqual(['200 g plain flour', '100 g buter', '3 onions']);
    expect(screen.getByText(/Timer: 35/)).toBeInTheDocument();
    await user.click(press('100 g butter'));
    expect(ingredients()[1]).toBe('100 g butter');
  });

  it('leaves the focus in the line when a suggestion is chosen or the last line is removed from the keyboard', async () => {
    const { user } = await review('Buttered toast\n\n100 g buter\n\nSpread it.');
    press('100 g butter').focus();
    await user.keyboard('{Enter}');
    expect(await box('Ingredient 1')).toHaveFocus();
    press('Remove Ingredient 1').focus();
    await user.keyboard('{Enter}');
    expect(press('Add an ingredient')).toHaveFocus();
  });

  it('says what the recipe contains while it is written', async () => {
    await review();
    fireEvent.change(await box('Ingredient 3'), { target: { value: '2 eggs' } });
    expect(await screen.findByText('Eggs')).toBeInTheDocument();
  });

  it('saves nothing before Save, and then opens the recipe', async () => {
    const { user, store } = await review();
    expect(store.getState().savedRecipes.byOwner.guest ?? []).toEqual([]);
    await user.click(press('Save the recipe'));
    expect(await screen.findByRole('heading', { name: 'Onion tart' })).toBeInTheDocument();
    const [saved] = store.getState().savedRecipes.byOwner.guest!;
    expect(saved).toMatchObject({ title: 'Onion tart', isSaved: true, instructions: [{ time: 2_100 }] });
    expect(saved!.ingredients[0]).toMatchObject({ written: '200 g plain flour', amount: 200, unit: 'g' });
    expect(store.getState().recipeDraft.draft).toBeNull();
  });

  it('asks for what is missing, and puts the focus there', async () => {
    const { user } = renderApp('/add');
    await user.click(await screen.findByRole('button', { name: 'Start with an empty page' }));
    await user.click(await screen.findByRole('button', { name: 'Save the recipe' }));
    for (const words of [
      'Please give the recipe a title',
      'A recipe needs at least one ingredient',
      'A recipe needs at least one step',
    ])
      expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(async () => expect(await box('Title')).toHaveFocus());
  });

  it('shows the dish by a photo of the cook’s own, or by the drawn picture again', async () => {
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
    const { user, store } = await review();
    const drawn = screen.getByAltText<HTMLImageElement>('Drawn picture').src;
    await user.upload(
      screen.getByTestId('own-photo'),
      new File([TINY_PHOTO as BlobPart], 'IMG.jpg', { type: 'image/jpeg' }),
    );
    // Its code loads with the first photo.
    await waitFor(() => expect(screen.getByAltText('Your photo')).toHaveAttribute('src', 'blob:photo'), {
      timeout: 20_000,
    });
    await user.click(press('Use the drawn picture'));
    expect(screen.getByAltText<HTMLImageElement>('Drawn picture').src).toBe(drawn);
    expect(press('Choose a photo')).toHaveFocus();
    await user.click(press('Undo'));
    expect(screen.getByAltText('Your photo')).toBeInTheDocument();
    await user.click(press('Save the recipe'));
    await screen.findByRole('heading', { name: 'Onion tart' });
    expect(store.getState().savedRecipes.byOwner.guest![0]!.imageUrl).toBe(photoPath(sha256(TINY_PHOTO)));
  });

  it('says that a file is no picture, and keeps the page as it was', async () => {
    const { user } = await review();
    await user.upload(screen.getByTestId('own-photo'), new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be read as a picture');
    expect(screen.getByAltText('Drawn picture')).toBeInTheDocument();
  });

  it('begins with what another app shared, each part once', async () => {
    const link = 'https://example.org/tart';
    renderApp(
      `/add?title=Onion+tart&text=${encodeURIComponent(`200 g flour ${link}`)}&url=${encodeURIComponent(link)}`,
    );
    expect(await box('Text of the recipe')).toHaveValue(`Onion tart\n200 g flour ${link}`);
  });

  it('says so when there is nothing to read', async () => {
    const { user } = renderApp('/add');
    await user.click(await screen.findByRole('button', { name: 'Read the recipe' }));
    expect(await screen.findByText('There is no text yet. Paste a recipe first.')).toBeInTheDocument();
  });

  it('goes on with the draft of an earlier visit', async () => {
    const content = { ...emptyContent, title: 'Half a soup' };
    renderApp('/add', { recipeDraft: { draft: { content, origin: '', past: [], future: [], last: null } } });
    expect(await box('Title')).toHaveValue('Half a soup');
  });

  it('points out that the recipe is saved already', async () => {
    const saved = {
      ...aRecipe({
        title: 'onion tart',
        ingredients: ['flour', 'butter', 'onion'].map((id) => ({ id, name: id, quantity: '' })),
      }),
      savedAt: 1,
    };
    const { user } = renderApp('/add', { savedRecipes: { byOwner: { guest: [saved] } } });
    fireEvent.change(await box('Text of the recipe'), { target: { value: PASTED } });
    await user.click(press('Read the recipe'));
    expect(await screen.findByText(/You have already saved “onion tart”/)).toBeInTheDocument();
  });
});

describe('a text with two recipes', () => {
  const TWO = `${PASTED}

Green salad

1 lettuce
2 tbsp oil
1 lemon

Wash the lettuce and dress it with oil and lemon.`;

  const choose = async () => {
    const view = renderApp('/add');
    fireEvent.change(await box('Text of the recipe'), { target: { value: TWO } });
    await view.user.click(press('Read the recipe'));
    await screen.findByRole('heading', { name: '2 recipes were found' });
    return view;
  };
  const saved = (store: ReturnType<typeof renderApp>['store']) =>
    (store.getState().savedRecipes.byOwner.guest ?? []).map(({ title }) => title);

  it('asks which one, and saves only that', async () => {
    const { user, store } = await choose();
    expect(saved(store)).toEqual([]);
    await user.click(press('Check this one Green salad'));
    expect(await box('Title')).toHaveValue('Green salad');
    await user.click(press('Save the recipe'));
    expect(await screen.findByRole('heading', { name: 'Green salad' })).toBeInTheDocument();
    expect(saved(store)).toEqual(['Green salad']);
    expect(store.getState().recipeDraft).toMatchObject({ draft: null, found: null });
  });

  it('has each checked after the other when the cook wants both', async () => {
    const { user, store } = await choose();
    await user.click(press('Check all 2, one after the other'));
    expect(await box('Title')).toHaveValue('Onion tart');
    await user.click(press('Save the recipe'));
    await waitFor(async () => expect(await box('Title')).toHaveValue('Green salad'));
    expect(screen.getByText('Recipe 2 of 2')).toHaveFocus();
    await user.click(press('Save the recipe'));
    await screen.findByRole('heading', { name: 'On this device' }, { timeout: 20_000 });
    expect(saved(store)).toEqual(expect.arrayContaining(['Onion tart', 'Green salad']));
  });

  it('goes on with the next when one is left out, and back to the choice with what was changed', async () => {
    const { user, store } = await choose();
    await user.click(press('Check all 2, one after the other'));
    await user.click(press('Leave this one out'));
    await waitFor(async () => expect(await box('Title')).toHaveValue('Green salad'));
    fireEvent.change(await box('Title'), { target: { value: 'Lemon salad' } });
    await user.click(press('Back to the recipes found'));
    expect(await screen.findByRole('heading', { name: 'Lemon salad' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(saved(store)).toEqual([]);
  });

  it('is one recipe when the cook says so', async () => {
    const { user } = await choose();
    await user.click(press('It is one recipe'));
    expect(await box('Title')).toHaveValue('Onion tart');
    expect(ingredients()).toContain('1 lettuce');
  });
});

describe('the ingredient list of a draft', () => {
  it('is written, moved and emptied with the keyboard alone', async () => {
    const { user } = await review();
    act(() => press('Move Ingredient 1').focus());
    await user.keyboard('{ArrowDown}');
    expect(ingredients()).toEqual(['100 g buter', '200 g plain flour', '3 onions']);
    await user.click(await box('Ingredient 3'));
    await user.keyboard('{Enter}salt');
    expect(ingredients().at(-1)).toBe('salt');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(ingredients()).toEqual(['100 g buter', '200 g plain flour', '3 onions']);
  });

  it('is moved by presses, without dragging, and keeps the focus', async () => {
    const { user } = await review();
    await user.click(press('Move Ingredient 1'));
    await user.click(press('Move down'));
    expect(ingredients()).toEqual(['100 g buter', '200 g plain flour', '3 onions']);
    expect(press('Move down')).toHaveFocus();
    await user.click(press('Move down'));
    expect(ingredients()).toEqual(['100 g buter', '3 onions', '200 g plain flour']);
    expect(press('Move down')).toHaveAttribute('aria-disabled', 'true');
    await user.click(press('Move Ingredient 3'));
    expect(screen.queryByRole('button', { name: 'Move up' })).not.toBeInTheDocument();
  });

  it('takes a pasted block, one line each, and a heading', async () => {
    const { user } = await review();
    await user.click(await box('Ingredient 3'));
    await user.paste('For the top:\n50 g cheese\nthyme');
    expect(ingredients()).toEqual([
      '200 g plain flour',
      '100 g buter',
      '3 onions',
      'For the top:',
      '50 g cheese',
      'thyme',
    ]);
    await user.click(press('Save the recipe'));
    await user.click(await screen.findByRole('tab', { name: /Ingredients/ }));
    expect(await screen.findByRole('heading', { name: 'For the top' })).toBeInTheDocument();
  });

  it('offers Undo and Redo only once there is a change to take back', async () => {
    const { user } = await review();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.click(press('Remove Ingredient 2'));
    expect(press('Undo')).toHaveAttribute('aria-disabled', 'false');
    expect(press('Redo')).toHaveAttribute('aria-disabled', 'true');
    await user.click(press('Undo'));
    expect(press('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(press('Redo')).toHaveAttribute('aria-disabled', 'false');
  });

  it('is as it was after Undo, with everything else on the page', async () => {
    const { user } = await review();
    await user.click(press('Remove Ingredient 2'));
    fireEvent.change(await box('Title'), { target: { value: 'Tart' } });
    await user.click(press('Undo'));
    await user.click(press('Undo'));
    expect(ingredients()).toEqual(['200 g plain flour', '100 g buter', '3 onions']);
    expect(await box('Title')).toHaveValue('Onion tart');
    expect(press('Undo')).toHaveFocus();
    await user.click(press('Redo'));
    expect(ingredients()).toHaveLength(2);
  });
});

describe('a recipe that is saved', () => {
  const own = {
    ...aRecipe({
      id: 40,
      title: 'Onion tart',
      userRating: 4,
      ingredients: [
        {
          name: 'flour',
          quantity: '200 g',
          id: 'flour',
          amount: 200,
          unit: 'g',
          written: '200 g flour',
          section: 'Pastry',
        },
        { name: 'onions', quantity: '3', id: 'onion', amount: 3, unit: 'piece', written: '3 onions, sliced' },
      ],
    }),
    savedAt: 5,
  };
  const list = { savedRecipes: { byOwner: { guest: [{ ...aRecipe({ id: 2, title: 'Soup' }), savedAt: 9 }, own] } } };
  const titles = (store: ReturnType<typeof renderApp>['store']) =>
    store.getState().savedRecipes.byOwner.guest!.map(({ title, userRating }) => `${title} ${userRating}`);

  it('of one’s own is edited in the words it was written in, and keeps its place, its address and its stars', async () => {
    const { user, store } = renderApp('/recipe/40', list);
    await user.click(await screen.findByRole('link', { name: 'Edit this recipe' }));
    expect(await box('Title')).toHaveValue('Onion tart');
    expect(ingredients()).toEqual(['Pastry:', '200 g flour', '3 onions, sliced']);
    fireEvent.change(await box('Title'), { target: { value: 'Better tart' } });
    await user.click(press('Save the recipe'));
    expect(await screen.findByRole('heading', { name: 'Better tart' })).toBeInTheDocument();
    expect(store.getState().recipeDraft.draft).toBeNull();
    expect(titles(store)).toEqual(['Soup 0', 'Better tart 4']);
  });

  it('of another cook becomes an own copy, and the original stays', async () => {
    const { user, store } = renderApp('/recipe/2', list);
    await user.click(await screen.findByRole('link', { name: 'Make it your own' }));
    expect(await box('Title')).toHaveValue('Soup');
    await user.click(press('Save the recipe'));
    await screen.findByRole('heading', { name: 'Soup' });
    expect(titles(store)).toEqual(['Soup 0', 'Soup 0', 'Onion tart 4']);
  });

  it('does not replace a draft that is not finished', async () => {
    const content = { ...emptyContent, title: 'Half a soup' };
    const draft = { content, origin: '', past: [], future: [], last: null };
    const { user } = renderApp('/add?recipe=40', { ...list, recipeDraft: { draft } });
    expect(await box('Title')).toHaveValue('Half a soup');
    expect(screen.getByText(/^You have not finished this recipe/)).toBeInTheDocument();
    await user.click(press('Start again'));
    await waitFor(async () => expect(await box('Title')).toHaveValue('Onion tart'));
    expect(screen.queryByText(/^You have not finished this recipe/)).not.toBeInTheDocument();
  });
});

describe('the address of a page', () => {
  const READ = 'POST /api/recipes/from-page';
  const LEEK = 'https://soup.example/leek';
  const answer = {
    address: LEEK,
    text: 'Leek soup\n\nIngredients:\n- 3 leeks\n\nMethod:\n1. Simmer for 20 minutes.',
    recipe: {
      title: 'Leek soup',
      about: '',
      servings: 4,
      ingredients: [{ text: '3 leeks' }],
      steps: ['Simmer for 20 minutes.'],
      labels: ['Lunch'],
      language: 'en-GB',
    },
  };

  it('becomes a draft to check, with its source', async () => {
    const { user } = renderApp('/add', { api: { [READ]: answer } });
    await user.type(await box('Address of a page'), `${LEEK}{Enter}`);
    expect(await box('Title')).toHaveValue('Leek soup');
    expect(ingredients()).toEqual(['3 leeks']);
    expect(await box('Source optional')).toHaveValue(LEEK);
    expect(screen.getByRole('group', { name: 'Original text' })).toHaveTextContent('3 leeks');
  });

  it('is understood in the box for the text, too', async () => {
    const { user } = renderApp('/add', { api: { [READ]: answer } });
    fireEvent.change(await box('Text of the recipe'), { target: { value: ` ${LEEK} ` } });
    await user.click(press('Read the recipe'));
    expect(await box('Title')).toHaveValue('Leek soup');
  });

  it('stays in its box when the page cannot be read, with the reason', async () => {
    const refusal = () => new Response('{"message":"The site does not answer.","error":"INVALID"}', { status: 422 });
    const { user } = renderApp('/add', { api: { [READ]: refusal } });
    await user.type(await box('Address of a page'), LEEK);
    await user.click(press('Get the recipe'));
    expect(await screen.findByText('The site does not answer.')).toBeInTheDocument();
    expect(await box('Address of a page')).toHaveValue(LEEK);
  });

  it('arrives from another app, with nothing else in the way', async () => {
    renderApp(`/add?title=Leek+soup&text=${encodeURIComponent(LEEK)}`);
    expect(await box('Address of a page')).toHaveValue(LEEK);
    expect(await box('Text of the recipe')).toHaveValue('');
  });

  it('is not asked for when the server reads no pages', async () => {
    renderApp('/add', { api: { 'GET /api/health': { status: 'ok', vision: false, pages: false } } });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Address of a page' })).not.toBeInTheDocument());
    expect(await box('Text of the recipe')).toBeInTheDocument();
    expect(screen.queryByTestId('page-photos')).not.toBeInTheDocument();
    expect(screen.getByTestId('import-file')).toBeInTheDocument();
  });
});

describe('photos of pages', () => {
  const READ = 'POST /api/recipes/from-photos';
  const HEALTH = { 'GET /api/health': { status: 'ok', vision: true, photos: 'words', pagePhotos: true, generation: false, accounts: true, devTools: false, recipes: 1 } }; // prettier-ignore
  const page = (name: string, type = 'image/jpeg') => new File(['page'], name, { type });
  const choose = async (user: ReturnType<typeof renderApp>['user'], ...files: File[]) =>
    user.upload(await screen.findByTestId('page-photos', {}, { timeout: 20_000 }), files);

  it('become one draft to check, beside what was printed', async () => {
    const { user } = renderApp('/add', { api: { ...HEALTH, [READ]: { text: 'Leek soup\n\n3 leeks\n\nSimmer the leeks for 20 minutes.' } } }); // prettier-ignore
    await screen.findByRole('heading', { name: 'Photos of pages' });
    await choose(user, page('1.jpg'), page('2.jpg'));
    expect(await box('Title')).toHaveValue('Leek soup');
    expect(ingredients()).toEqual(['3 leeks']);
    expect(screen.getByRole('group', { name: 'Original text' })).toHaveTextContent('Simmer the leeks');
  });

  it('are refused with the reason, and nothing is lost', async () => {
    const refusal = () => new Response('{"message":"No print could be read.","error":"INVALID"}', { status: 422 });
    const { user } = renderApp('/add', { api: { ...HEALTH, [READ]: refusal } });
    await choose(user, page('1.jpg'));
    expect(await screen.findByText('No print could be read.')).toBeInTheDocument();
    await choose(user, ...['1', '2', '3', '4', '5'].map((name) => page(name)));
    expect(await screen.findByText('Please choose at most 4 photos.')).toBeInTheDocument();
  });
});
