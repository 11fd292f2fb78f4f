import type { Accepted } from './accepted';
import { IN_LISTENERS } from './listeners';
import { IN_MEASURES } from './measures';
import { IN_OTHER_ROOMS } from './otherRooms';
import { IN_READING } from './reading';
import { IN_SEARCH } from './search';
import { IN_SERVICES } from './services';

/** Survivors that were looked at and accepted. */
export const ACCEPTED: readonly Accepted[] = [
  ...IN_MEASURES,
  ...IN_READING,
  ...IN_SEARCH,
  ...IN_OTHER_ROOMS,
  ...IN_SERVICES,
  ...IN_LISTENERS,
];
