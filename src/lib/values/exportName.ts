import { localDay } from './localDay';

/** The name of a file with what a cook takes along, by the day of the device. */
export const exportName = (ending: 'html' | 'json' | 'zip'): string => `larder-${localDay(Date.now())}.${ending}`;
