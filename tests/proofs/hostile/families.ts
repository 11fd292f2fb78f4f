import type { Attack } from './attack';
import { ODD_CONNECTIONS } from './connections';
import { EXPORTS_AND_LISTS } from './exports';
import { HELD_STREAMS } from './heldStreams';
import { KITCHEN_TEXTS } from './kitchenTexts';
import { ODD_REQUESTS } from './oddRequests';
import { PHOTOS } from './photos';
import { PICTURES } from './pictures';
import { SIGN_INS_AT_ONCE } from './signIns';
import { UPLOADS_THAT_HANG } from './uploads';
import { WAYS_IN } from './waysIn';

/** All attacks: one file for each family. A new family is a new file here. */
export const FAMILIES: Readonly<Record<string, readonly Attack[]>> = {
  'kitchen texts': KITCHEN_TEXTS,
  pictures: PICTURES,
  photos: PHOTOS,
  'long answers': EXPORTS_AND_LISTS,
  'sign-ins': SIGN_INS_AT_ONCE,
  uploads: UPLOADS_THAT_HANG,
  'held streams': HELD_STREAMS,
  'odd connections': ODD_CONNECTIONS,
  'odd requests': ODD_REQUESTS,
  'ways in': WAYS_IN,
};
