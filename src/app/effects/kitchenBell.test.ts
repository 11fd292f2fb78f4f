import { createBell } from './kitchenBell';

/** Opens suspended, as browsers do, and resumes only while a press counts. */
class FakeContext {
  static opened: FakeContext[] = [];
  static isPressed = true;

  state = 'suspended';
  currentTime = 0;
  destination = {};
  strokes: number[] = [];

  constructor() {
    FakeContext.opened.push(this);
  }

  async resume() {
    if (!FakeContext.isPressed) throw new DOMException('no press', 'NotAllowedError');
    this.state = 'running';
  }

  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (at: number) => this.strokes.push(at),
      stop: () => undefined,
    };
  }

  createGain() {
    const setAt = () => undefined;
    return { gain: { setValueAtTime: setAt, exponentialRampToValueAtTime: setAt }, connect: (next: unknown) => next };
  }
}

const bellOf = (page: object) => createBell(page as Window & { AudioContext?: typeof AudioContext });

beforeEach(() => {
  jest.useFakeTimers();
  FakeContext.opened = [];
  FakeContext.isPressed = true;
});

afterEach(() => jest.useRealTimers());

it('opens the sound after a press was drawn, within the second for which WebKit counts it', async () => {
  const bell = bellOf({ AudioContext: FakeContext });
  bell.unlock();
  expect(FakeContext.opened).toEqual([]);
  await jest.advanceTimersByTimeAsync(999);
  expect(FakeContext.opened).toMatchObject([{ state: 'running' }]);
});

it('opens it once, however often something is pressed', async () => {
  const bell = bellOf({ AudioContext: FakeContext });
  for (let i = 0; i < 3; i += 1) bell.unlock();
  await jest.advanceTimersByTimeAsync(999);
  expect(FakeContext.opened).toHaveLength(1);
});

it('rings at once when the timer is over before the sound is open', async () => {
  const bell = bellOf({ AudioContext: FakeContext });
  bell.unlock();
  bell.ring();
  await jest.advanceTimersByTimeAsync(0);
  expect(FakeContext.opened).toHaveLength(1);
  expect(new Set(FakeContext.opened[0]!.strokes).size).toBe(3);
});

it('stays silent, without an error, where the browser refuses sound or has none', async () => {
  FakeContext.isPressed = false;
  for (const page of [{ AudioContext: FakeContext }, {}]) {
    const bell = bellOf(page);
    bell.unlock();
    bell.ring();
    await jest.advanceTimersByTimeAsync(999);
    expect(bell.hasSound).toBe('AudioContext' in page);
  }
  expect(FakeContext.opened).toMatchObject([{ strokes: [] }]);
});
