import { START, timedDish as dish, timedKitchen as kitchen } from '@/testing/timedKitchen';
import {
  clockRead,
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
} from './cookingTimerSlice';

beforeEach(() => {
  jest.useFakeTimers();
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
