import { applyUpdate } from './applyUpdate';

/** A worker that writes down what it is told. */
class FakeWorker extends EventTarget {
  readonly told: unknown[] = [];
  postMessage(message: unknown) {
    this.told.push(message);
  }
}

class FakeRegistration extends EventTarget {
  active = { state: 'activated' };
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

const ACCEPTED = { kind: 'updateAccepted' };

const scene = () => {
  const registration = new FakeRegistration();
  const workers = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve(registration as unknown as ServiceWorkerRegistration),
  });
  const reload = jest.fn();
  const press = () => applyUpdate(workers as unknown as Parameters<typeof applyUpdate>[0], reload);
  return { registration, workers, reload, press };
};

describe('a press on “Reload”', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('lets the waiting version take over, and reloads the page once it has', async () => {
    const { registration, workers, reload, press } = scene();
    registration.waiting = new FakeWorker();
    await press();
    expect(registration.waiting.told).toEqual([ACCEPTED]);
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    jest.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reaches the version that replaces the waiting one meanwhile', async () => {
    const { registration, press } = scene();
    const newest = new FakeWorker();
    registration.waiting = new FakeWorker();
    registration.installing = newest;
    await press();
    Object.assign(registration, { waiting: newest, installing: null });
    newest.dispatchEvent(new Event('statechange'));
    expect(newest.told).toEqual([ACCEPTED]);
  });

  it('reaches a version that was found after the press', async () => {
    const { registration, press } = scene();
    const newest = new FakeWorker();
    registration.waiting = new FakeWorker();
    await press();
    registration.installing = newest;
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { waiting: newest, installing: null });
    newest.dispatchEvent(new Event('statechange'));
    expect(newest.told).toEqual([ACCEPTED]);
  });

  it('reloads the page at once when the version was given up', async () => {
    const { registration, reload, press } = scene();
    const lost = new FakeWorker();
    registration.waiting = lost;
    await press();
    registration.waiting = null;
    lost.dispatchEvent(new Event('statechange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload while the version takes over', async () => {
    const { registration, reload, press } = scene();
    const next = new FakeWorker();
    registration.waiting = next;
    await press();
    Object.assign(registration, { waiting: null, active: { state: 'activating' } });
    next.dispatchEvent(new Event('statechange'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page even if no version answers', async () => {
    const { registration, reload, press } = scene();
    registration.waiting = new FakeWorker();
    await press();
    jest.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page at once when another tab has activated the version', async () => {
    const { reload, press } = scene();
    await press();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
