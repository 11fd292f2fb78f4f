import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PERIOD_US = 100_000;

/** The two generations of control groups: the folder, and how a share of a core is written there. */
const GENERATIONS = [
  {
    folder: '/sys/fs/cgroup/cpu',
    write: (group: string, quota: number) => {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
    },
  },
  {
    folder: '/sys/fs/cgroup',
    write: (group: string, quota: number) => writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`),
  },
];

/**
 * Gives each process a share of a core, so that as many servers as wanted have equal processors on one small machine.
 * @returns what gives them all of it back; undefined when control groups cannot be made
 */
export const holdBack = (pids: readonly number[], share: number): (() => void) | undefined => {
  for (const { folder, write } of GENERATIONS)
    try {
      const groups = pids.map((pid) => {
        const group = join(folder, `larder-${pid}`);
        mkdirSync(group);
        write(group, Math.round(share * PERIOD_US));
        writeFileSync(join(group, 'cgroup.procs'), String(pid));
        return { group, pid };
      });
      return () => {
        for (const { group, pid } of groups) {
          writeFileSync(join(folder, 'cgroup.procs'), String(pid));
          rmdirSync(group);
        }
      };
    } catch {
      // The other generation, or none.
    }
  return undefined;
};
