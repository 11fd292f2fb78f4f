import type { PhotoReading } from '@contracts/analyze';
import type { Health } from '@contracts/health';
import type { Language } from '@contracts/vocabulary';
import type { ModelFailure } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import { chipKey } from '../vision/chipKey';
import type { PhotoSender } from '../vision/turns';
import type { PhotoPreparer } from '../vision/preparePhoto';
import { CHIPS_MAX, GUESS, type Recogniser, type Recognition, type VisionChip } from '../vision/recogniser';
import { isSure, lookAtPhoto } from './photoLooks';

interface Dependencies {
  /** Best first. The first that is ready reads the photo; the next ones follow when it is sure of nothing. */
  recognisers: readonly Recogniser[];
  preparer: PhotoPreparer;
  /** Called with faults of this machine; the cook is only told that it failed. */
  failed?: (error: unknown) => void;
  /** Time limit for all photos of one search. */
  readingMs?: number;
}

/** Shorter than a client waits, with time left for the search itself. */
const READING_MS = 45_000;

export interface SeenPhotos extends PhotoReading {
  /** Set when a model failed; the results of the others are returned with it. */
  failure?: ModelFailure;
}

/** Merges the chips of several photos of the same kitchen: each ingredient once, with its highest confidence. */
export const mergedChips = (looks: readonly (readonly VisionChip[])[]): VisionChip[] => {
  const best = new Map<string, VisionChip>();
  for (const chip of looks.flat()) {
    const known = best.get(chipKey(chip));
    if (!known || chip.confidence > known.confidence) best.set(chipKey(chip), chip);
  }
  return [...best.values()]
    .filter(({ confidence }) => confidence >= GUESS)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, CHIPS_MAX);
};

const asReading = (chip: VisionChip): PhotoReading['chips'][number] => ({
  ...(chip.ingredientId !== undefined && { id: chip.ingredientId }),
  name: chip.name,
  confidence: Math.round(chip.confidence * 100) / 100,
  isSure: isSure(chip),
  source: chip.source,
  ...(chip.quantity !== undefined && { quantity: chip.quantity }),
});

/** Reads the photos of searches. A photo is kept only in memory and only for its request. */
export const createPhotoService = ({
  recognisers,
  preparer,
  failed = () => undefined,
  readingMs = READING_MS,
}: Dependencies) => {
  const ready = () => recognisers.filter(({ isReady }) => isReady?.() ?? true);

  return {
    /** What the upload card may offer. */
    sight(): Pick<Health, 'vision' | 'photos' | 'recogniser'> {
      const [first] = ready();
      const seesFood = ready().some(({ sees }) => sees === 'food');
      if (!first) return { vision: false, photos: 'none' };
      return { vision: true, photos: seesFood ? 'food' : 'words', recogniser: first.name };
    },

    /** Why a photo gave no ingredients. */
    nothingFound: (): DomainError =>
      new DomainError(ready().some(({ sees }) => sees === 'food') ? 'nothingSeen' : 'nothingRead'),

    canRead: () => ready().length > 0,

    /** How many photos wait to be decoded. */
    waiting: (): number => preparer.waiting?.() ?? 0,

    /**
     * @throws DomainError for a picture that cannot be read, when too many photos wait, or when this server cannot read photos; ModelFailure when
     * a model failed and no other recogniser saw anything
     */
    async read(
      images: readonly Uint8Array[],
      language: Language,
      signal: AbortSignal,
      sender?: PhotoSender,
    ): Promise<SeenPhotos> {
      if (ready().length === 0) throw new DomainError('visionUnavailable');
      const looks: Recognition[] = [];
      let failure: ModelFailure | undefined;
      const late = AbortSignal.timeout(readingMs);
      for (const image of images) {
        const photo = await preparer.prepare(image, signal, sender);
        const seen = await lookAtPhoto(photo, { recognisers: ready(), language, signal, late, sender, failed });
        looks.push(...seen.looks);
        failure ??= seen.failure;
      }
      const chips = mergedChips(looks.map((look) => look.chips));
      if (chips.length === 0 && failure) throw failure;
      return {
        chips: chips.map(asReading),
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
