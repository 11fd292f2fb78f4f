import { ModelFailure } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import { chipKey } from './chipKey';
import type { VisionChip } from './recogniser';

type Chips = readonly VisionChip[];

/**
 * Merges two readings of the same photo: each food that one of them names, once, with its highest confidence and the
 * quantity that either read. Lines that were not understood are those of the reading with more chips: the other one
 * spells the same lines differently, and would ask about them twice.
 */
const merged = (first: Chips, second: Chips): VisionChip[] => {
  const [fuller, other] = second.length > first.length ? [second, first] : [first, second];
  const best = new Map(fuller.map((chip) => [chipKey(chip), chip]));
  for (const chip of other.filter(({ ingredientId }) => ingredientId !== undefined)) {
    const known = best.get(chipKey(chip));
    const [surer, lesser] = known && known.confidence >= chip.confidence ? [known, chip] : [chip, known];
    const quantity = surer.quantity ?? lesser?.quantity;
    best.set(chipKey(chip), { ...surer, ...(quantity !== undefined && { quantity }) });
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence);
};

/** Answers at once when the signal is aborted, while the process that reads is still being ended. */
const unlessAborted = (reading: Promise<Chips>, signal: AbortSignal): Promise<Chips> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    reading.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** Whether the time is over, rather than the cook gone. */
const isLate = ({ reason }: AbortSignal) => (reason as Error | undefined)?.name === 'TimeoutError';

/**
 * The chips of the first reading with those of a second one, which is an attempt: whatever becomes of it, what was read
 * first is kept.
 * @throws ModelFailure or Error when nothing was read first and the second reading fails; the signal's reason when the
 * cook has left
 */
export const withSecondReading = async (
  first: Chips,
  second: Promise<Chips>,
  signal: AbortSignal,
): Promise<VisionChip[]> => {
  try {
    return merged(first, await unlessAborted(second, signal));
  } catch (error) {
    if (signal.aborted && !isLate(signal)) throw error;
    if (first.length > 0) return [...first];
    // The photo had its turn. It must not end a search in which others saw something.
    if (error instanceof DomainError) throw new ModelFailure('AI_TIMEOUT_ERROR', 'no turn came for a second reading');
    throw error;
  }
};
