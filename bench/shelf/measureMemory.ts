import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGES } from '../../contracts/vocabulary';
import { createFreshKitchens } from '../freshKitchens';
import { HALVES, judgedKitchens } from '../judgedKitchenFiles';
import { formOf, openCalls } from '../loadServer';
import { measureStart, megabytesOf } from './measureStart';

const SEARCHES = 1_000;
/** Searches under way at once. */
const AT_ONCE = 4;
/** Answers are kept for a minute; the server looks for garbage every 15 seconds, and collects it when it has been idle. */
const IDLE_MS = 120_000;
const MEGABYTE = 1024 * 1024;

/** What the engine says of itself, in megabytes, by the metrics. */
const engineMegabytes = async (port: number): Promise<Record<'used' | 'total' | 'buffers', number>> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]) / MEGABYTE;
  return {
    used: valueOf('nodejs_heap_size_used_bytes'),
    total: valueOf('nodejs_heap_size_total_bytes'),
    buffers: valueOf('nodejs_external_memory_bytes'),
  };
};

const searchOften = async (port: number): Promise<void> => {
  const kitchens = HALVES.flatMap((half) => LANGUAGES.flatMap((language) => judgedKitchens(half, language)));
  const next = createFreshKitchens(kitchens, 1);
  const { call, close } = openCalls(port);
  let left = SEARCHES;
  const visitor = async () => {
    while (left-- > 0) await call('/api/analyze', formOf(next()));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  close();
};

/**
 * What the memory of a server consists of: after its start, after a thousand searches that were never asked before, and
 * once it has had nothing to do.
 * @returns rows of a table
 */
export const measureMemory = async (port: number, dataDir: string): Promise<string[]> => {
  const rows: string[] = [];
  const metricsPort = port + 1;
  const look = async (name: string, pid: number) => {
    const { used, total, buffers } = await engineMegabytes(metricsPort);
    const resident = (['VmRSS', 'RssFile', 'RssAnon'] as const).map((what) => megabytesOf(pid, what));
    rows.push(`| ${[name, ...[...resident, used, total, buffers].map((value) => value.toFixed(0))].join(' | ')} |`);
  };
  await measureStart({
    port,
    dataDir,
    settings: { METRICS_PORT: String(metricsPort), ANALYZE_PER_MINUTE: '1000000' },
    use: async (pid) => {
      await look('after the start', pid);
      await searchOften(port);
      await look(`after ${SEARCHES.toLocaleString('en')} searches`, pid);
      await pause(IDLE_MS);
      await look(`${IDLE_MS / 1_000} s later`, pid);
    },
  });
  return rows;
};
