/**
 * Holds the bytes of photos outside the store, because a File is not serialisable. The files of one choice are
 * offered and chosen together. Chosen files are small enough to send and carry no location metadata.
 */
export interface PhotoKeeper {
  /** Files that the cook selected, not processed yet. */
  offer: (files: readonly Blob[]) => void;
  /**
   * Turns the offered files into the chosen ones. Resolves to their size, or to null when one cannot be read or
   * others were offered meanwhile.
   */
  prepare: () => Promise<number | null>;
  /** Empty when none is chosen. */
  chosen: () => readonly Blob[];
  /** Object URL of the first chosen photo, valid until another choice. */
  previewUrl: () => string | undefined;
  forget: () => void;
  /** A photo of a page, small enough to send and large enough to read. Null as in `shrinkOwn`. */
  shrinkPage: (file: Blob) => Promise<Blob | null>;
  /**
   * A picture as the photo of an own recipe: a small JPEG without the camera's data. Resolves to null for a file that
   * is no picture, or one that this browser cannot read.
   */
  shrinkOwn: (file: Blob) => Promise<Uint8Array | null>;
}
