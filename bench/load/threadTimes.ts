import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;
/** Positions in `/proc/…/stat` counted from the state, which follows the name in brackets (proc(5), fields 14 and 15). */
const [USER, SYSTEM] = [11, 12];

export interface ThreadTimes {
  /** Seconds of processor time of the thread that runs JavaScript and answers. */
  main: number;
  /** Of all others: hashing, compression, drawing, the database, garbage collection. */
  others: number;
}

/** Processor time that a process has used so far, from `/proc`; undefined if there is no such folder. */
export const threadTimes = (pid: number): ThreadTimes | undefined => {
  try {
    const seconds = (thread: string) => {
      const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND;
    };
    const threads = readdirSync(`/proc/${pid}/task`);
    const main = seconds(String(pid));
    return { main, others: threads.map(seconds).reduce((sum, time) => sum + time, 0) - main };
  } catch {
    return undefined;
  }
};
