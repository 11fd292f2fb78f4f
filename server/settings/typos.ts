import { editDistance } from '@kitchen/reading/editDistance';
import { ConfigError } from '../errors/startFailure';
import { environmentSchema } from './environment';

const SETTINGS = Object.keys(environmentSchema.shape);
/** Shorter names also resemble those of other programs. */
const LONG_NAME = 7;
const TYPOS = 2;

/** @throws ConfigError for a variable that is probably a misspelt setting */
export const refuseTypos = (names: readonly string[]): void => {
  for (const name of names) {
    if (name.length < LONG_NAME || SETTINGS.includes(name)) continue;
    const meant = SETTINGS.find((one) => one.length >= LONG_NAME && editDistance(name, one, TYPOS) <= TYPOS);
    if (meant !== undefined) throw new ConfigError(`${name}: there is no such setting. Do you mean ${meant}?`);
  }
};
