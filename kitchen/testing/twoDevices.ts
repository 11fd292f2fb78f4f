import fc from 'fast-check';
import type { CookbookThing } from '@contracts/cookbook';
import type { ShoppingThing } from '@contracts/shopping';
import { joinedLists } from '@kitchen/lines/joinedLists';
import {
  unsentChanges,
  withState,
  withThing,
  type KnownEntry,
  type Line,
  type LineList,
} from '@kitchen/lines/lineList';
import { withAnswer } from '@kitchen/lines/withAnswer';

/** What can happen to a device while two of them use one list. */
const STEPS = ['add', 'tick', 'untick', 'remove', 'sync', 'loseAnswer', 'loseRequest', 'oldTab'] as const;

interface Step {
  device: 0 | 1;
  kind: (typeof STEPS)[number];
  /** Chooses a line. */
  line: number;
}

interface Interleaving {
  steps: readonly Step[];
  /** How wrong the clocks of the devices are, in milliseconds. */
  clocks: readonly [number, number];
  /** The second device has no network before this step. */
  onlineFrom: number;
}

/** Ten minutes. */
const CLOCK_MS = 600_000;

const anyClock = fc.integer({ min: -CLOCK_MS, max: CLOCK_MS });

/** Up to thirty steps of two devices with wrong clocks, one of them offline for a while. */
export const interleavings: fc.Arbitrary<Interleaving> = fc.record({
  steps: fc.array(
    fc.record({ device: fc.constantFrom<0 | 1>(0, 1), kind: fc.constantFrom(...STEPS), line: fc.nat(7) }),
    { minLength: 4, maxLength: 30 },
  ),
  clocks: fc.tuple(anyClock, anyClock),
  onlineFrom: fc.nat(30),
});

interface Device<Thing> {
  list: LineList<Thing>;
  /** The same list as a tab has it that was opened earlier. */
  oldTab: LineList<Thing>;
}

/** The server's answer to changes of the list. */
type ListServer<Thing> = (changes: {
  since?: number;
  changes: Line<Thing>[];
}) => Promise<{ revision: number; isWhole: boolean; entries: Line<Thing>[]; refused: string[] }>;

/** A kind of list: what its lines are, and what can be set on one: two values, by the steps `tick` and `untick`. */
interface ListKind<Thing> {
  thing: Thing;
  withValue: (entry: KnownEntry<Thing>, isFirst: boolean, at: number) => KnownEntry<Thing>;
  valueOf: (line: Line<Thing>) => string;
}

export const SHOPPING: ListKind<ShoppingThing> = {
  thing: { name: 'onions', language: 'en-GB' },
  withValue: (entry, isFirst, at) => withState(entry, isFirst ? 'ticked' : 'open', at),
  valueOf: ({ state }) => state,
};

/** Lines whose content changes, and never their state unless they are removed. */
export const COOKBOOK: ListKind<CookbookThing> = {
  thing: { kind: 'collection', name: 'new' },
  withValue: (entry, isFirst, at) => withThing(entry, { kind: 'collection', name: isFirst ? 'first' : 'second' }, at),
  valueOf: ({ thing }) => (thing?.kind === 'collection' ? thing.name : 'nothing'),
};

const CALL_MAX = 200;

const idOf = (number: number) => `line-${String(number).padStart(12, '0')}`;

/** Values of all lines that are on the list. */
const shownBy =
  <Thing>({ valueOf }: ListKind<Thing>) =>
  (lines: readonly Line<Thing>[]) =>
    lines
      .filter(({ state }) => state !== 'gone')
      .map((line) => `${line.id} ${valueOf(line)}`)
      .sort();

interface Truth {
  added: Set<string>;
  removed: Set<string>;
  /** Last value that each device set, by line. */
  set: Map<string, Map<number, string>>;
}

/** What the server has, beside what the devices show and what was done on them. */
const faultsBeside = (
  onServer: readonly string[],
  shownByDevice: readonly (readonly string[])[],
  { added, removed, set }: Truth,
): string[] => {
  const faults = shownByDevice.flatMap((shown, i) =>
    shown.join() === onServer.join() ? [] : [`device ${i} shows ${shown.join()}, the server ${onServer.join()}`],
  );
  const states = new Map(onServer.map((text) => text.split(' ') as [string, string]));
  for (const id of added) if (!removed.has(id) && !states.has(id)) faults.push(`${id} is lost`);
  for (const id of removed) if (states.has(id)) faults.push(`${id} came back`);
  for (const [id, byDevice] of set) {
    const [only] = byDevice.values();
    if (byDevice.size === 1 && !removed.has(id) && states.get(id) !== only)
      faults.push(`${id} is ${states.get(id)}, and the only device that changed it said ${only}`);
  }
  return faults;
};

/** What went wrong with an interleaving; empty when nothing was lost and nothing came back. */
export const faultsOf = async <Thing>(
  list: ListKind<Thing>,
  { steps, clocks, onlineFrom }: Interleaving,
  server: ListServer<Thing>,
  now: () => number,
): Promise<string[]> => {
  const shown = shownBy(list);
  const devices: Device<Thing>[] = [0, 1].map(() => ({ list: { entries: {} }, oldTab: { entries: {} } }));
  const truth: Truth = { added: new Set(), removed: new Set(), set: new Map() };

  const sync = async (device: Device<Thing>, isHeard: boolean) => {
    const sent = unsentChanges(device.list, CALL_MAX);
    const { revision } = device.list;
    const answer = await server({ ...sent, ...(revision !== undefined && { since: revision }) });
    if (isHeard) device.list = withAnswer(device.list, answer, sent);
  };

  const change = (at: number, device: Device<Thing>, { kind, line }: Step) => {
    const there = Object.values(device.list.entries).filter(({ state }) => state !== 'gone');
    const entry = there[line % Math.max(1, there.length)];
    if (!entry) return;
    const changed = kind === 'remove' ? withState(entry, 'gone', at) : list.withValue(entry, kind === 'tick', at);
    device.list = { ...device.list, entries: { ...device.list.entries, [entry.id]: changed } };
    if (kind === 'remove') truth.removed.add(entry.id);
    else if (changed !== entry) {
      const values = truth.set.get(entry.id) ?? new Map<number, string>();
      truth.set.set(entry.id, values.set(devices.indexOf(device), list.valueOf(changed)));
    }
  };

  for (const [i, step] of steps.entries()) {
    const device = devices[step.device]!;
    const isOffline = step.device === 1 && i < onlineFrom;
    const at = Math.max(0, now() + clocks[step.device]);
    if (step.kind === 'add') {
      const id = idOf(i);
      device.list = {
        ...device.list,
        entries: { ...device.list.entries, [id]: { id, thing: list.thing, state: 'open', at } },
      };
      truth.added.add(id);
    } else if (step.kind === 'oldTab') {
      // Both tabs end with everything that either had.
      device.list = joinedLists(device.list, device.oldTab);
      device.oldTab = device.list;
    } else if (step.kind === 'sync' || step.kind === 'loseAnswer') {
      if (!isOffline) await sync(device, step.kind === 'sync');
    } else if (step.kind !== 'loseRequest') change(at, device, step);
  }
  for (let round = 0; round < 2; round += 1) for (const device of devices) await sync(device, true);

  const whole = await server({ changes: [] });
  const shownByDevice = devices.map(({ list: { entries } }) => shown(Object.values(entries)));
  return faultsBeside(shown(whole.entries), shownByDevice, truth);
};
