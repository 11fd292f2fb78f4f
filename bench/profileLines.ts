/** The parts of a CPU profile of V8 that we read. */
export interface CpuProfile {
  nodes: readonly { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  /** Microseconds of the clock that `process.hrtime` reads, too. */
  startTime: number;
  samples: readonly number[];
  timeDeltas: readonly number[];
}

export interface ProfileSpan {
  /** Microseconds; samples outside are left out. */
  from: number;
  to: number;
}

type Node = CpuProfile['nodes'][number];

const nameOf = ({ callFrame: { functionName, url, lineNumber } }: Node): string => {
  const file = url.replace(/^.*\/(?:node_modules|build)\//, '');
  return `${functionName || '(anonymous)'}${file ? ` ${file}:${lineNumber + 1}` : ''}`;
};

/** The functions of a profile by the time spent in themselves, and the sum, idle time left out; microseconds. */
export const selfTimes = (
  { nodes, startTime, samples, timeDeltas }: CpuProfile,
  { from, to }: ProfileSpan,
): { busy: number; functions: { name: string; time: number }[] } => {
  const names = new Map(nodes.map((node) => [node.id, nameOf(node)]));
  const times = new Map<string, number>();
  let [now, busy] = [startTime, 0];
  samples.forEach((id, i) => {
    const time = timeDeltas[i]!;
    now += time;
    const name = names.get(id)!;
    if (now < from || now > to || name === '(idle)') return;
    busy += time;
    times.set(name, (times.get(name) ?? 0) + time);
  });
  const functions = [...times].map(([name, time]) => ({ name, time })).sort((a, b) => b.time - a.time);
  return { busy, functions };
};
