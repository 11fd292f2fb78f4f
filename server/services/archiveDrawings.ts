interface Pictures {
  /** Draws it when it is not stored. Rejects when it cannot be drawn, or when too many wait. */
  pictureOf: (name: string, size: 800, asking: { urgency: number; signal: AbortSignal }) => Promise<Uint8Array>;
  /** The stored picture; undefined if it is not drawn yet. */
  drawnOf?: (name: string, size: 800) => Promise<Uint8Array | undefined>;
}

interface Dependencies {
  pictures: Pictures;
  /** Whether a picture of this name exists. */
  isKnown: (name: string) => Promise<boolean>;
  /** How long an archive waits for one drawing. */
  drawingMs?: number;
  /** How long it waits for all its drawings together. */
  archiveMs?: number;
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
}

/** The large picture of this name as WebP; undefined if there is none, or it cannot be drawn in time. */
export type DrawingReader = (name: string) => Promise<Uint8Array | undefined>;

/** Begins an archive. */
export type ArchiveDrawings = () => DrawingReader;

/** Browsers, which show their pictures to someone, go first. */
const URGENCY = 7;

/**
 * Reads the drawings of archives. A picture that is drawn already costs no time. The others are waited for, but only so
 * long: an archive of thousands of pictures would take hours, and keep those of other cooks waiting.
 */
export const createArchiveDrawings = ({
  pictures,
  isKnown,
  drawingMs = 5_000,
  archiveMs = 30_000,
  clock = performance.now.bind(performance),
}: Dependencies): ArchiveDrawings => {
  /** The picture, unless drawing it takes longer; then it is drawn later, for the next archive. */
  const drawnWithin = async (name: string, ms: number): Promise<Uint8Array | undefined> => {
    const gone = new AbortController();
    let tooLong: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => (tooLong = setTimeout(() => resolve(undefined), ms)));
    const asking = { urgency: URGENCY, signal: gone.signal };
    try {
      return await Promise.race([pictures.pictureOf(name, 800, asking).catch(() => undefined), late]);
    } finally {
      clearTimeout(tooLong);
      gone.abort();
    }
  };

  return () => {
    let leftMs = archiveMs;
    return async (name) => {
      if (!(await isKnown(name))) return undefined;
      const drawn = await pictures.drawnOf?.(name, 800);
      if (drawn || leftMs <= 0) return drawn;
      const begunAt = clock();
      const waited = await drawnWithin(name, Math.min(drawingMs, leftMs));
      leftMs -= clock() - begunAt;
      return waited;
    };
  };
};
