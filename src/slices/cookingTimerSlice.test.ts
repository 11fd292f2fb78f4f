import {
  clockRead,
  cookedRecipeChanged,
  cookingDismissed,
  cookingPaused,
  cookingResumed,
  cookingStarted,
  cookingStopped,
  cookingTimerSlice,
  minuteAdded,
  settingChosen,
  stepChosen,
  stepDone,
  timersArrived,
  type CookedRecipe,
  type CookingTimerState,
} from './cookingTimerSlice';
import { remainingAt } from '@/lib/cooking/timerState';

const START = Date.parse('2026-03-01T18:00:00Z');

const dish = (recipeId = 7, seconds = [480, 60, 600]): CookedRecipe => ({
  recipeId,
  title: `Dish ${recipeId}`,
  language: 'en-GB',
  category: 'Meals',
  ingredients: [],
  servings: 4,
  recipeServings: 4,
  isSwapped: false,
  steps: seconds.map((one, i) => ({ step: `Step ${i + 1}`, seconds: one })),
});

/** A store with a clock that the test sets. */
const kitchen = () => {
  let state: CookingTimerState = cookingTimerSlice.getInitialState();
  const does = (seconds: number, act: () => Parameters<typeof cookingTimerSlice.reducer>[1]) => {
    jest.setSystemTime(START + seconds * 1000);
    state = cookingTimerSlice.reducer(state, act());
    return one();
  };
  const one = (recipeId = 7) => state.sessions[recipeId]!;
  const left = (seconds: number, recipeId = 7) => remainingAt(one(recipeId), START + seconds * 1000);
  return { does, one, left, state: () => state };
};

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

describe('the bar on every page', () => {
  it('is there while a dish runs or is paused, and not for a stopped one', () => {
    const { selectIsCooking } = cookingTimerSlice.getSelectors();
    const { does, state } = kitchen();
    expect(selectIsCooking(state())).toBe(false);
    does(0, () => cookingStarted(dish()));
    expect(selectIsCooking(state())).toBe(true);
    does(10, () => cookingPaused(7));
    expect(selectIsCooking(state())).toBe(true);
    does(20, () => cookingStopped(7));
    expect(selectIsCooking(state())).toBe(false);
  });
});

describe('the next end', () => {
  it('is that of the countdown that ends first, and none while nothing runs', () => {
    const { selectNextEnd } = cookingTimerSlice.getSelectors();
    const { does, state } = kitchen();
    expect(selectNextEnd(state())).toBeNull();
    does(0, () => cookingStarted(dish(7, [480])));
    does(0, () => cookingStarted(dish(8, [60])));
    expect(selectNextEnd(state())).toBe(START + 60_000);
    does(10, () => cookingPaused(8));
    expect(selectNextEnd(state())).toBe(START + 480_000);
  });

  it('is that of a countdown rather than of a step that waits for the cook, and that of this step without one', () => {
    const { selectNextEnd } = cookingTimerSlice.getSelectors();
    const { does, state } = kitchen();
    does(0, () => settingChosen({ waitsForMe: true }));
    does(0, () => cookingStarted(dish(7, [60, 600])));
    does(0, () => cookingStarted(dish(8, [480])));
    does(61, () => clockRead());
    expect(selectNextEnd(state())).toBe(START + 480_000);
    does(62, () => cookingPaused(8));
    expect(selectNextEnd(state())).toBe(START + 60_000);
  });
});

describe('two dishes', () => {
  it('run beside each other and know nothing of each other', () => {
    const { does, one, left } = kitchen();
    does(0, () => cookingStarted(dish(7)));
    does(100, () => cookingStarted(dish(8, [60, 3_600])));
    does(120, () => cookingPaused(7));
    does(1_000, () => clockRead());
    expect(left(1_000, 7)).toBe(360_000);
    expect(one(8)).toMatchObject({ stepIndex: 1, endsAt: START + 3_760_000 });
    does(1_000, () => cookingDismissed(7));
    expect(one(7)).toBeUndefined();
    expect(one(8).status).toBe('running');
  });
});

it('reads the clock at each press, and otherwise only while a dish runs', () => {
  const { selectNow } = cookingTimerSlice.getSelectors();
  const { does, state } = kitchen();
  does(5, () => clockRead());
  expect(selectNow(state())).toBe(0);
  does(10, () => cookingStarted(dish()));
  expect(selectNow(state())).toBe(START + 10_000);
  does(20, () => cookingPaused(7));
  expect(selectNow(state())).toBe(START + 20_000);
  does(30, () => clockRead());
  expect(selectNow(state())).toBe(START + 20_000);
});

