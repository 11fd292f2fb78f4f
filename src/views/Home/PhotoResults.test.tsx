import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PhotoReading } from '@contracts/analyze';
import { anAnswer } from '@/testing/builders';
import { refusal } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';

const ANALYZE = 'POST /api/analyze';
const HEALTH = 'GET /api/health';

const photo = (chips: PhotoReading['chips'], by = 'eyes-7b'): PhotoReading => ({ chips, by });

const sure = (name: string, confidence = 0.93) => ({
  id: name,
  name,
  confidence,
  isSure: true,
  source: 'model' as const,
});
const guess = (name: string, confidence = 0.5) => ({ ...sure(name, confidence), isSure: false });

const SEEN = photo([sure('egg', 0.97), sure('tomato'), guess('cream', 0.62), guess('chives')]);

const search = async (answer: unknown, health: object = { status: 'ok', vision: true, photos: 'food' }) => {
  const view = renderApp('/', { api: { [ANALYZE]: answer, [HEALTH]: health } });
  await screen.findByRole('group', { name: 'Photo of your ingredients' });
  fireEvent.change(screen.getByTestId('photo-file'), {
    target: { files: [new File(['photo'], 'shelf.jpg', { type: 'image/jpeg' })] },
  });
  await screen.findByText('shelf.jpg');
  await view.user.click(screen.getByRole('button', { name: 'Analyze' }));
  return view;
};

const guesses = () => screen.findByRole('list', { name: 'Is this in your photo?' });

describe('ingredients recognised in a photo', () => {
  it('come with a confidence and a source', async () => {
    await search(anAnswer({ ingredients: ['egg', 'tomato'], photo: SEEN }));
    expect(await screen.findByText('Seen in the photo by eyes-7b')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'You have' })).toHaveTextContent('eggtomato');
    expect(await guesses()).toHaveTextContent('cream?chives?');
  });

  it('offer a new search when the results are restored', async () => {
    const { user } = await search(anAnswer({ ingredients: ['egg', 'tomato'], photo: SEEN }));
    const card = () => within(screen.getByRole('group', { name: 'Photo of your ingredients' }));
    expect(await card().findByRole('button', { name: 'Try another image' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Terms' }));
    await screen.findByText(/Last updated/);
    await user.click(screen.getByRole('link', { name: /Larder/ }));
    await screen.findByText('Your previous search results have been restored.');
    expect(await card().findByText('shelf.jpg')).toBeInTheDocument();
    await user.click(card().getByRole('button', { name: 'New search' }));
    expect(card().queryByText('shelf.jpg')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your ingredients' })).toHaveFocus();
  });

  it('are questions if they are guesses: nothing is added before the cook accepts it', async () => {
    const { user, server } = await search(anAnswer({ ingredients: ['egg', 'tomato'], photo: SEEN }));
    const list = await guesses();
    expect(screen.queryByRole('button', { name: 'Search again' })).not.toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Yes, cream' }));
    expect(screen.getByRole('list', { name: 'You have' })).toHaveTextContent('cream');
    expect(screen.getByRole('button', { name: 'Yes, chives' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'No, not chives' }));
    expect(screen.queryByRole('list', { name: 'Is this in your photo?' })).not.toBeInTheDocument();
    const again = screen.getByRole('button', { name: 'Search again' });
    expect(again).toHaveFocus();
    await user.click(again);
    await waitFor(() => expect(server.sentTo(ANALYZE)).toHaveLength(2));
    expect(server.sentTo(ANALYZE)[1]).toMatchObject({ ingredients: 'egg, tomato, cream' });
  });

  it('can be answered with the keyboard alone', async () => {
    const { user } = await search(anAnswer({ ingredients: ['egg'], photo: SEEN }));
    within(await guesses())
      .getByRole('button', { name: 'Yes, cream' })
      .focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Yes, chives' })).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(screen.getByRole('button', { name: 'Yes, cream' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Search again' })).toHaveFocus();
    expect(screen.getByRole('list', { name: 'You have' })).toHaveTextContent('eggcream');
  });

  it('may be guesses only: they are offered, and no message says that nothing was found', async () => {
    const { user, server } = await search(
      anAnswer({ recipes: [], ingredients: [], photo: photo([guess('courgette')]) }),
    );
    await user.click(within(await guesses()).getByRole('button', { name: 'Yes, courgette' }));
    expect(screen.queryByText(/No recipes found/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await waitFor(() => expect(server.sentTo(ANALYZE)[1]).toMatchObject({ ingredients: 'courgette' }));
  });

  it('may be empty while the text still finds recipes', async () => {
    await search(anAnswer({ photo: photo([], '') }));
    expect(await screen.findByText('Nothing was recognised in the photo')).toBeInTheDocument();
  });

  it('may be printed words, and the page says so', async () => {
    await search(
      anAnswer({ ingredients: ['egg'], photo: photo([{ ...sure('egg'), source: 'ocr' }], 'printed words') }),
    );
    expect(await screen.findByText('Read from the printed words in the photo')).toBeInTheDocument();
  });
});

describe('the photo of a search that failed', () => {
  const card = () => screen.findByRole('group', { name: 'Photo of your ingredients' });

  it('is marked if it showed no ingredient', async () => {
    await search(refusal(422, { error: 'NO_INGREDIENTS', message: 'No ingredients detected in the photo.' }));
    await waitFor(async () => expect(await card()).toHaveAttribute('data-state', 'failed'));
  });

  it('is followed by what the text advises: another photo, or the box', async () => {
    const { user } = await search(
      refusal(422, { error: 'NO_INGREDIENTS', message: 'No ingredients detected in the photo.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Type what I have' }));
    expect(screen.getByRole('textbox', { name: 'Your ingredients' })).toHaveFocus();
    await user.upload(screen.getByTestId('another-photo'), new File(['x'], 'shelf.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('shelf.jpg')).toBeInTheDocument();
    expect(screen.queryByTestId('another-photo')).not.toBeInTheDocument();
  });

  it('is not blamed for a server that cannot be reached', async () => {
    await search(refusal(503, {}));
    await screen.findByRole('button', { name: 'Try Again' });
    expect(await card()).toHaveAttribute('data-state', 'selected');
  });
});

describe('the list of ingredients', () => {
  it('is offered if the server reads words only, and opens', async () => {
    const { user } = renderApp('/', { api: { [HEALTH]: { status: 'ok', vision: true, photos: 'words' } } });
    expect(await screen.findByText(/Reads packages and receipts/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Pick from a list' }));
    const list = await screen.findByRole('dialog', { name: 'Pick what you have' });
    expect(await within(list).findByRole('button', { name: 'eggs' })).toBeInTheDocument();
  });
});
