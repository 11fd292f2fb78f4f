import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import {
  cookingPaused,
  cookingResumed,
  cookingStarted,
  cookingStopped,
  settingChosen,
  timersArrived,
} from '@/slices/cookingTimerSlice';
import {
  cookingAtHand,
  cookingClosed,
  cookingOpened,
  listeningChosen,
  notificationsRequested,
  readAloudRequested,
  ringTried,
  selectAbilities,
  selectAnnouncement,
  selectHeard,
  selectIsAwake,
  selectListening,
  timeLeftRequested,
} from '@/slices/cookingViewSlice';
import { languageChosen } from '@/slices/preferencesSlice';
import { appStarted } from '@/slices/uiSlice';
import { dish, kitchen, left, START } from '@/testing/cookingTab';

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

it('neither rings nor begins again when the server gives the recipe another id', async () => {
  const { cooking, store, does, passes } = kitchen();
  await does(cookingStarted(dish(7, [90, 60])));
  await passes(91);
  const before = selectAnnouncement(store.getState());
  const rings = cooking.ring.mock.calls.length;
  await does(recipeIdReplaced({ from: 7, to: 42 }));
  expect(selectAnnouncement(store.getState())).toBe(before);
  expect(cooking.ring.mock.calls).toHaveLength(rings);
});

it('says of each of two dishes of the same name that it has begun', async () => {
  const { store, does } = kitchen();
  await does(cookingStarted(dish(7)));
  const first = selectAnnouncement(store.getState())!;
  await does(cookingStarted({ ...dish(8), title: first.title }));
  expect(selectAnnouncement(store.getState())).toMatchObject({ kind: 'started' });
  expect(selectAnnouncement(store.getState())).not.toBe(first);
});

it('says of a dish that another tab has begun in place of this one’s that it has begun', async () => {
  const theirs = await left(dish(8));
  const { store, does } = kitchen();
  await does(cookingStarted(dish(7)));
  await does(timersArrived({ ...store.getState().cookingTimer, ...theirs }));
  expect(selectAnnouncement(store.getState())).toMatchObject({ kind: 'started', title: 'Rice' });
});

it('does not ring at once for a step that was already waiting when the page was opened', async () => {
  const before = kitchen();
  await before.does(settingChosen({ waitsForMe: true }));
  await before.does(cookingStarted(dish()));
  await before.passes(90);
  const { sessions, settings } = before.store.getState().cookingTimer;
  const { cooking, does, session } = kitchen({ sessions, settings });
  jest.setSystemTime(START + 90_000 + 50_000);
  await does(appStarted());
  expect(session().rangAt).toBe(START + 90_000);
  expect(cooking.ring).not.toHaveBeenCalled();
});

