import { createAppStore } from '@/app/store';
import {
  cookingPaused,
  cookingResumed,
  cookingStarted,
  cookingStopped,
  selectNow,
  selectSession,
  selectSessions,
  settingChosen,
  stepChosen,
  type CookedRecipe,
  type CookingTimerState,
} from '@/slices/cookingTimerSlice';
import {
  cookingAtHand,
  cookingClosed,
  cookingOpened,
  listeningChosen,
  notificationsRequested,
  readAloudRequested,
  selectAbilities,
  selectAnnouncement,
  selectHeard,
  selectListening,
  timeLeftRequested,
} from '@/slices/cookingViewSlice';
import { languageChosen } from '@/slices/preferencesSlice';
import { appStarted, selectToast } from '@/slices/uiSlice';
import { fakeCookingEffects, fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';

const START = Date.parse('2026-03-01T18:00:00Z');

const dish = (recipeId = 7, seconds = [90, 60]): CookedRecipe => ({
  recipeId,
  title: recipeId === 7 ? 'Shakshuka' : 'Rice',
  language: 'en-GB',
  category: 'Meals',
  ingredients: [],
  servings: 2,
  recipeServings: 4,
  isSwapped: false,
  steps: seconds.map((one, i) => ({
    step: `Step ${i + 1} with 400 g tomatoes.`,
    parts: [
      `Step ${i + 1} with `,
      { kind: 'amount' as const, id: 'tomato', amount: 400, unit: 'g' as const, grams: 400, text: '400 g' },
      ' tomatoes.',
    ],
    seconds: one,
  })),
});

const kitchen = (timers?: Partial<CookingTimerState>) => {
  jest.useFakeTimers({ now: START });
  const cooking = fakeCookingEffects();
  const store = createAppStore(fakeEffects({ cooking }), preloaded({ cookingTimer: timers }));
  const does = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await jest.advanceTimersByTimeAsync(0);
  };
  const passes = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
  return { store, cooking, does, passes, session: (id = 7) => selectSession(store.getState(), id)! };
};

/** The sessions of a kitchen that was left at `at`. */
const left = async (...dishes: CookedRecipe[]) => {
  const { store, does } = kitchen();
  for (const one of dishes) await does(cookingStarted(one));
  return { sessions: selectSessions(store.getState()) };
};

