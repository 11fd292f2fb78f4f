/** What the server can recognise: food, printed words only (packages and receipts), or nothing. */
export type Sight = 'food' | 'words' | 'none';

export type UploadState =
  'idle' | 'preparing' | 'selected' | 'loading' | 'found' | 'foundBefore' | 'restored' | 'failed';

export type Tone = 'plain' | 'active' | 'good' | 'warn' | 'bad';

/** The colour of each state. */
export const TONES: Record<UploadState, Tone> = {
  idle: 'plain',
  preparing: 'active',
  selected: 'active',
  loading: 'active',
  found: 'good',
  foundBefore: 'good',
  restored: 'good',
  failed: 'bad',
};

/** The photo is being read or sent. */
export const isBusyIn = (state: UploadState) => state === 'preparing' || state === 'loading';

/** There is a photo to show. */
export const hasPhotoIn = (state: UploadState) => state !== 'idle' && state !== 'restored';

/** The results of an earlier search are shown. */
export const isFromBeforeIn = (state: UploadState) => state === 'restored' || state === 'foundBefore';
