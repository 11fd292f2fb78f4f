import type { UnknownAction } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import { searchNewsArrived, type AnalyzeNews } from '@/api/searchNews';
import { weakerKey, type SearchLimits } from '@/lib/search/searchLimits';
import { aRecipe, anAnswer, aWrittenRecipe, recipes } from '@/testing/builders';
import { searchRetried, searchSlice, searchSubmitted, type SearchState } from '../searchSlice';

const { reducer, getInitialState } = searchSlice;
const initial = getInitialState();
const after = (state: SearchState, ...actions: UnknownAction[]) => actions.reduce(reducer, state);

const PREFERENCES = { dietTypes: [], excludedAllergens: [] };
const LIMITS: SearchLimits = { excludedAllergens: [], dietTypes: [], lifted: [] };

const call = (outcome: 'pending' | 'fulfilled' | 'rejected', parts: object = {}, request: object = {}) => ({
  type: `api/executeMutation/${outcome}`,
  error: { message: 'it failed' },
  ...parts,
  meta: {
    arg: { endpointName: 'analyze', type: 'mutation', originalArgs: { preferences: PREFERENCES, ...request } },
    requestId: 'r1',
    requestStatus: outcome,
    fulfilledTimeStamp: 1234,
  },
});

const pending = (request: object = { ingredients: 'eggs', streamId: 's1' }) => call('pending', {}, request);
const fulfilled = (answer: object = {}) => call('fulfilled', { payload: { ...anAnswer(), ...answer } });
const rejected = (payload?: object) => call('rejected', { payload });
const news = (event: AnalyzeNews['event'], data: object, streamId = 's1') =>
  searchNewsArrived({ streamId, at: 99, news: { event, data } as AnalyzeNews });

const asked = after(initial, searchSubmitted({ text: 'eggs' }), pending());

it('follows the actions of the search', () => {
  expect(apiSlice.endpoints.analyze.matchPending(pending())).toBe(true);
  expect(apiSlice.endpoints.analyze.matchFulfilled(fulfilled())).toBe(true);
  expect(apiSlice.endpoints.analyze.matchRejected(rejected())).toBe(true);
});

describe('a search that was sent', () => {
  it('is loading, and keeps what it was asked with', () => {
    expect(asked).toMatchObject({
      status: 'loading',
      requestId: 'r1',
      streamId: 's1',
      asked: 'eggs',
      askedPantry: '',
      askedLimits: LIMITS,
    });
  });

  it('tells the pantry from the text of the box', () => {
    const withPantry = after(initial, searchSubmitted({ text: 'eggs' }), pending({ ingredients: 'rice, oil, eggs' }));
    expect(withPantry).toMatchObject({ asked: 'rice, oil, eggs', askedPantry: 'rice, oil, ', streamId: null });
    const ofPhoto = after({ ...initial, text: 'eggs' }, pending({ ingredients: 'rice' }));
    expect(ofPhoto.askedPantry).toBe('');
    expect(after(initial, pending({})).asked).toBeNull();
  });

  it('drops the results before it, but not what is lifted and pinned for it', () => {
    const before: SearchState = { ...initial, results: recipes(3), mustUse: ['egg'], lifted: [{ kind: 'unread' }] };
    expect(after(before, pending())).toMatchObject({ results: [], mustUse: ['egg'], lifted: [{ kind: 'unread' }] });
  });
});

