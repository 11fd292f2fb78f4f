import type { ApiFailure } from './apiFailure';

/** What a server answers about the photo itself: it shows no ingredient, is no picture, or nothing here reads photos. */
const PHOTO_CODES: ReadonlySet<string> = new Set(['VISION_UNAVAILABLE', 'NO_INGREDIENTS', 'NOT_AN_IMAGE']);

/** Whether a search with a photo failed because of the photo, and not because the server could not be reached. */
export const isPhotoFailure = (failure: ApiFailure | null): boolean => PHOTO_CODES.has(failure?.code ?? '');
