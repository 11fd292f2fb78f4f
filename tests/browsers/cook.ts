import type { Driver } from './driver';
import { findElement, type Target } from './findElement';

const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until a condition holds. Errors thrown while the page changes count as "not yet". */
const untilAt =
  (driver: Driver) =>
  async (what: string, look: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + PATIENCE_MS;
    let fault: unknown;
    while (Date.now() < end) {
      try {
        if (await look()) return;
        fault = undefined;
      } catch (error) {
        fault = error;
      }
      await pause(LOOK_AGAIN_MS);
    }
    const text = await driver.run(() => document.body.innerText).catch(String);
    throw new Error(`${what}${fault ? ` (${String(fault)})` : ''}. The page says:\n${text.slice(0, 1_500)}`);
  };

const asTarget = (role: Target['role'], name: RegExp, within?: string): Target => ({ role, name: name.source, within });

const nameOf = ({ role, name, within }: Target) => `${role} /${name}/${within ? ` in ${within}` : ''}`;

/** Runs in the page: records uncaught errors and returns those recorded so far. */
const watchFaults = (): string[] => {
  const page = window as Window & { uncaught?: string[] };
  if (!page.uncaught) {
    const uncaught: string[] = [];
    page.uncaught = uncaught;
    addEventListener('error', ({ message }) => uncaught.push(message));
    addEventListener('unhandledrejection', ({ reason }) => uncaught.push(`unhandled: ${String(reason)}`));
  }
  return page.uncaught;
};

/** What a cook does, the same in every browser. */
export const cookAt = (driver: Driver, origin: string) => {
  const until = untilAt(driver);
  const exists = (target: Target) => driver.has(findElement, target);

  const cook = {
    driver,

    /** No error screen, and no uncaught error. */
    async isWell() {
      const faults = await driver.run(watchFaults);
      const text = await driver.run(() => document.body.innerText);
      if (/Something went wrong/.test(text)) throw new Error(`a screen broke: ${text.slice(0, 300)}`);
      if (faults.length > 0) throw new Error(`not caught in the page: ${faults.join('; ')}`);
    },

    async open(path: string) {
      await driver.open(new URL(path, origin).href);
      await driver.run(watchFaults);
      await cook.sees('heading', /./);
    },

    sees: (role: Target['role'], name: RegExp, within?: string) => {
      const target = asTarget(role, name, within);
      return until(`no ${nameOf(target)}`, () => exists(target));
    },

    seesNo: (role: Target['role'], name: RegExp, within?: string) => {
      const target = asTarget(role, name, within);
      return until(`still ${nameOf(target)}`, async () => !(await exists(target)));
    },

    reads: (text: string) =>
      until(`the text "${text}" is not there`, () =>
        driver.run((wanted) => document.body.innerText.includes(wanted), text),
      ),

    isAt: (path: RegExp) =>
      until(`not at ${path.source}`, async () =>
        path.test(await driver.run(() => location.pathname + location.search)),
      ),

    async presses(role: Target['role'], name: RegExp, within?: string) {
      const target = asTarget(role, name, within);
      await until(`cannot press ${nameOf(target)}`, () => driver.click(findElement, { ...target, mustBeStill: true }));
    },

    async writes(name: RegExp, text: string) {
      const target = asTarget('textbox', name);
      await until(`cannot write "${text}" into ${nameOf(target)}`, async () => {
        if (!(await driver.click(findElement, target))) return false;
        await driver.run(() => (document.activeElement as HTMLInputElement).select());
        await driver.type(text);
        return driver.run((wanted) => (document.activeElement as HTMLInputElement).value === wanted, text);
      });
    },

    until,
  };
  return cook;
};

export type Cook = ReturnType<typeof cookAt>;
