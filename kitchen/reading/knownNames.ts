import { INGREDIENTS } from '../ingredients/ingredientTable';
import { createWordIndex } from './wordIndex';

/** The names of all our ingredients. Building it takes longer than loading all the code that reads with it. */
export const KNOWN_NAMES = createWordIndex(INGREDIENTS);