describe('an answer', () => {
  it('is shown with all that came with it', () => {
    const parts = {
      recipes: recipes(2),
      unknown: ['zorblax'],
      found: [{ id: 'egg', name: 'eggs', recipes: 2 }],
      suggestions: [{ written: 'egs', text: 'eggs' }],
      isNear: true,
      emptied: [{ restriction: { kind: 'time' }, recipes: 3 }],
      ruledOut: [{ kind: 'allergen', id: 'Dairy', name: 'dairy', phrase: 'no dairy', textWithout: 'eggs' }],
      photo: { kind: 'food' },
      unlocks: [{ id: 'cream', name: 'cream', recipes: 2 }],
      hidden: [{ reason: { kind: 'unread' }, count: 2 }],
      cuisines: [{ cuisine: 'thai', count: 2 }],
      isOffline: true,
    };
    const { suggestions, photo, hidden, cuisines, isOffline, recipes: results, ...same } = parts;
    expect(after(asked, fulfilled(parts))).toMatchObject({
      ...same,
      results,
      status: 'success',
      at: 1234,
      detected: ['eggs', 'tomatoes'],
      meant: suggestions,
      seen: photo,
      hidden,
      cuisineCounts: cuisines,
      isFromDevice: isOffline,
      headCount: 2,
      isWriting: false,
    });
  });

  it('may come with nothing but recipes', () => {
    expect(after(asked, fulfilled())).toMatchObject({
      unknown: [],
      found: [],
      meant: [],
      isNear: false,
      emptied: [],
      ruledOut: [],
      seen: null,
      unlocks: [],
      hidden: [],
      cuisineCounts: [],
      isFromDevice: false,
      total: null,
      weaker: 0,
      isWeakerShown: false,
      further: {},
    });
  });

  it('to another search is dropped', () => {
    const newer: SearchState = { ...asked, requestId: 'r2' };
    expect(after(newer, fulfilled())).toBe(newer);
    expect(after(newer, rejected({ status: 500, message: '' }))).toBe(newer);
    expect(after(asked, searchRetried(undefined), fulfilled()).status).toBe('loading');
  });

  it('counts neither weaker matches nor recipes by a model as found', () => {
    const mixed = [...recipes(2), aRecipe({ id: 3, isWeaker: true }), aWrittenRecipe()];
    expect(after(asked, fulfilled({ recipes: mixed })).headCount).toBe(2);
  });

  it('says how many more matches the server has', () => {
    expect(after(asked, fulfilled({ recipes: recipes(3), total: 10, strong: 7 }))).toMatchObject({
      total: 7,
      weaker: 3,
    });
    expect(after(asked, fulfilled({ recipes: recipes(3), total: 3 }))).toMatchObject({ total: null, weaker: 0 });
  });

  it('without a strong match shows the weaker ones, as the first page of their list', () => {
    const weak = recipes(3, { isWeaker: true });
    const list = { pages: [[1, 2, 3]], hidden: [], cuisines: [] };
    const part = after(asked, fulfilled({ recipes: weak, total: 8, strong: 0 }));
    expect(part).toMatchObject({ total: null, weaker: 8, isWeakerShown: true, headCount: 0 });
    expect(part.further).toEqual({ [weakerKey(LIMITS)]: { ...list, offset: 3, isLast: false } });
    const whole = after(asked, fulfilled({ recipes: weak, total: 3, strong: 0 }));
    expect(whole.further).toEqual({ [weakerKey(LIMITS)]: { ...list, offset: 3, isLast: true } });
  });

  it('to a photo is asked for again in words, with what the text rules out', () => {
    const ofPhoto: SearchState = { ...asked, isByPhoto: true };
    const ruledOut = [{ kind: 'allergen', id: 'Dairy', name: 'dairy', phrase: 'no dairy', textWithout: '' }];
    expect(after(ofPhoto, fulfilled({ ruledOut })).asked).toBe('eggs, tomatoes, no dairy');
    expect(after(asked, fulfilled({ ruledOut })).asked).toBe('eggs');
  });
});

describe('what has to be used up', () => {
  const found = [
    { id: 'egg', name: 'eggs', recipes: 2 },
    { id: 'tomato', name: 'tomatoes', recipes: 1 },
  ];
  const pinned: SearchState = {
    ...asked,
    mustUse: ['egg', 'leek'],
    askedLimits: { ...LIMITS, mustUse: ['egg', 'leek'] },
  };

  it('is no longer what has left the kitchen', () => {
    expect(after(pinned, fulfilled({ found }))).toMatchObject({ mustUse: ['egg'], askedLimits: { mustUse: ['egg'] } });
    const gone = after(
      { ...pinned, mustUse: ['leek'], askedLimits: { ...LIMITS, mustUse: ['leek'] } },
      fulfilled({ found }),
    );
    expect(gone.mustUse).toEqual([]);
    expect(gone.askedLimits).toEqual(LIMITS);
  });

  it('is what the text says, as if its chip had been pressed', () => {
    const fromText = after(asked, fulfilled({ found, mustUse: ['tomato'] }));
    expect(fromText).toMatchObject({ mustUse: ['tomato'], askedLimits: { mustUse: ['tomato'] } });
    expect(after(asked, fulfilled({ found, mustUse: [] })).askedLimits).toEqual(LIMITS);
  });
});

