/** A place where pictures are published: a bucket, or a folder of a web server. */
export interface PictureTarget {
  /** How people name it. */
  name: string;
  /** Names of the folders in it. */
  folders: () => Promise<string[]>;
  /** Names of the files in one of its folders; empty if there is no such folder. */
  files: (folder: string) => Promise<ReadonlySet<string>>;
  /** The text of a file; undefined if there is none. */
  read: (path: string) => Promise<string | undefined>;
  /** Writes a file, whole or not at all. */
  write: (path: string, bytes: Uint8Array, type: ContentType) => Promise<void>;
  /** Copies a file within it. */
  copy: (from: string, to: string, type: ContentType) => Promise<void>;
  close: () => void;
}

export type ContentType = 'image/webp' | 'image/jpeg' | 'application/json';

/** What caches may do with every file: its folder has another name when it is drawn differently. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
