import fc from 'fast-check';
import type { ShoppingAnswer, ShoppingChanges, ShoppingThing } from '@contracts/shopping';
import { joinedLists, unsentChanges, withAnswer, withState, type ShoppingList } from '@kitchen/shopping/shoppingList';

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

interface Device {
  list: ShoppingList;
  /** The same list as a tab has it that was opened earlier. */
  oldTab: ShoppingList;
}

/** The server's answer to changes of the list. */
type ListServer = (changes: ShoppingChanges) => Promise<ShoppingAnswer>;

const THING: ShoppingThing = { name: 'onions', language: 'en-GB' };
const CALL_MAX = 200;

const idOf = (number: number) => `line-${String(number).padStart(12, '0')}`;

/** States of all lines that are on the list. */
const shown = ({ entries }: Pick<ShoppingList, 'entries'>) =>
  Object.values(entries)
    .filter(({ state }) => state !== 'gone')
    .map(({ id, state }) => `${id} ${state}`)
    .sort();

interface Truth {
  added: Set<string>;
  removed: Set<string>;
  /** Last state that each device set, by line. */
  set: Map<string, Map<number, 'open' | 'ticked'>>;
}

/** What went wrong with an interleaving; empty when nothing was lost and nothing came back. */
export const faultsOf = async (
  { steps, clocks, onlineFrom }: Interleaving,
  server: ListServer,
  now: () => number,
): Promise<string[]> => {
  const devices: Device[] = [0, 1].map(() => ({ list: { entries: {} }, oldTab: { entries: {} } }));
  const truth: Truth = { added: new Set(), removed: new Set(), set: new Map() };

  const sync = async (device: Device, isHeard: boolean) => {
    const sent = unsentChanges(device.list, CALL_MAX);
    const { revision } = device.list;
    const answer = await server({ ...sent, ...(revision !== undefined && { since: revision }) });
    if (isHeard) device.list = withAnswer(device.list, answer, sent);
  };

  const change = (at: number, device: Device, { kind, line }: Step) => {
    const there = Object.values(device.list.entries).filter(({ state }) => state !== 'gone');
    const entry = there[line % Math.max(1, there.length)];
    if (!entry) return;
    const state = kind === 'remove' ? 'gone' : kind === 'tick' ? 'ticked' : 'open';
    const changed = withState(entry, state, at);
    device.list = { ...device.list, entries: { ...device.list.entries, [entry.id]: changed } };
    if (state === 'gone') truth.removed.add(entry.id);
    else if (changed !== entry) {
      const states = truth.set.get(entry.id) ?? new Map<number, 'open' | 'ticked'>();
      truth.set.set(entry.id, states.set(devices.indexOf(device), state));
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
        entries: { ...device.list.entries, [id]: { id, thing: THING, state: 'open', at } },
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
  const onServer = shown({ entries: Object.fromEntries(whole.entries.map((entry) => [entry.id, entry])) });
  const faults = devices.flatMap(({ list }, i) =>
    shown(list).join() === onServer.join()
      ? []
      : [`device ${i} shows ${shown(list).join()}, the server ${onServer.join()}`],
  );
  const states = new Map(onServer.map((text) => text.split(' ') as [string, string]));
  for (const id of truth.added) if (!truth.removed.has(id) && !states.has(id)) faults.push(`${id} is lost`);
  for (const id of truth.removed) if (states.has(id)) faults.push(`${id} came back`);
  for (const [id, byDevice] of truth.set) {
    const [only] = byDevice.values();
    if (byDevice.size === 1 && !truth.removed.has(id) && states.get(id) !== only)
      faults.push(`${id} is ${states.get(id)}, and the only device that changed it said ${only}`);
  }
  return faults;
};
