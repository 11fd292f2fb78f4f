import { selectDetected, selectFailure, selectIsWriting, selectSearchStatus } from '@/slices/searchSlice';
import { toastActionChosen } from '@/slices/uiSlice';
import { anAnswer } from '@/testing/builders';
import { offline, refusal } from '@/testing/fakeApi';
import { type fakeStream } from '@/testing/fakeStream';
import { ANALYZE, CORPUS, found, first, second, wrote, pass, asking } from '@/testing/writingSearch';

beforeEach(() => jest.useFakeTimers());

describe('a model that fails', () => {
  it.each([
    ['AI_AUTH_ERROR', 'aiAuthFailed'],
    ['AI_RATE_LIMIT', 'serviceBusy'],
    ['AI_QUOTA_ERROR', 'aiQuotaExceeded'],
    ['AI_SERVER_ERROR', 'aiServerFailed'],
    ['AI_CONTEXT_ERROR', 'aiImageTooLarge'],
    ['AI_TIMEOUT_ERROR', 'searchTimedOut'],
    ['AI_NETWORK_ERROR', 'networkFailed'],
  ] as const)('beside recipes: cards and a toast, %s', async (error, kind) => {
    const { tell, line, titles, toast, see } = await asking();
    await tell(found, wrote(), {
      event: 'end',
      data: { ...anAnswer({ recipes: [...CORPUS, first] }), error, message: 'So it is.' },
    });
    line.close();
    await pass();
    expect(titles()).toEqual(['Shakshuka', 'Tortilla', 'Tomato frittata']);
    expect(see(selectSearchStatus)).toBe('success');
    expect(toast()).toMatchObject({ kind });
  });

  it('with nothing to show is a failed search, with what was detected', async () => {
    const { tell, line, see, toast } = await asking();
    await tell(
      { event: 'found', data: anAnswer({ recipes: [] }) },
      { event: 'failed', data: { status: 504, error: 'TIMEOUT', message: 'Too slow.', ingredients: ['eggs'] } },
    );
    line.close();
    await pass();
    expect(see(selectSearchStatus)).toBe('error');
    expect(see(selectIsWriting)).toBe(false);
    expect(see(selectFailure)).toMatchObject({ status: 504, code: 'TIMEOUT', text: 'Too slow.' });
    expect(see(selectDetected)).toEqual(['eggs']);
    expect(toast()).toMatchObject({ kind: 'serviceUnavailable' });
  });

  it('is refused before the first event like any other request', async () => {
    const { see, toast } = await asking({}, () => refusal(422, { error: 'NO_INGREDIENTS', message: 'None.' }));
    expect(see(selectSearchStatus)).toBe('error');
    expect(toast()).toMatchObject({ kind: 'noIngredientsFound' });
  });

  it.each([
    ['is torn', (line: ReturnType<typeof fakeStream>) => line.tear()],
    ['ends before the end', (line: ReturnType<typeof fakeStream>) => void line.close()],
    [
      'ends in the middle of a recipe',
      (line: ReturnType<typeof fakeStream>) => {
        line.send('event: recipe\ndata: {"id":90');
        line.close();
      },
    ],
  ])('keeps two recipes when the line %s', async (_what, breakIt) => {
    const { tell, line, titles, toast, see, store, api } = await asking();
    await tell(found, wrote(first), wrote(second));
    breakIt(line);
    await pass();
    expect(titles()).toEqual(['Shakshuka', 'Tortilla', 'Tomato frittata', 'Baked eggs']);
    expect(see(selectIsWriting)).toBe(false);
    expect(toast()).toMatchObject({ kind: 'networkFailed' });
    store.dispatch(toastActionChosen(toast()!));
    await pass();
    expect(api.sentTo(ANALYZE)).toHaveLength(2);
  });

  it('is a lost connection when the line breaks before anything is found', async () => {
    const { line, see, toast } = await asking();
    line.tear();
    await pass();
    expect(see(selectSearchStatus)).toBe('error');
    expect(toast()).toMatchObject({ kind: 'networkFailed' });
  });

  it('cannot be reached at all', async () => {
    const { see, toast } = await asking({}, offline);
    await pass();
    expect(see(selectSearchStatus)).toBe('error');
    expect(toast()).toMatchObject({ kind: 'networkFailed' });
  });

  it('is given up after a minute, and what is there stays', async () => {
    const { tell, see, titles, toast } = await asking();
    await tell(found, wrote());
    await pass(61_000);
    expect(see(selectIsWriting)).toBe(false);
    expect(titles()).toEqual(['Shakshuka', 'Tortilla', 'Tomato frittata']);
    expect(toast()).toMatchObject({ kind: 'searchTimedOut' });
  });
});
