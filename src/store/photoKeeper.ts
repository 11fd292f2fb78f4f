/**
 * Where the bytes of a photo are: beside the store, never in it (a file is no state). At most one file is offered and one
 * is chosen; the chosen one is small enough to be sent and says nothing of where it was taken.
 */
export interface PhotoKeeper {
  /** A file that the cook has named; nothing is done to it yet. */
  offer: (file: Blob) => void;
  /** Makes the offered file the chosen one. Its size, or null when the browser cannot read it, or another was offered meanwhile. */
  prepare: () => Promise<number | null>;
  chosen: () => Blob | undefined;
  /** An address of the chosen photo for an <img> on this page, valid until another is chosen. */
  previewUrl: () => string | undefined;
  forget: () => void;
}
