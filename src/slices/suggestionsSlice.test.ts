import type { Completion } from '@/lib/search/suggestedText';
import { suggestionsArrived, suggestionsClosed, suggestionsSlice, textTyped } from './suggestionsSlice';

const { reducer, getInitialState } = suggestionsSlice;
const completion = (text: string) => ({ kind: 'ingredient', id: text, name: text, text }) as unknown as Completion;
const LEMON = completion('Lemon');
const LEEK = completion('Leek');

const typed = reducer(getInitialState(), textTyped({ mode: 'ingredients', text: 'le' }));
const open = reducer(typed, suggestionsArrived({ mode: 'ingredients', text: 'le', completions: [LEMON, LEEK] }));

it('has nothing to suggest before anything is typed', () => {
  expect(getInitialState()).toEqual({ typed: null, completions: [] });
  const arrived = suggestionsArrived({ mode: 'name', text: 'le', completions: [LEEK] });
  expect(reducer(getInitialState(), arrived).completions).toEqual([]);
});

it('suggests what arrives for the typed text', () => {
  expect(open).toEqual({ typed: { mode: 'ingredients', text: 'le' }, completions: [LEMON, LEEK] });
});

it.each([
  ['another text', { mode: 'ingredients', text: 'l' }],
  ['another mode', { mode: 'name', text: 'le' }],
] as const)('drops what arrives for %s', (_what, late) => {
  expect(reducer(open, suggestionsArrived({ ...late, completions: [] }))).toBe(open);
});

it('keeps what still continues the text, until the next answer', () => {
  const on = reducer(open, textTyped({ mode: 'ingredients', text: 'lem' }));
  expect(on).toEqual({ typed: { mode: 'ingredients', text: 'lem' }, completions: [LEMON] });
});

it('keeps nothing of another mode', () => {
  expect(reducer(open, textTyped({ mode: 'name', text: 'le' })).completions).toEqual([]);
});

it('is closed with nothing left', () => {
  expect(reducer(open, suggestionsClosed())).toEqual(getInitialState());
});
