import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { selectDraft } from '@/slices/recipeDraftSlice';
import { renderApp } from '@/testing/renderApp';
import { settled } from '@/testing/settled';
import { box, ingredients, press } from './testing/addingPage';

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

  it('is no longer wanted once an empty page has been started', async () => {
    let arrive: (page: typeof answer) => void = () => undefined;
    const late = new Promise<typeof answer>((resolve) => {
      arrive = resolve;
    });
    const { user, store } = renderApp('/add', { api: { [READ]: () => late } });
    await user.type(await box('Address of a page'), `${LEEK}{Enter}`);
    await user.click(press('Start with an empty page'));
    await user.type(await box('Title'), 'My soup');
    arrive(answer);
    await act(settled);
    expect(screen.queryByRole('group', { name: 'Original text' })).not.toBeInTheDocument();
    expect(selectDraft(store.getState())?.content.title).toBe('My soup');
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
