import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { START, timedDish as dish, timedKitchen as kitchen } from '@/testing/timedKitchen';
import {
  clockRead,
  cookedRecipeChanged,
  cookingPaused,
  cookingResumed,
  cookingStarted,
  cookingStopped,
  cookingTimerSlice,
  minuteAdded,
  settingChosen,
  stepChosen,
  stepDone,
} from './cookingTimerSlice';

beforeEach(() => {
  jest.useFakeTimers();
});

it('goes on by itself, rings, is not spoken and listens to letters until the cook says otherwise', () => {
  expect(cookingTimerSlice.getInitialState().settings).toEqual({
    waitsForMe: false,
    isMuted: false,
    isSpoken: false,
    ignoresLetters: false,
  });
});

describe('a dish on the stove', () => {
  it('begins at step 1 with that step’s time', () => {
    const { does, left } = kitchen();
    expect(does(0, () => cookingStarted(dish()))).toMatchObject({ status: 'running', stepIndex: 0 });
    expect(left(0)).toBe(480_000);
  });

  it('goes on under the id that the server gives its recipe', () => {
    const { does, state } = kitchen();
    does(0, () => cookingStarted(dish()));
    const before = state().sessions[7];
    does(100, () => recipeIdReplaced({ from: 7, to: 42 }));
    expect(state().sessions).toEqual({ 42: { ...before, recipeId: 42 } });
    does(200, () => recipeIdReplaced({ from: 8, to: 9 }));
    expect(Object.keys(state().sessions)).toEqual(['42']);
  });

  it('does not begin without a step', () => {
    const { does, state } = kitchen();
    does(0, () => cookingStarted(dish(7, [])));
    expect(state().sessions).toEqual({});
  });

  it('is held by a pause however long, and goes on where it was', () => {
    const { does, left } = kitchen();
    does(0, () => cookingStarted(dish()));
    expect(does(100, () => cookingPaused(7)).status).toBe('paused');
    does(5_000, () => clockRead());
    expect(left(5_000)).toBe(380_000);
    expect(does(5_000, () => cookingResumed(7)).status).toBe('running');
    expect(left(5_001)).toBe(379_000);
  });

  it('is reset by a stop, which can be taken back', () => {
    const { does, left } = kitchen();
    does(0, () => cookingStarted(dish()));
    expect(does(500, () => cookingStopped(7))).toMatchObject({ status: 'stopped', endsAt: null });
    expect(does(900, () => cookingResumed(7))).toMatchObject({ status: 'running', stepIndex: 1 });
    expect(left(900)).toBe(40_000);
    does(950, () => cookingStopped(7));
    expect(does(960, () => cookingStarted(dish()))).toMatchObject({ status: 'running', stepIndex: 0 });
  });

  it.each([
    ['running', [] as const],
    ['paused', [cookingPaused] as const],
    ['stopped', [cookingStopped] as const],
  ])('jumps to any step with its whole time when %s', (_status, acts) => {
    const { does, left } = kitchen();
    does(0, () => cookingStarted(dish()));
    for (const act of acts) does(10, () => act(7));
    expect(does(20, () => stepChosen({ recipeId: 7, step: 2 }))).toMatchObject({ status: 'running', stepIndex: 2 });
    expect(left(20)).toBe(600_000);
    expect(does(30, () => stepChosen({ recipeId: 7, step: 0 })).stepIndex).toBe(0);
    expect(left(30)).toBe(480_000);
  });

  it('repeats a step from its beginning', () => {
    const { does, left } = kitchen();
    does(0, () => cookingStarted(dish()));
    does(300, () => stepChosen({ recipeId: 7, step: 0 }));
    expect(left(300)).toBe(480_000);
  });

  it('is complete beyond its last step, by itself or by the cook', () => {
    const { does } = kitchen();
    does(0, () => cookingStarted(dish()));
    expect(does(1_140, () => clockRead())).toMatchObject({ status: 'complete', endsAt: null });
    does(1_200, () => cookingStarted(dish()));
    expect(does(1_201, () => stepChosen({ recipeId: 7, step: 3 }))).toMatchObject({ status: 'complete', stepIndex: 2 });
    expect(does(1_202, () => cookingPaused(7)).status).toBe('complete');
    expect(does(1_202, () => cookingStopped(7)).status).toBe('complete');
    // Choosing the end again changes nothing, so the end is not told twice.
    const ended = does(1_203, () => stepChosen({ recipeId: 7, step: 3 })).ended;
    expect(ended).toMatchObject({ at: START + 1_201_000, count: 1 });
  });

  it('is neither resumed nor longer where that means nothing', () => {
    const { does, one } = kitchen();
    const running = does(0, () => cookingStarted(dish()));
    expect(does(10, () => cookingResumed(7))).toEqual(running);
    const stopped = does(20, () => cookingStopped(7));
    expect(does(30, () => minuteAdded(7))).toEqual(stopped);
    does(30, () => cookingStarted(dish()));
    const complete = does(40, () => stepChosen({ recipeId: 7, step: 3 }));
    for (const act of [minuteAdded, cookingResumed, stepDone]) expect(does(50, () => act(7))).toEqual(complete);
    does(60, () => stepChosen({ recipeId: 7, step: -1 }));
    expect(one()).toMatchObject({ status: 'running', stepIndex: 0 });
  });

  it('gets a minute more while it runs, is paused, or waits', () => {
    const { does, left } = kitchen();
    does(0, () => cookingStarted(dish()));
    expect(does(470, () => minuteAdded(7)).stepMs).toBe(540_000);
    expect(left(470)).toBe(70_000);
    does(480, () => cookingPaused(7));
    does(490, () => minuteAdded(7));
    expect(left(490)).toBe(120_000);
    does(490, () => cookingResumed(7));
    does(490, () => settingChosen({ waitsForMe: true }));
    expect(does(700, () => clockRead()).rangAt).toBe(START + 610_000);
    expect(does(700, () => minuteAdded(7))).toMatchObject({ rangAt: null, endsAt: START + 760_000 });
  });

  it('knows what has passed when a late press comes before the tick', () => {
    const { does, left } = kitchen();
    does(0, () => cookingStarted(dish()));
    expect(does(500, () => cookingPaused(7))).toMatchObject({ stepIndex: 1, status: 'paused' });
    expect(left(500)).toBe(40_000);
  });

  it('stays the same object when a second passes: nothing is stored again', () => {
    const { does, state } = kitchen();
    does(0, () => cookingStarted(dish()));
    const before = state().sessions;
    does(1, () => clockRead());
    expect(state().sessions).toBe(before);
    expect(state().now).toBe(START + 1_000);
  });

  it('cannot be paused when it waits: it goes on by Next', () => {
    const { does } = kitchen();
    does(0, () => settingChosen({ waitsForMe: true }));
    does(0, () => cookingStarted(dish()));
    does(481, () => clockRead());
    expect(does(482, () => cookingPaused(7)).rangAt).toBe(START + 480_000);
    expect(does(500, () => stepChosen({ recipeId: 7, step: 1 }))).toMatchObject({ rangAt: null, stepIndex: 1 });
  });

  it('keeps its time when its words change', () => {
    const { does, left, one } = kitchen();
    does(0, () => cookingStarted(dish()));
    does(100, () => cookedRecipeChanged({ ...dish(), title: 'Plat 7', language: 'fr', servings: 2 }));
    expect(one()).toMatchObject({ title: 'Plat 7', servings: 2, status: 'running' });
    expect(left(100)).toBe(380_000);
    does(100, () => cookedRecipeChanged({ ...dish(7, [60]), title: 'Another' }));
    expect(one().title).toBe('Plat 7');
  });
});
