import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LIBRARIES = '/usr/lib';
const FAKETIME = 'faketime/libfaketimeMT.so.1';

/** Debian's libfaketime, or undefined. */
const faketime = (): string | undefined =>
  existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES)
        .map((folder) => join(LIBRARIES, folder, FAKETIME))
        .find((file) => existsSync(file))
    : undefined;

/** How clocks are moved here, as a report says it. */
export const clockMeans = (): string =>
  faketime() ? 'libfaketime moves the clock of the process' : 'a module loaded first moves the Date of the process';

/** The environment of a Node.js process whose Date is ahead by so many milliseconds, on any machine. */
export const movedDate = (ms: number): Record<string, string> => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${pathToFileURL(join(__dirname, 'shiftClock.mjs')).href}`,
  CLOCK_SHIFT_MS: String(ms),
});

/**
 * The environment of a Node.js process whose clock is ahead by so many milliseconds: by libfaketime, which also moves the
 * time of its libraries, or by its Date alone. Its timers stay right.
 */
export const clockEnvironment = (ms: number): Record<string, string> => {
  const library = faketime();
  if (library === undefined) return movedDate(ms);
  const sign = ms < 0 ? '-' : '+';
  return { LD_PRELOAD: library, FAKETIME: `${sign}${Math.abs(ms) / 1_000}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
};

/** How far the clock of a process with this environment is ahead of this one's, in milliseconds, right to its start. */
export const clockOf = (environment: Record<string, string>): number => {
  const { stdout } = spawnSync(process.execPath, ['-e', 'process.stdout.write(String(Date.now()))'], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  return Number(stdout) - Date.now();
};