describe('news of a search', () => {
  it('tell its stage, which never goes back', () => {
    const stage = (fraction: number) => news('stage', { stage: 'matching', fraction });
    expect(after(asked, stage(0.5), stage(0.2)).stage).toEqual({ stage: 'matching', fraction: 0.5 });
  });

  it('show what was found while a model writes on', () => {
    expect(after(asked, news('found', anAnswer()))).toMatchObject({ status: 'success', isWriting: true, at: 99 });
    expect(after(asked, news('found', anAnswer({ recipes: [] })))).toMatchObject({
      status: 'loading',
      isWriting: true,
    });
  });

  it('add each written recipe below, once, and hold the order', () => {
    const written = news('recipe', aWrittenRecipe());
    const state = after(asked, news('found', anAnswer({ recipes: [] })), written, written);
    expect(state).toMatchObject({ status: 'success', isWriting: true, isOrderHeld: true });
    expect(state.results.map(({ id }) => id)).toEqual([900]);
    const whole = after(state, fulfilled({ recipes: [aWrittenRecipe(), aWrittenRecipe({ id: 901 })] }));
    expect(whole).toMatchObject({ status: 'success', isWriting: false });
    expect(whole.results.map(({ id }) => id)).toEqual([900, 901]);
  });

  it('of another stream, or after the end, are dropped', () => {
    const found = news('found', anAnswer());
    expect(after(asked, news('found', anAnswer(), 's2'))).toBe(asked);
    const done = after(asked, fulfilled());
    expect(after(done, news('recipe', aWrittenRecipe()))).toBe(done);
    const retried = after(asked, searchRetried(undefined));
    expect(after(retried, found)).toBe(retried);
  });
});

describe('a failure', () => {
  it('is shown with what was understood before it', () => {
    const failure = {
      status: 422,
      message: 'no',
      ingredients: ['eggs'],
      unknown: ['zorblax'],
      suggestions: [{ text: 'x' }],
    };
    expect(after(asked, rejected(failure))).toMatchObject({
      status: 'error',
      failure,
      detected: ['eggs'],
      unknown: ['zorblax'],
      meant: [{ text: 'x' }],
      isWriting: false,
    });
  });

  it('without an answer has the words of the error', () => {
    const state = after(asked, rejected());
    expect(state.failure).toEqual({ status: 'MALFORMED', message: 'it failed' });
    expect(state).toMatchObject({ detected: [], unknown: [], meant: [] });
  });

  it('leaves what a model has written, and stops the writing', () => {
    const writing = after(asked, news('found', anAnswer()));
    expect(after(writing, rejected())).toMatchObject({ status: 'success', failure: null, isWriting: false });
  });
});

describe('a text that is searched for', () => {
  const pinned: SearchState = { ...initial, mustUse: ['egg'], requestId: 'r0' };

  it('unpins what had to be used up, unless it corrects the text before', () => {
    expect(after(pinned, searchSubmitted({ text: 'rice' })).mustUse).toEqual([]);
    expect(after(pinned, searchSubmitted({ text: 'rice', isCorrected: true })).mustUse).toEqual(['egg']);
    expect(after(pinned, searchSubmitted({ text: 'rice' })).requestId).toBeNull();
  });

  it('goes with a chosen photo by ingredients only, and may be empty then', () => {
    const image = { name: 'fridge.jpg', size: 9, isSelected: true };
    const byPhoto = (state: Partial<SearchState>, request: Partial<Parameters<typeof searchSubmitted>[0]> = {}) =>
      after({ ...initial, image, ...state }, searchSubmitted({ text: '', withPhoto: true, ...request })).isByPhoto;
    expect(byPhoto({})).toBe(true);
    expect(byPhoto({ mode: 'name' })).toBe(false);
    expect(byPhoto({ image: { ...image, isSelected: false } })).toBe(false);
    expect(byPhoto({ image: null })).toBe(false);
    expect(byPhoto({}, { withPhoto: false, text: 'eggs' })).toBe(false);
    expect(after({ ...initial, image }, searchSubmitted({ text: ' ', withPhoto: true })).recentSearches).toEqual([]);
  });

  it('is remembered apart by mode, whatever its capitals', () => {
    const { recentSearches } = after(
      initial,
      searchSubmitted({ text: 'Eggs' }),
      searchSubmitted({ text: 'eggs', mode: 'name' }),
      searchSubmitted({ text: 'EGGS', mode: 'ingredients' }),
    );
    expect(recentSearches).toEqual([
      { mode: 'ingredients', text: 'EGGS' },
      { mode: 'name', text: 'eggs' },
    ]);
  });
});
