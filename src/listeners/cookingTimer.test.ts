import { cookingPaused, cookingStarted, selectNow, settingChosen, stepChosen } from '@/slices/cookingTimerSlice';
import { selectAnnouncement } from '@/slices/cookingViewSlice';
import { languageChosen } from '@/slices/preferencesSlice';
import { appStarted, selectToast } from '@/slices/uiSlice';
import { dish, kitchen, START, HOUR_MS, left } from '@/testing/cookingTab';

describe('the clock', () => {
  it('is read once a second while something runs, and not otherwise', async () => {
    const { store, does, passes } = kitchen();
    await passes(10);
    expect(selectNow(store.getState())).toBe(0);
    await does(cookingStarted(dish()));
    await passes(3);
    expect(selectNow(store.getState())).toBe(START + 13_000);
    await passes(0.9);
    expect(selectNow(store.getState())).toBe(START + 13_000);
    await does(cookingPaused(7));
    await passes(30);
    expect(selectNow(store.getState())).toBeLessThan(START + 14_000);
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

  it('loses nothing in 30 minutes without a reading', async () => {
    const { store, does, passes, session } = kitchen();
    await does(cookingStarted(dish(7, [600, 600, 60, 120, 3_600])));
    jest.setSystemTime(START + 1_800_000);
    await passes(1);
    const error = session().endsAt! - (START + (600 + 600 + 60 + 120 + 3_600) * 1000);
    expect(error).toBe(0);
    expect(session()).toMatchObject({ stepIndex: 4, status: 'running' });
    expect(selectAnnouncement(store.getState())).toMatchObject({ kind: 'caughtUp', count: 4, step: 5 });
  });

  it('knows after a reload what has happened meanwhile', async () => {
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
    expect(selectToast(store.getState())).toBeNull();
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
    await passes(120);
    expect(cooking.ring).toHaveBeenCalledTimes(6);
    jest.setSystemTime(START + HOUR_MS);
    await passes(60);
    expect(cooking.ring).toHaveBeenCalledTimes(6);
    await does(stepChosen({ recipeId: 7, step: 1 }));
    expect(session()).toMatchObject({ stepIndex: 1, rangAt: null });
  });

  it.each([
    ['half an hour ago', 30 * 60_000, 1],
    ['longer ago', 30 * 60_000 + 1, 0],
  ])('rings although the page was closed, unless it was %s', async (_when, after, rings) => {
    const { cooking, does, session } = kitchen(await left(dish(7, [90])));
    jest.setSystemTime(START + 90_000 + after);
    await does(appStarted());
    expect(session().status).toBe('complete');
    expect(cooking.ring).toHaveBeenCalledTimes(rings);
  });

  it('that waits for the cook rings in one tab only, and not at all when muted', async () => {
    const { cooking, does, passes } = kitchen();
    await does(settingChosen({ waitsForMe: true }));
    cooking.claimRing.mockResolvedValue(false);
    await does(cookingStarted(dish()));
    await passes(90 + 40);
    expect(cooking.claimRing).toHaveBeenCalledTimes(3);
    cooking.claimRing.mockResolvedValue(true);
    await does(settingChosen({ isMuted: true }));
    await passes(20);
    expect(cooking.ring).not.toHaveBeenCalled();
  });

  it.each([
    ['is complete', false, [60], 'Shakshuka: cooking complete!'],
    ['waits for the cook', true, [60, 60], 'Shakshuka: step 1 is over. Continue when you are ready.'],
  ])('is spoken without a further step when the dish %s', async (_what, waitsForMe, seconds, text) => {
    const { cooking, does, passes } = kitchen();
    await does(settingChosen({ waitsForMe, isSpoken: true }));
    await does(cookingStarted(dish(7, seconds)));
    await passes(60);
    expect(cooking.speak).toHaveBeenLastCalledWith([{ text, language: 'en-GB' }]);
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

  it('is spoken in the language of the interface, and the step in that of the recipe', async () => {
    const { cooking, does, passes } = kitchen();
    await does(languageChosen('fr'));
    await does(settingChosen({ isSpoken: true }));
    await does(cookingStarted(dish()));
    await passes(90);
    expect(cooking.speak).toHaveBeenCalledWith([
      { text: 'Shakshuka\u00a0: temps écoulé. Place à l’étape 2 sur 2.', language: 'fr' },
      { text: 'Step 2 with 200 g tomatoes.', language: 'en-GB' },
    ]);
  });
});
