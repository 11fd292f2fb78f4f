import type { Language } from '@contracts/vocabulary';
import { ModelFailure } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import { chipKey } from './chipKey';
import { SURE, type VisionChip } from './recogniser';
import type { PrintedLine } from './printedLine';
import { isReceiptIn, wordsToChips } from './wordsToChips';

type Lines = readonly PrintedLine[];

/** Confidence in a food of a receipt that only one reading names: the cook is asked. */
const BY_ONE_READING = 0.7;

const isNamed = ({ ingredientId }: VisionChip) => ingredientId !== undefined;

/** How often each food is named by the readings. */
const countsOf = (readings: readonly (readonly VisionChip[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const chip of readings.flatMap((chips) => chips.filter(isNamed)))
    counts.set(chipKey(chip), (counts.get(chipKey(chip)) ?? 0) + 1);
  return counts;
};

/**
 * Merges readings of the same photo: each food that one of them names, once, with its highest confidence and the
 * quantity that one of them read. On a receipt nothing is certain that only one of them names. Lines that were not
 * understood are those of the reading with the most chips: the others spell the same lines differently, and would ask
 * about them again.
 * @param readings the lines of each
 */
export const mergedChips = (readings: readonly Lines[], language: Language): VisionChip[] => {
  const all = readings.map((lines) => wordsToChips(lines, language));
  const isReceipt = readings.some(isReceiptIn);
  const counts = countsOf(all);
  const [fullest = [], ...others] = all.toSorted((a, b) => b.length - a.length);
  const best = new Map(fullest.map((chip) => [chipKey(chip), chip]));
  for (const chip of others.flatMap((chips) => chips.filter(isNamed))) {
    const known = best.get(chipKey(chip));
    const [surer, lesser] = known && known.confidence >= chip.confidence ? [known, chip] : [chip, known];
    const quantity = surer.quantity ?? lesser?.quantity;
    best.set(chipKey(chip), { ...surer, ...(quantity !== undefined && { quantity }) });
  }
  return [...best]
    .map(([key, chip]) =>
      isReceipt && (counts.get(key) ?? 0) < 2
        ? { ...chip, confidence: Math.min(chip.confidence, BY_ONE_READING) }
        : chip,
    )
    .sort((a, b) => b.confidence - a.confidence);
};

/** Whether a food of a receipt would be certain if another reading named it, too. */
export const isUnconfirmed = (readings: readonly Lines[], language: Language): boolean => {
  if (!readings.some(isReceiptIn)) return false;
  const all = readings.map((lines) => wordsToChips(lines, language));
  const counts = countsOf(all);
  return all.some((chips) =>
    chips.some((chip) => isNamed(chip) && chip.confidence >= SURE && counts.get(chipKey(chip)) === 1),
  );
};

/** Answers at once when the signal is aborted, while the process that reads is still being ended. */
const unlessAborted = <T>(reading: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    reading.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** Whether the time is over, rather than the cook gone. */
const isLate = ({ reason }: AbortSignal) => (reason as Error | undefined)?.name === 'TimeoutError';

/**
 * The chips of a photo from all its readings. Those after the first are attempts: whatever becomes of them, what was read
 * before is kept.
 * @throws ModelFailure or Error when the first reading fails, or when nothing was read before a reading that fails; the
 * signal's reason when the cook has left
 */
export const chipsOfReadings = async (
  readings: AsyncGenerator<Lines>,
  language: Language,
  signal: AbortSignal,
): Promise<VisionChip[]> => {
  const read: Lines[] = [];
  try {
    for (;;) {
      const { done, value } = await unlessAborted(readings.next(), signal);
      if (done) return mergedChips(read, language);
      read.push(value);
    }
  } catch (error) {
    if (read.length === 0 || (signal.aborted && !isLate(signal))) throw error;
    const chips = mergedChips(read, language);
    if (chips.length > 0) return chips;
    // The photo had its turn. It must not end a search in which others saw something.
    if (error instanceof DomainError) throw new ModelFailure('AI_TIMEOUT_ERROR', 'no turn came for a second reading');
    throw error;
  }
};
