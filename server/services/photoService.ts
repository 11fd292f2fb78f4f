import type { PhotoReading } from '@contracts/analyze';
import type { Health } from '@contracts/health';
import type { Language } from '@contracts/vocabulary';
import { ModelFailure } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import type { PhotoPreparer } from '../vision/preparePhoto';
import {
  CHIPS_MAX,
  GUESS,
  SURE,
  type PreparedPhoto,
  type Recogniser,
  type Recognition,
  type VisionChip,
} from '../vision/recogniser';

interface Needs {
  /** The best first: the first that is ready looks, and the next ones where it is sure of nothing. */
  recognisers: readonly Recogniser[];
  preparer: PhotoPreparer;
  /** Told of what went wrong on this machine; the cook is only told that it did. */
  failed?: (error: unknown) => void;
  /** How long all photos of one search may take. */
  readingMs?: number;
}

/** Below the time that a client waits, with room for the search itself. */
const READING_MS = 45_000;

export interface SeenPhotos extends PhotoReading {
  /** Where a model was asked and failed; what others saw is there all the same. */
  failure?: ModelFailure;
}

const keyOf = ({ ingredientId, name }: VisionChip) => ingredientId ?? `“${name.toLowerCase()}”`;

/** What several looks at the same kitchen saw: each ingredient once, with the most that one of them says. */
export const mergedChips = (looks: readonly (readonly VisionChip[])[]): VisionChip[] => {
  const best = new Map<string, VisionChip>();
  for (const chip of looks.flat()) {
    const known = best.get(keyOf(chip));
    if (!known || chip.confidence > known.confidence) best.set(keyOf(chip), chip);
  }
  return [...best.values()]
    .filter(({ confidence }) => confidence >= GUESS)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, CHIPS_MAX);
};

/** What is in no table is asked for, however sure a model is: nothing is known of its allergens. */
const isSure = ({ ingredientId, confidence }: VisionChip) => ingredientId !== undefined && confidence >= SURE;

/** Reads the photos of searches. A photo lives as long as its request, in memory only. */
export const createPhotoService = ({
  recognisers,
  preparer,
  failed = () => undefined,
  readingMs = READING_MS,
}: Needs) => {
  const ready = () => recognisers.filter(({ isReady }) => isReady?.() ?? true);

  /** What a look failed with, as something that can be told; nothing that one of them does may end a search. */
  const failureOf = (error: unknown, name: string, isLate: boolean): ModelFailure => {
    if (error instanceof ModelFailure) return error;
    if (isLate) return new ModelFailure('AI_TIMEOUT_ERROR', `${name} took too long`);
    failed(error);
    return new ModelFailure('AI_SERVER_ERROR', `${name} failed`);
  };

  /** Who is stopped but does not listen is not waited for. */
  const unlessStopped = <T>(look: Promise<T>, signal: AbortSignal): Promise<T> =>
    new Promise((resolve, reject) => {
      const stop = () => reject(signal.reason as Error);
      signal.addEventListener('abort', stop, { once: true });
      look.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });

  const lookAt = async (photo: PreparedPhoto, language: Language, signal: AbortSignal, late: AbortSignal) => {
    const looks: Recognition[] = [];
    let failure: ModelFailure | undefined;
    for (const recogniser of ready()) {
      try {
        const stop = AbortSignal.any([signal, late]);
        stop.throwIfAborted();
        const look = await unlessStopped(recogniser.recognise(photo, language, stop), stop);
        if (look.chips.length > 0) looks.push(look);
        if (look.chips.some(isSure)) break;
      } catch (error) {
        signal.throwIfAborted();
        failure ??= failureOf(error, recogniser.name, late.aborted);
      }
    }
    return { looks, failure };
  };

  return {
    /** What the card may promise. */
    sight(): Pick<Health, 'vision' | 'photos' | 'recogniser'> {
      const [first] = ready();
      const seesFood = ready().some(({ sees }) => sees === 'food');
      if (!first) return { vision: false, photos: 'none' };
      return { vision: true, photos: seesFood ? 'food' : 'words', recogniser: first.name };
    },

    /** Why a photo led to nothing. */
    nothingFound: (): DomainError =>
      new DomainError(ready().some(({ sees }) => sees === 'food') ? 'nothingSeen' : 'nothingRead'),

    canRead: () => ready().length > 0,

    /**
     * @throws DomainError for a picture that cannot be read, or where nobody here reads photos; ModelFailure where a
     * model failed and nobody else saw anything
     */
    async read(images: readonly Uint8Array[], language: Language, signal: AbortSignal): Promise<SeenPhotos> {
      if (ready().length === 0) throw new DomainError('visionUnavailable');
      const looks: Recognition[] = [];
      let failure: ModelFailure | undefined;
      const late = AbortSignal.timeout(readingMs);
      for (const image of images) {
        const seen = await lookAt(await preparer.prepare(image, signal), language, signal, late);
        looks.push(...seen.looks);
        failure ??= seen.failure;
      }
      const chips = mergedChips(looks.map((look) => look.chips));
      if (chips.length === 0 && failure) throw failure;
      return {
        chips: chips.map((chip) => ({
          ...(chip.ingredientId !== undefined && { id: chip.ingredientId }),
          name: chip.name,
          confidence: Math.round(chip.confidence * 100) / 100,
          isSure: isSure(chip),
          source: chip.source,
        })),
        by: [...new Set(looks.map(({ by }) => by))].join(', '),
        ...(failure && { failure }),
      };
    },

    async close(): Promise<void> {
      await Promise.all(recognisers.map(({ close }) => close?.()));
    },
  };
};

export type PhotoService = ReturnType<typeof createPhotoService>;
