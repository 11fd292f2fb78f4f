/** The fields of a trace event of Chromium that we read; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Time on the clock of the thread: a busy machine does not lengthen it. */
  tts?: number;
  tdur?: number;
  args?: { name?: string; data?: { url?: string }; url?: string };
}

type Timed = TraceEvent & Required<Pick<TraceEvent, 'tts' | 'tdur'>>;

/** What the main thread of a page did, in milliseconds of its own processor time. */
export interface MainThreadTime {
  total: number;
  /** Sum of the time that each task takes beyond the limit. */
  excess: number;
  longest: number;
  /** The time inside each kind of work, without the work inside it; largest first. */
  parts: { name: string; time: number }[];
}

/** What a trace has to record for {@link mainThreadTime}. */
export const TRACE_CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
];

const TASKS = new Set(['ThreadControllerImpl::RunTask', 'RunTask']);

/** Names of Chromium's events in our words. What is not listed belongs to the part around it. */
const WORK: Readonly<Record<string, string>> = {
  ParseHTML: 'parse HTML',
  'v8.compile': 'compile',
  'v8.parseOnBackgroundWaiting': 'compile',
  V8StreamingCompile: 'compile',
  EvaluateScript: 'run',
  FunctionCall: 'run',
  TimerFire: 'run',
  FireIdleCallback: 'run',
  FireAnimationFrame: 'run',
  RunMicrotasks: 'run',
  EventDispatch: 'run',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MinorGC: 'collect garbage',
  MajorGC: 'collect garbage',
};

const fileOf = ({ args }: TraceEvent) => {
  const url = args?.data?.url ?? args?.url ?? '';
  return url.startsWith('http')
    ? ` ${new URL(url).pathname
        .split('/')
        .at(-1)!
        .replace(/\.\w+(?=\.js$)/, '')}`
    : '';
};

const nameOf = (event: TraceEvent, around: string): string => {
  const work = WORK[event.name];
  if (!work) return around;
  const file = fileOf(event);
  // A callback or a microtask without a file of its own runs for the script around it.
  return work === 'run' && !file && around.startsWith('run') ? around : `${work}${file}`;
};

const isTimed = (event: TraceEvent): event is Timed => event.ph === 'X' && event.tdur !== undefined;

/** The events of the thread that worked longest among those named as main threads of pages. */
const mainThreadOf = (events: readonly TraceEvent[]): Timed[] => {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const lists = threads.map(({ pid, tid }) =>
    events.filter((event): event is Timed => event.pid === pid && event.tid === tid && isTimed(event)),
  );
  const work = (list: readonly Timed[]) =>
    list.filter(({ name }) => TASKS.has(name)).reduce((sum, { tdur }) => sum + tdur, 0);
  return lists.toSorted((a, b) => work(b) - work(a))[0] ?? [];
};

/**
 * Adds up the processor time of a page's main thread.
 * @param limit milliseconds of a task that do not count as excess
 */
export const mainThreadTime = (events: readonly TraceEvent[], limit: number): MainThreadTime => {
  const list = mainThreadOf(events).toSorted((a, b) => a.tts - b.tts || b.tdur - a.tdur);
  const times = new Map<string, number>();
  const add = (name: string, time: number) => times.set(name, (times.get(name) ?? 0) + time);
  const open: { until: number; name: string }[] = [];
  let [total, excess, longest] = [0, 0, 0];
  for (const event of list) {
    while (open.length > 0 && open.at(-1)!.until <= event.tts) open.pop();
    const around = open.at(-1);
    if (!around && !TASKS.has(event.name)) continue;
    const name = nameOf(event, around?.name ?? 'the browser');
    if (around) add(around.name, -event.tdur / 1_000);
    else {
      const time = event.tdur / 1_000;
      total += time;
      excess += Math.max(0, time - limit);
      longest = Math.max(longest, time);
    }
    add(name, event.tdur / 1_000);
    open.push({ until: event.tts + event.tdur, name });
  }
  const parts = [...times].map(([name, time]) => ({ name, time })).sort((a, b) => b.time - a.time);
  return { total, excess, longest, parts };
};
