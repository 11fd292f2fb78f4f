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

describe('what a photo showed', () => {
  it('is said with how sure it is, and by whom', async () => {
    await search(anAnswer({ ingredients: ['egg', 'tomato'], photo: SEEN }));
    expect(await screen.findByText('Seen in the photo by eyes-7b')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'You have' })).toHaveTextContent('egg97%tomato93%');
    expect(await guesses()).toHaveTextContent('cream62%chives50%');
  });

  it('is asked where it is a guess: nothing is added before the cook says yes', async () => {
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

  it('is answered with the keyboard alone', async () => {
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
    expect(screen.getByRole('list', { name: 'You have' })).toHaveTextContent('egg97%cream');
  });

  it('may be guesses only: they are asked, and nobody says that nothing was found', async () => {
    const { user, server } = await search(
      anAnswer({ recipes: [], ingredients: [], photo: photo([guess('courgette')]) }),
    );
    await user.click(within(await guesses()).getByRole('button', { name: 'Yes, courgette' }));
    expect(screen.queryByText(/No recipes found/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await waitFor(() => expect(server.sentTo(ANALYZE)[1]).toMatchObject({ ingredients: 'courgette' }));
  });

  it('is nothing, where the text is answered all the same', async () => {
    await search(anAnswer({ photo: photo([], '') }));
    expect(await screen.findByText('Nothing was recognised in the photo')).toBeInTheDocument();
  });

  it('may be words: then that is said', async () => {
    await search(
      anAnswer({ ingredients: ['egg'], photo: photo([{ ...sure('egg'), source: 'ocr' }], 'printed words') }),
    );
    expect(await screen.findByText('Read from the printed words in the photo')).toBeInTheDocument();
  });
});

describe('the list to pick from', () => {
  it('is offered by the card of a server that reads words only, and opens with the focus on it', async () => {
    const { user } = renderApp('/', { api: { [HEALTH]: { status: 'ok', vision: true, photos: 'words' } } });
    expect(await screen.findByText(/Reads packages and receipts/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'pick it from a list' }));
    const opener = await screen.findByRole('button', { name: 'Pick from a list', expanded: true });
    expect(opener).toHaveFocus();
    expect(screen.getByRole('button', { name: 'eggs' })).toBeInTheDocument();
  });

  it('is offered where a photo led to nothing', async () => {
    const refused = refusal(422, { error: 'NO_INGREDIENTS', message: 'No ingredients detected in the photo.' });
    const { user } = await search(refused);
    const offered = await screen.findAllByRole('button', { name: 'Pick from a list' });
    await user.click(offered.at(-1)!);
    expect(await screen.findByRole('button', { name: 'Pick from a list', expanded: true })).toHaveFocus();
  });
});
