import type { Unit } from '@contracts/vocabulary';
import type { DisplayOptions } from '../displayOptions';
import { displayQuantity } from '../units';

/** The quantity of a line of food: metric and British for one unless `options` say otherwise. */
export const shown = (
  amount: number,
  unit: Unit,
  options: Partial<DisplayOptions> = {},
  measures: { id?: string; grams?: number; ml?: number } = {},
) =>
  displayQuantity(
    { name: 'food', quantity: '', amount, unit, ...measures },
    { factor: 1, system: 'metric', language: 'en-GB', ...options },
  );
