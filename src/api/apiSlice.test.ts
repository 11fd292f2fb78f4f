import { ANALYZE_TIMEOUT_MS } from '@contracts/limits';
import { createAppStore } from '@/app/store/store';
import { anAnswer, aRecipe } from '@/testing/builders';
import { fakeApi, offline, refusal } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { apiSlice } from './apiSlice';

const { analyze, getHealth, getMe, getRecipe, shareRecipe } = apiSlice.endpoints;

const ask = {
  ingredients: 'eggs',
  category: 'None' as const,
  preferences: { excludedAllergens: [], dietTypes: [], language: 'es' as const },
};
const ME = 'GET /api/auth/me';
const ANALYZE = 'POST /api/analyze';

const newStore = () => createAppStore(fakeEffects(), preloaded({ preferences: { language: 'fr' } }));

const failureOf = async (reply: unknown) => {
  fakeApi({ [ME]: reply });
  return (await newStore().dispatch(getMe.initiate())).error;
};

describe('a failed call', () => {
  it.each([
    [
      'has the message and code of the JSON body',
      () => refusal(401, { message: 'Connectez-vous.', error: 'NOT_SIGNED_IN' }),
      {
        status: 401,
        message: '401: {"message":"Connectez-vous.","error":"NOT_SIGNED_IN"}',
        code: 'NOT_SIGNED_IN',
        text: 'Connectez-vous.',
      },
    ],
    ['has a plain text body', () => refusal(500, 'down for a while'), { status: 500, text: 'down for a while' }],
    ['shows no page of a proxy', () => refusal(502, '<html>nginx</html>'), { status: 502, text: undefined }],
    ['is fine without a body', () => new Response('', { status: 503, statusText: 'Busy' }), { message: '503: Busy' }],
    ['is fine with JSON that is no object', () => refusal(500, '"oops"'), { status: 500 }],
    [
      'brings along what was detected',
      () => refusal(504, { error: 'TIMEOUT', ingredients: ['eggs', 7] }),
      { ingredients: ['eggs'] },
    ],
    ['brings along what was not understood', () => refusal(422, { unknown: ['xyz'] }), { unknown: ['xyz'] }],
    [
      'brings along what may have been meant',
      () => refusal(422, { suggestions: [{ typed: 'toms', ingredients: [{ id: 'tomato', name: 'tomato' }] }, 'toms'] }),
      { suggestions: [{ typed: 'toms', ingredients: [{ id: 'tomato', name: 'tomato' }] }] },
    ],
    ['knows that there is no connection', offline, { status: 'OFFLINE' }],
    ['knows HTML under a 200', () => new Response('<!doctype html>'), { status: 'MALFORMED' }],
    ['knows JSON that is something else', { error: 'none of it' }, { status: 'MALFORMED' }],
    ['says an error that is a sentence', () => refusal(409, { error: 'Already taken.' }), { text: 'Already taken.' }],
    ['says no error that is a code', () => refusal(409, { error: 'CONFLICT' }), { code: 'CONFLICT', text: undefined }],
    ['says no HTML in JSON', () => refusal(500, { message: '<b>oops</b>' }), { text: undefined }],
    ['knows truncated JSON', () => new Response('{"uid":"a'), { status: 'MALFORMED' }],
  ])('%s', async (_what, reply, expected) => {
    expect(await failureOf(reply)).toMatchObject(expected);
  });

  it('is not tried again', async () => {
    const api = fakeApi({ [ME]: refusal(500) });
    await newStore().dispatch(getMe.initiate());
    expect(api.sent).toHaveLength(1);
  });
});

describe('a call', () => {
  it('speaks the language of the preferences', async () => {
    const api = fakeApi({ 'GET /api/health': { status: 'ok' } });
    await newStore().dispatch(getHealth.initiate());
    expect(api.sent[0]).toMatchObject({ language: 'fr' });
  });

  it('does not take an empty answer for the recipe that was stored', async () => {
    fakeApi({ 'POST /api/recipes/share': () => new Response(null, { status: 204 }) });
    expect((await newStore().dispatch(shareRecipe.initiate(aRecipe()))).error).toMatchObject({ status: 'MALFORMED' });
  });

  it('asks for a recipe once in each language', async () => {
    const api = fakeApi({ 'GET /api/recipes/7': aRecipe() });
    const store = newStore();
    await store.dispatch(getRecipe.initiate({ id: 7, language: 'fr' }));
    await store.dispatch(getRecipe.initiate({ id: 7, language: 'fr' }));
    await store.dispatch(getRecipe.initiate({ id: 7, language: 'es' }));
    expect(api.sent.map(({ language }) => language)).toEqual(['fr', 'es']);
  });

  it('sends a search as a form, in its own language', async () => {
    const api = fakeApi({ [ANALYZE]: anAnswer() });
    await newStore().dispatch(analyze.initiate(ask));
    expect(api.sent[0]).toMatchObject({ language: 'es', body: { ingredients: 'eggs', category: 'None' } });
  });

  it('gives up a search after a minute, with the code of the time-out', async () => {
    jest.useFakeTimers();
    fakeApi({ [ANALYZE]: () => new Promise(() => undefined) });
    const answer = newStore().dispatch(analyze.initiate(ask));
    await jest.advanceTimersByTimeAsync(ANALYZE_TIMEOUT_MS);
    expect((await answer).error).toMatchObject({ status: 'TIMEOUT', code: 'AI_TIMEOUT_ERROR' });
  });

  it('keeps a photo out of the state', async () => {
    fakeApi({ [ANALYZE]: anAnswer() });
    const store = newStore();
    const { ingredients: _text, ...rest } = ask;
    await store.dispatch(analyze.initiate({ ...rest, images: [new Blob(['photo'])] }, { track: false }));
    expect(JSON.stringify(store.getState())).toBe(
      JSON.stringify(store.getState(), (_key, value) => (value instanceof Blob ? 'BLOB' : value)),
    );
  });
});
