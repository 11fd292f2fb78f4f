import { createScreenLock } from './screenLock';

/** A lock whose release takes a moment, as in browsers, and tells its listeners. */
class FakeSentinel {
  released = false;
  onRelease = () => undefined as void;
  addEventListener(_type: string, listener: () => void) {
    this.onRelease = listener;
  }
  async release() {
    await Promise.resolve();
    if (this.released) return;
    this.released = true;
    this.onRelease();
  }
}

const open = () => {
  const sentinels: FakeSentinel[] = [];
  const answers: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  const page = {
    document: {
      visibilityState: 'visible',
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    },
    navigator: {
      wakeLock: {
        request: () =>
          new Promise<FakeSentinel>((resolve) => {
            answers.push(() => {
              const sentinel = new FakeSentinel();
              sentinels.push(sentinel);
              resolve(sentinel);
            });
          }),
      },
    },
  };
  const said: boolean[] = [];
  const lock = createScreenLock(page as unknown as Window);
  const settle = async () => {
    for (let i = 0; i < 10; i += 1) await Promise.resolve();
  };
  return {
    said,
    sentinels,
    /** Switches it, and lets what follows at once happen. */
    switchTo: (wanted: boolean) => lock.keepAwake(wanted, (isAwake) => said.push(isAwake)),
    /** The browser grants the next request. */
    grant: async () => {
      answers.shift()?.();
      await settle();
    },
    settle,
    show: async (visibilityState: string) => {
      page.document.visibilityState = visibilityState;
      for (const listener of listeners) listener();
      await settle();
    },
    held: () => sentinels.filter(({ released }) => !released).length,
  };
};

it('holds the screen while wanted, and lets it go afterwards', async () => {
  const screen = open();
  screen.switchTo(true);
  await screen.grant();
  expect([screen.held(), screen.said]).toEqual([1, [true]]);
  screen.switchTo(false);
  await screen.settle();
  expect([screen.held(), screen.said]).toEqual([0, [true, false]]);
});

it('asks again when the page is seen again', async () => {
  const screen = open();
  screen.switchTo(true);
  await screen.grant();
  await screen.sentinels[0]!.release();
  expect(screen.said).toEqual([true, false]);
  await screen.show('hidden');
  await screen.show('visible');
  await screen.grant();
  expect([screen.held(), screen.said]).toEqual([1, [true, false, true]]);
});

it('holds it when it is switched off and on at once', async () => {
  const screen = open();
  screen.switchTo(true);
  await screen.grant();
  screen.switchTo(false);
  screen.switchTo(true);
  await screen.grant();
  expect(screen.held()).toBe(1);
  expect(screen.said.at(-1)).toBe(true);
});

it('holds it when it is switched on again while a late lock is released', async () => {
  const screen = open();
  screen.switchTo(true);
  screen.switchTo(false);
  const granted = screen.grant();
  await Promise.resolve();
  screen.switchTo(true);
  await granted;
  await screen.grant();
  expect(screen.held()).toBe(1);
  expect(screen.said.at(-1)).toBe(true);
});

it('says so when the browser refuses', async () => {
  const said: boolean[] = [];
  const lock = createScreenLock({
    document: { visibilityState: 'visible', addEventListener: () => undefined },
    navigator: { wakeLock: { request: () => Promise.reject(new Error('low battery')) } },
  } as unknown as Window);
  lock.keepAwake(true, (isAwake) => said.push(isAwake));
  await Promise.resolve();
  await Promise.resolve();
  expect(said).toEqual([false]);
});