describe('the clock', () => {
  it('is read once a second while something runs, and not otherwise', async () => {
    const { store, does, passes } = kitchen();
    await passes(10);
    expect(selectNow(store.getState())).toBe(0);
    await does(cookingStarted(dish()));
    await passes(3);
    expect(selectNow(store.getState())).toBe(START + 13_000);
    await does(cookingPaused(7));
    await passes(30);
    expect(selectNow(store.getState())).toBe(START + 13_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ticks on the very end of a step, also when two dishes run out of step', async () => {
    const { does, passes, session } = kitchen();
    await does(cookingStarted(dish(7, [90, 60])));
    await passes(0.4);
    await does(cookingStarted(dish(8, [60, 60])));
    await passes(60);
    expect(session(8).stepIndex).toBe(1);
    await passes(29.6);
    expect(session(7).stepIndex).toBe(1);
  });

  it('has lost nothing after 30 minutes in which it was not read', async () => {
    const { store, does, passes, session } = kitchen();
    await does(cookingStarted(dish(7, [600, 600, 60, 120, 3_600])));
    jest.setSystemTime(START + 1_800_000);
    await passes(1);
    const error = session().endsAt! - (START + (600 + 600 + 60 + 120 + 3_600) * 1000);
    expect(error).toBe(0);
    expect(session()).toMatchObject({ stepIndex: 4, status: 'running' });
    expect(selectAnnouncement(store.getState())).toMatchObject({ kind: 'caughtUp', count: 4, step: 5 });
  });

  it('knows at a reload what has happened meanwhile', async () => {
    const timers = await left(dish(7, [90, 60, 600]), dish(8, [60]));
    const { store, cooking, does, session } = kitchen(timers);
    jest.setSystemTime(START + 200_000);
    await does(appStarted());
    expect(session(7)).toMatchObject({ stepIndex: 2, endsAt: START + 750_000 });
    expect(session(8).status).toBe('complete');
    expect(selectToast(store.getState())).toMatchObject({ kind: 'cookingComplete', values: { title: 'Rice' } });
    expect(cooking.claimRing).toHaveBeenCalledTimes(2);
  });
});

describe('the end of a step', () => {
  it('goes on to the next, rings once and says so', async () => {
    const { store, cooking, does, passes, session } = kitchen();
    await does(cookingStarted(dish()));
    expect(cooking.unlockSound).toHaveBeenCalled();
    expect(selectAnnouncement(store.getState())).toMatchObject({ kind: 'started', step: 1, steps: 2 });
    await passes(29);
    expect(selectAnnouncement(store.getState())?.kind).toBe('started');
    await passes(1);
    expect(selectAnnouncement(store.getState())?.kind).toBe('minuteLeft');
    await passes(60);
    expect(session()).toMatchObject({ stepIndex: 1, status: 'running' });
    expect(selectAnnouncement(store.getState())).toMatchObject({ kind: 'stepEnded', step: 2 });
    expect(cooking.ring).toHaveBeenCalledTimes(1);
    expect(cooking.speak).not.toHaveBeenCalled();
    expect(cooking.notify).toHaveBeenCalledWith({
      title: 'Shakshuka',
      body: 'Shakshuka: time is up. Now step 2 of 2.',
      tag: 'cooking-7',
      path: '/recipe/7#cooking',
    });
  });

  it('is complete after the last, with the toast', async () => {
    const { store, cooking, does, passes } = kitchen();
    await does(cookingStarted(dish()));
    await passes(150);
    expect(selectToast(store.getState())).toMatchObject({ kind: 'cookingComplete', values: { title: 'Shakshuka' } });
    expect(cooking.ring).toHaveBeenCalledTimes(2);
    expect(cooking.showInTitle).toHaveBeenLastCalledWith(null);
    expect(cooking.keepAwake.mock.lastCall![0]).toBe(false);
  });

  it('needs no bell when the cook has pressed Finish', async () => {
    const { store, cooking, does } = kitchen();
    await does(cookingStarted(dish()));
    await does(stepChosen({ recipeId: 7, step: 2 }));
    expect(selectToast(store.getState())?.kind).toBe('cookingComplete');
    expect(cooking.ring).not.toHaveBeenCalled();
  });

  it('waits for the cook, and rings again for a while', async () => {
    const { store, cooking, does, passes, session } = kitchen();
    await does(settingChosen({ waitsForMe: true }));
    await does(cookingStarted(dish()));
    await passes(90);
    expect(session()).toMatchObject({ stepIndex: 0, rangAt: START + 90_000 });
    expect(selectAnnouncement(store.getState())?.kind).toBe('rang');
    expect(cooking.ring).toHaveBeenCalledTimes(1);
    await passes(40);
    expect(cooking.ring).toHaveBeenCalledTimes(3);
    await passes(3_600);
    expect(cooking.ring).toHaveBeenCalledTimes(6);
    await does(stepChosen({ recipeId: 7, step: 1 }));
    expect(session()).toMatchObject({ stepIndex: 1, rangAt: null });
  });

  it('is silent in a tab that may not ring, and when muted', async () => {
    const { cooking, does, passes } = kitchen();
    cooking.claimRing.mockResolvedValueOnce(false);
    await does(cookingStarted(dish()));
    await passes(90);
    expect(cooking.ring).not.toHaveBeenCalled();
    expect(cooking.notify).not.toHaveBeenCalled();
    await does(settingChosen({ isMuted: true }));
    await passes(60);
    expect(cooking.ring).not.toHaveBeenCalled();
    expect(cooking.notify).toHaveBeenCalledTimes(1);
  });

  it('is told aloud in the language of the interface, and the step in that of the recipe', async () => {
    const { cooking, does, passes } = kitchen();
    await does(languageChosen('fr'));
    await does(settingChosen({ isSpoken: true }));
    await does(cookingStarted(dish()));
    await passes(90);
    expect(cooking.speak).toHaveBeenCalledWith([
      { text: 'Shakshuka : c’est terminé. Passons à l’étape 2 sur 2.', language: 'fr' },
      { text: 'Step 2 with 200 g tomatoes.', language: 'en-GB' },
    ]);
  });
});

describe('the page and the device', () => {
  it('have nothing to do where nobody cooks', async () => {
    const { cooking, does } = kitchen();
    await does(appStarted());
    expect(cooking.abilities).not.toHaveBeenCalled();
  });

  it('say in time what they can do', async () => {
    const { store, does } = kitchen();
    await does(cookingAtHand());
    expect(selectAbilities(store.getState())).toMatchObject({ hasSound: true });
  });

  it('show the countdown in the title and stay awake, until nothing runs', async () => {
    const { cooking, does, passes } = kitchen();
    await does(cookingStarted(dish(7, [252])));
    expect(cooking.showInTitle).toHaveBeenLastCalledWith('04:12 · Shakshuka');
    expect(cooking.keepAwake.mock.lastCall![0]).toBe(true);
    expect(cooking.wakeAt.mock.lastCall![0]).toBe(START + 252_000);
    await passes(1);
    expect(cooking.showInTitle).toHaveBeenLastCalledWith('04:11 · Shakshuka');
    await does(cookingPaused(7));
    expect(cooking.showInTitle).toHaveBeenLastCalledWith(null);
    expect(cooking.keepAwake.mock.lastCall![0]).toBe(false);
    expect(cooking.wakeAt.mock.lastCall![0]).toBeNull();
    await does(cookingOpened(7));
    expect(cooking.keepAwake.mock.lastCall![0]).toBe(true);
  });

  it('wake up at the end of a step even when their own timers are late', async () => {
    const { cooking, does, session } = kitchen();
    await does(cookingStarted(dish()));
    jest.setSystemTime(START + 90_000);
    cooking.wakeAt.mock.lastCall![1]();
    expect(session().stepIndex).toBe(1);
  });

  it('ask for leave to show messages only when pressed', async () => {
    const { store, cooking, does } = kitchen();
    await does(cookingStarted(dish()));
    expect(cooking.askToNotify).not.toHaveBeenCalled();
    cooking.abilities.mockReturnValue({ ...cooking.abilities(), notifications: 'granted' });
    await does(notificationsRequested());
    expect(cooking.askToNotify).toHaveBeenCalledTimes(1);
    expect(selectAbilities(store.getState())?.notifications).toBe('granted');
  });

  it('read the step and say how long it takes still', async () => {
    const { cooking, does, passes } = kitchen();
    await does(cookingStarted(dish()));
    await does(readAloudRequested(7));
    expect(cooking.speak).toHaveBeenLastCalledWith([{ text: 'Step 1 with 200 g tomatoes.', language: 'en-GB' }]);
    await passes(18);
    await does(timeLeftRequested(7));
    expect(cooking.speak).toHaveBeenLastCalledWith([{ text: '1 minute 12 seconds left', language: 'en-GB' }]);
  });
});

describe('a spoken command', () => {
  const listening = async () => {
    const one = kitchen();
    await one.does(cookingStarted(dish(7, [90, 60, 60])));
    await one.does(cookingOpened(7));
    await one.does(listeningChosen(true));
    const says = async (words: string) => {
      one.cooking.listen.mock.lastCall![0]!.onHeard(words);
      await jest.advanceTimersByTimeAsync(0);
    };
    return { ...one, says };
  };

  it('does what a press does', async () => {
    const { store, says, session, passes } = await listening();
    await says('next');
    expect(session().stepIndex).toBe(1);
    expect(selectHeard(store.getState())).toBe('next');
    await says('go back');
    expect(session().stepIndex).toBe(0);
    await says('pause');
    expect(session().status).toBe('paused');
    await says('continue');
    expect(session().status).toBe('running');
    await passes(10);
    await says('repeat');
    expect(session().endsAt).toBe(Date.now() + 90_000);
    await says('one more minute');
    expect(session().endsAt).toBe(Date.now() + 150_000);
    await says('the onions are next to the peppers in the pan');
    expect(session().stepIndex).toBe(0);
    await says('stop');
    expect(session().status).toBe('stopped');
  });

  it('is answered aloud', async () => {
    const { cooking, says } = await listening();
    await says('how long');
    expect(cooking.speak).toHaveBeenLastCalledWith([{ text: '1 minute 30 seconds left', language: 'en-GB' }]);
  });

  it('goes on from a step that waits', async () => {
    const { does, says, session, passes } = await listening();
    await does(settingChosen({ waitsForMe: true }));
    await passes(90);
    await says('continue');
    expect(session()).toMatchObject({ stepIndex: 1, rangAt: null });
  });

  it('is not listened to once the view is closed', async () => {
    const { store, cooking, does } = await listening();
    await does(cookingClosed());
    expect(cooking.listen).toHaveBeenLastCalledWith(null);
    expect(selectListening(store.getState())).toBe('off');
  });

  it('that the browser refuses to hear is said to have failed', async () => {
    const { store, cooking, does } = await listening();
    cooking.listen.mock.lastCall![0]!.onFailed();
    await does(cookingResumed(7));
    expect(selectListening(store.getState())).toBe('failed');
  });
});

it('says that it was paused, resumed and stopped, each once', async () => {
  const { store, does } = kitchen();
  const kinds: (string | undefined)[] = [];
  const note = () => kinds.push(selectAnnouncement(store.getState())?.kind);
  await does(cookingStarted(dish()));
  note();
  await does(cookingPaused(7));
  note();
  await does(cookingResumed(7));
  note();
  await does(cookingStopped(7));
  note();
  expect(kinds).toEqual(['started', 'paused', 'resumed', 'resumed']);
});
