import type { JsonText } from '../text/jsonText';
import type { RecipePage } from '../text/recipeText';
import { ownerOfUser, ownerOfVisitor, uidOf } from './recipeOwner';
import { answerText, type SearchAnswer } from './searchAnswer';
import { Stopped, stopReason } from './stopped';

const hit = (id: number) => ({ page: { json: `{"id":${id}}` } as RecipePage });
const NOTHING: SearchAnswer = {
  hits: [],
  ingredients: [],
  unknown: [],
  total: 0,
  strong: 0,
  hidden: [],
  cuisines: [],
  ruledOut: [],
  wished: {} as SearchAnswer['wished'],
};
const sent = (parts: Partial<SearchAnswer>, failure?: Parameters<typeof answerText>[1]) =>
  JSON.parse(answerText({ ...NOTHING, ...parts }, failure) as JsonText<unknown> as string) as unknown;

describe('the answer of a search', () => {
  it('leaves out what there is nothing to say of', () => {
    expect(sent({})).toEqual({ recipes: [], ingredients: [] });
    const empty = { unlocks: [], found: [], mustUse: [], suggestions: [], emptied: [], isNear: false, written: [] };
    expect(sent(empty)).toEqual({ recipes: [], ingredients: [] });
  });

  it('carries everything else', () => {
    const parts = {
      unknown: ['zorblax'],
      found: [{ id: 'egg', name: 'eggs', recipes: 2 }],
      mustUse: ['egg'],
      suggestions: [{ written: 'egs', text: 'eggs' }],
      emptied: [{ restriction: { kind: 'time' }, recipes: 3 }],
      isNear: true,
      unlocks: [{ id: 'cream', name: 'cream', recipes: 2 }],
      hidden: [{ reason: { kind: 'unread' }, count: 2 }],
      cuisines: [{ cuisine: 'thai', count: 2 }],
      ruledOut: [{ kind: 'allergen', id: 'Dairy', name: 'dairy', phrase: 'no dairy', textWithout: 'eggs' }],
      photo: { kind: 'food' },
    } as unknown as Partial<SearchAnswer>;
    const failure = { error: 'AI_TIMEOUT_ERROR', message: 'too slow' } as Parameters<typeof answerText>[1];
    expect(sent({ ...parts, ingredients: ['eggs'] }, failure)).toEqual({
      recipes: [],
      ingredients: ['eggs'],
      ...parts,
      ...failure,
    });
  });

  it('shows written recipes after the hits, and does not count them', () => {
    expect(sent({ hits: [hit(1), hit(2)], written: [hit(3)], total: 2, strong: 2 })).toEqual({
      recipes: [{ id: 1 }, { id: 2 }, { id: 3 }],
      ingredients: [],
    });
  });

  it('says how many there are only when some are missing, or weak', () => {
    expect(sent({ hits: [hit(1)], total: 2, strong: 2 })).toMatchObject({ total: 2 });
    expect(sent({ hits: [hit(1)], total: 2, strong: 2 })).not.toHaveProperty('strong');
    expect(sent({ hits: [hit(1), hit(2)], total: 2, strong: 1 })).toMatchObject({ strong: 1 });
    expect(sent({ hits: [hit(1), hit(2)], total: 2, strong: 1 })).not.toHaveProperty('total');
  });
});

it('tells the owner of a recipe that has an account from one that has only a browser', () => {
  expect(uidOf(ownerOfUser('u1'))).toBe('u1');
  expect(uidOf(ownerOfVisitor('u1'))).toBeUndefined();
});

it('says why a model was stopped, or that the client left', () => {
  expect(stopReason(new AbortController().signal)).toBeUndefined();
  expect(stopReason(AbortSignal.abort(new Stopped('late')))).toBe('late');
  expect(stopReason(AbortSignal.abort(new Error('gone')))).toBe('left');
  expect(new Stopped('closing')).toMatchObject({ name: 'Stopped', message: 'closing' });
});
