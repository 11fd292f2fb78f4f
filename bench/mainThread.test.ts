import { mainThreadTime, type TraceEvent } from './mainThread';

const PAGE = { pid: 1, tid: 2 };
const named = { name: 'thread_name', ph: 'M', ts: 0, ...PAGE, args: { name: 'CrRendererMain' } };

/** An event of the page's main thread; milliseconds of its own time. */
const event = (name: string, from: number, time: number, url?: string): TraceEvent => ({
  ...PAGE,
  name,
  ph: 'X',
  ts: 0,
  tts: from * 1_000,
  tdur: time * 1_000,
  args: { data: { url } },
});

const MAIN = 'http://localhost/assets/main.0a1b2c.js';

it('gives each kind of work the time inside it, without the work inside it', () => {
  const { total, excess, longest, parts } = mainThreadTime(
    [
      named,
      event('ThreadControllerImpl::RunTask', 0, 100),
      event('EvaluateScript', 10, 80, MAIN),
      event('RunMicrotasks', 20, 10),
      event('Layout', 50, 30),
      event('ThreadControllerImpl::RunTask', 100, 10),
    ],
    12.5,
  );
  expect({ total, excess, longest }).toEqual({ total: 110, excess: 87.5, longest: 100 });
  expect(parts).toEqual([
    { name: 'run main.js', time: 50 },
    { name: 'the browser', time: 30 },
    { name: 'layout', time: 30 },
  ]);
});

it('counts no other thread, and nothing outside tasks', () => {
  const elsewhere = { ...event('ThreadControllerImpl::RunTask', 0, 50), tid: 3 };
  const { total } = mainThreadTime([named, elsewhere, event('Layout', 5, 20)], 12.5);
  expect(total).toBe(0);
});
