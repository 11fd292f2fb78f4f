/** Who sent a photo. Any number of visitors can come from one address, so the address counts first. */
export interface PhotoSender {
  address: string;
  visitor: string;
}

/** Of photos that no visitor sent. */
export const NO_SENDER: PhotoSender = { address: '', visitor: '' };

/** Starts a job whose turn has come. */
type Begin = () => void;

/** The values of each key, the key whose turn is next first. */
type Turns<Value> = Map<string, Value>;

/** The first of these whose key may have a turn, which goes behind the others; undefined when none may. */
const rotate = <Value>(turns: Turns<Value>, mayBegin = (_key: string) => true): [string, Value] | undefined => {
  for (const [key, value] of turns) {
    if (!mayBegin(key)) continue;
    turns.delete(key);
    turns.set(key, value);
    return [key, value];
  }
  return undefined;
};

/** The jobs that wait: addresses take turns, and so do the visitors of each. */
export const createTurns = () => {
  const addresses: Turns<Turns<Begin[]>> = new Map();
  const waitingOf = new Map<string, number>();
  let total = 0;

  const count = (address: string, by: 1 | -1) => {
    total += by;
    const own = (waitingOf.get(address) ?? 0) + by;
    if (own === 0) waitingOf.delete(address);
    else waitingOf.set(address, own);
  };

  const remove = ({ address, visitor }: PhotoSender, begin: Begin): boolean => {
    const visitors = addresses.get(address);
    const jobs = visitors?.get(visitor);
    const place = jobs?.indexOf(begin) ?? -1;
    if (!visitors || !jobs || place < 0) return false;
    jobs.splice(place, 1);
    if (jobs.length === 0) visitors.delete(visitor);
    if (visitors.size === 0) addresses.delete(address);
    count(address, -1);
    return true;
  };

  return {
    /** How many jobs wait, in total or for one address. */
    waiting: (address?: string): number => (address === undefined ? total : (waitingOf.get(address) ?? 0)),

    add({ address, visitor }: PhotoSender, begin: Begin): void {
      const visitors = addresses.get(address) ?? new Map<string, Begin[]>();
      addresses.set(address, visitors);
      visitors.set(visitor, [...(visitors.get(visitor) ?? []), begin]);
      count(address, 1);
    },

    /** Removes a job that waits; false when it does not. */
    remove,

    /** Removes the job whose turn it is among these addresses; undefined when none of them waits. */
    takeNext(mayBegin: (address: string) => boolean): { address: string; begin: Begin } | undefined {
      const next = rotate(addresses, mayBegin);
      if (!next) return undefined;
      const [address, visitors] = next;
      const [visitor, jobs] = rotate(visitors)!;
      const begin = jobs[0]!;
      remove({ address, visitor }, begin);
      return { address, begin };
    },
  };
};