describe('the page and the device', () => {
  it('do nothing while no timer runs', async () => {
    const { cooking, does } = kitchen();
    await does(appStarted());
    await does(languageChosen('fr'));
    expect(cooking.abilities).not.toHaveBeenCalled();
  });

  it('may make sounds only after a press that begins a step', async () => {
    const { cooking, does } = kitchen();
    await does(cookingAtHand());
    expect(cooking.unlockSound).not.toHaveBeenCalled();
    await does(cookingStarted(dish()));
    expect(cooking.unlockSound).toHaveBeenCalledTimes(1);
  });

  it('ring once when the cook tries the bell', async () => {
    const { cooking, does } = kitchen();
    await does(ringTried());
    expect(cooking.ring).toHaveBeenCalledTimes(1);
  });

  it('say nothing of a dish that is not cooked', async () => {
    const { cooking, does } = kitchen();
    await does(readAloudRequested(7));
    await does(timeLeftRequested(7));
    expect(cooking.speak).not.toHaveBeenCalled();
  });

  it('say nothing of what the cook only presses', async () => {
    const { cooking, does } = kitchen();
    await does(cookingStarted(dish()));
    cooking.speak.mockClear();
    await does(cookingPaused(7));
    await does(cookingResumed(7));
    expect(cooking.speak).not.toHaveBeenCalled();
  });

  it('say in time what they can do', async () => {
    const { store, does } = kitchen();
    await does(cookingAtHand());
    expect(selectAbilities(store.getState())).toMatchObject({ hasSound: true });
  });

  it('are woken for the end of a countdown, and not for a step that waits for the cook', async () => {
    const { cooking, does, passes } = kitchen();
    await does(settingChosen({ waitsForMe: true }));
    await does(cookingStarted(dish(7, [90, 60])));
    expect(cooking.wakeAt.mock.lastCall![0]).toBe(START + 90_000);
    await passes(91);
    expect(cooking.wakeAt.mock.lastCall![0]).toBeNull();
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

  it('stay awake for one dish while another is paused', async () => {
    const { cooking, does } = kitchen();
    await does(cookingStarted(dish(7)));
    await does(cookingStarted(dish(8, [300])));
    await does(cookingPaused(7));
    expect(cooking.keepAwake.mock.lastCall![0]).toBe(true);
    expect(cooking.wakeAt.mock.lastCall![0]).toBe(START + 300_000);
  });

  it('say whether the screen stays on, which the browser may refuse or end', async () => {
    const { cooking, store, does } = kitchen();
    await does(cookingStarted(dish()));
    const tell = cooking.keepAwake.mock.lastCall![1];
    expect(selectIsAwake(store.getState())).toBe(false);
    tell(true);
    expect(selectIsAwake(store.getState())).toBe(true);
    tell(false);
    expect(selectIsAwake(store.getState())).toBe(false);
  });

  it('show of two dishes the one that ends next, whichever began first', async () => {
    for (const [first, second] of [
      [dish(7, [252]), dish(8, [60])],
      [dish(8, [60]), dish(7, [252])],
    ] as const) {
      const { cooking, does } = kitchen();
      await does(cookingStarted(first));
      await does(cookingStarted(second));
      expect(cooking.showInTitle).toHaveBeenLastCalledWith('01:00 · Rice');
    }
  });

  it('wake up at the end of a step even when their own timers are late', async () => {
    const { cooking, does, session } = kitchen();
    await does(cookingStarted(dish()));
    jest.setSystemTime(START + 90_000);
    cooking.wakeAt.mock.lastCall![1]();
    expect(session().stepIndex).toBe(1);
  });

  it('ask for permission to show notifications only when pressed', async () => {
    const { store, cooking, does } = kitchen();
    await does(cookingStarted(dish()));
    expect(cooking.askToNotify).not.toHaveBeenCalled();
    cooking.abilities.mockReturnValue({ ...cooking.abilities(), notifications: 'granted' });
    await does(notificationsRequested());
    expect(cooking.askToNotify).toHaveBeenCalledTimes(1);
    expect(selectAbilities(store.getState())?.notifications).toBe('granted');
  });

  it('read the step and say how much time is left', async () => {
    const { cooking, does, passes } = kitchen();
    await does(cookingStarted(dish()));
    await does(readAloudRequested(7));
    expect(cooking.speak).toHaveBeenLastCalledWith([{ text: 'Step 1 with 200 g tomatoes.', language: 'en-GB' }]);
    await passes(18);
    await does(timeLeftRequested(7));
    expect(cooking.speak).toHaveBeenLastCalledWith([{ text: '1 minute 12 seconds left', language: 'en-GB' }]);
  });
});

describe('two steps at once', () => {
  const [first, second] = dish(7, [1_200, 600]).steps;
  const both = { ...dish(), steps: [first!, { ...second!, alongside: true as const }] };

  it('are both read aloud, and how long both take', async () => {
    const { cooking, does, passes } = kitchen();
    await does(cookingStarted(both));
    await does(readAloudRequested(7));
    expect(cooking.speak).toHaveBeenLastCalledWith([
      { text: 'Step 1 with 200 g tomatoes.', language: 'en-GB' },
      { text: 'Step 2 with 200 g tomatoes.', language: 'en-GB' },
    ]);
    await passes(60);
    await does(timeLeftRequested(7));
    expect(cooking.speak).toHaveBeenLastCalledWith([
      { text: 'Step 1: 19 minutes  left', language: 'en-GB' },
      { text: 'Step 2: 9 minutes  left', language: 'en-GB' },
    ]);
  });

  it('ring one after the other, and the first to end is named', async () => {
    const { cooking, store, does, passes } = kitchen();
    await does(settingChosen({ isSpoken: true }));
    await does(cookingStarted(both));
    await passes(600);
    expect(cooking.ring).toHaveBeenCalledTimes(1);
    expect(selectAnnouncement(store.getState())).toMatchObject({ kind: 'besideEnded', step: 2 });
    expect(cooking.speak).toHaveBeenLastCalledWith([{ text: 'Shakshuka: time is up for step 2.', language: 'en-GB' }]);
    await passes(600);
    expect(cooking.ring).toHaveBeenCalledTimes(2);
    expect(selectAnnouncement(store.getState())).toMatchObject({ kind: 'completed' });
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
    await says(' next ');
    expect(session().stepIndex).toBe(1);
    expect(selectHeard(store.getState())).toBe('next');
    await says('next');
    await says('go back');
    expect(session().stepIndex).toBe(1);
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
    expect(selectHeard(store.getState())).toBe('one more minute');
    await says('stop');
    expect(session().status).toBe('stopped');
  });

  it('is answered aloud', async () => {
    const { cooking, says } = await listening();
    await says('how long');
    expect(cooking.speak).toHaveBeenLastCalledWith([{ text: '1 minute 30 seconds left', language: 'en-GB' }]);
    await says('read it');
    expect(cooking.speak).toHaveBeenLastCalledWith([{ text: 'Step 1 with 200 g tomatoes.', language: 'en-GB' }]);
  });

  it('goes on from a step that waits', async () => {
    const { does, says, session, passes } = await listening();
    await does(settingChosen({ waitsForMe: true }));
    await passes(90);
    await says('continue');
    expect(session()).toMatchObject({ stepIndex: 1, rangAt: null });
  });

  it('begins a finished dish again', async () => {
    const { says, session, passes } = await listening();
    await passes(300);
    expect(session().status).toBe('complete');
    await says('continue');
    expect(session()).toMatchObject({ stepIndex: 0, status: 'running' });
  });

  it('is listened for in the language of the interface, also after a change', async () => {
    const { cooking, does } = await listening();
    const calls = cooking.listen.mock.calls.length;
    await does(languageChosen('fr'));
    expect(cooking.listen).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'fr' }));
    expect(cooking.listen).toHaveBeenCalledTimes(calls + 1);
    await does(cookingPaused(7));
    expect(cooking.listen).toHaveBeenCalledTimes(calls + 1);
  });

  it('is not listened to once the view is closed', async () => {
    const { store, cooking, does } = await listening();
    await does(cookingClosed());
    expect(cooking.listen).toHaveBeenLastCalledWith(null);
    expect(selectListening(store.getState())).toBe('off');
  });

  it('is reported as failed if the browser refuses to listen', async () => {
    const { store, cooking, does } = await listening();
    cooking.listen.mock.lastCall![0]!.onFailed();
    await does(cookingResumed(7));
    expect(selectListening(store.getState())).toBe('failed');
  });
});