it('takes the dishes and the settings of another tab', () => {
  const { does, state } = kitchen();
  does(0, () => cookingStarted(dish()));
  const settings = { waitsForMe: true, isMuted: true, isSpoken: true, ignoresLetters: true };
  const sessions = { 8: { ...state().sessions[7]!, recipeId: 8 } };
  does(1, () => timersArrived({ sessions, settings }));
  expect(state()).toMatchObject({ sessions, settings });
  expect(state().sessions).not.toHaveProperty('7');
});

it('is right to the millisecond after 30 minutes in a hidden page', () => {
  const { does, left } = kitchen();
  does(0, () => cookingStarted(dish(7, [600, 600, 60, 120, 3_600])));
  does(1_800, () => clockRead());
  expect(left(1_800) - (600 + 600 + 60 + 120 + 3_600 - 1_800) * 1000).toBe(0);
});

describe('two steps at once', () => {
  const bolognese = (): CookedRecipe => ({
    ...dish(),
    steps: [
      { step: 'Simmer the sauce.', seconds: 1_200 },
      { step: 'Meanwhile, cook the pasta.', seconds: 600, alongside: true },
      { step: 'Serve.', seconds: 60 },
    ],
  });

  it('the cook who goes on finds the step alongside still running', () => {
    const { does, left } = kitchen();
    does(0, () => cookingStarted(bolognese()));
    expect(does(100, () => stepDone(7))).toMatchObject({ stepIndex: 1, beside: null });
    expect(left(100)).toBe(500_000);
    expect(does(110, () => stepDone(7))).toMatchObject({ stepIndex: 2 });
    expect(left(110)).toBe(60_000);
    expect(does(120, () => stepDone(7))).toMatchObject({ status: 'complete', ended: { step: 2, count: 1 } });
  });

  it('the cook who goes on after the step alongside is over does not meet it again', () => {
    const { does } = kitchen();
    does(0, () => cookingStarted(bolognese()));
    expect(does(700, () => clockRead())).toMatchObject({ stepIndex: 0, beside: { isOver: true } });
    expect(does(710, () => stepDone(7))).toMatchObject({ stepIndex: 2 });
  });

  it('a skip to the step alongside keeps its countdown, and repeats it once it is over', () => {
    const { does, left } = kitchen();
    does(0, () => cookingStarted(bolognese()));
    does(100, () => stepChosen({ recipeId: 7, step: 1 }));
    expect(left(100)).toBe(500_000);
    does(200, () => stepChosen({ recipeId: 7, step: 0 }));
    does(900, () => clockRead());
    does(900, () => stepChosen({ recipeId: 7, step: 1 }));
    expect(left(900)).toBe(600_000);
  });

  it('both are paused and resumed', () => {
    const { does, one } = kitchen();
    does(0, () => cookingStarted(bolognese()));
    does(100, () => cookingPaused(7));
    does(5_000, () => cookingResumed(7));
    expect(one()).toMatchObject({ endsAt: START + 6_100_000, beside: { endsAt: START + 5_500_000 } });
  });

  it('the next end is that of whichever is over first', () => {
    const { does, state } = kitchen();
    does(0, () => cookingStarted(bolognese()));
    const { selectNextEnd } = cookingTimerSlice.getSelectors();
    expect(selectNextEnd(state())).toBe(START + 600_000);
    does(600, () => clockRead());
    expect(selectNextEnd(state())).toBe(START + 1_200_000);
  });
});

it('ignores what is said or pressed about a dish that was cleared away meanwhile, and other dishes go on', () => {
  const { does, one, state } = kitchen();
  does(0, () => cookingStarted(dish()));
  does(0, () => cookingStarted(dish(8)));
  does(10, () => cookingStopped(7));
  does(20, () => cookingDismissed(7));
  const other = one(8);
  for (const late of [cookingPaused, cookingResumed, cookingStopped, stepDone, minuteAdded]) does(30, () => late(7));
  does(30, () => stepChosen({ recipeId: 7, step: 1 }));
  expect(state().sessions).toEqual({ 8: other });
});
