/**
 * Where the bytes of photos are: beside the store, never in it (a file is no state). The files of one choice are offered
 * together and chosen together; chosen ones are small enough to be sent and say nothing of where they were taken.
 */
export interface PhotoKeeper {
  /** Files that the cook has named; nothing is done to them yet. */
  offer: (files: readonly Blob[]) => void;
  /** Makes the offered files the chosen ones. Their size, or null when the browser cannot read one, or others were offered meanwhile. */
  prepare: () => Promise<number | null>;
  /** Empty while none is chosen. */
  chosen: () => readonly Blob[];
  /** An address of the first chosen photo for an <img> on this page, valid until another is chosen. */
  previewUrl: () => string | undefined;
  forget: () => void;
}
