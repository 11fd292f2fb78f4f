import { bestOf } from './bestOf';
import type { NameLimits, NameResult } from './nameResult';

/** Every entry, most popular first. */
export const everyName = (
  popularities: Float64Array,
  { isWanted, isOfKind, isCounted = isWanted }: NameLimits,
  most: number,
): NameResult => {
  const wanted: number[] = [];
  const hidden: number[] = [];
  const counted: number[] = [];
  for (let entry = 0; entry < popularities.length; entry += 1) {
    if (isCounted(entry)) counted.push(entry);
    if (isWanted(entry)) wanted.push(entry);
    else if (isOfKind?.(entry)) hidden.push(entry);
  }
  const compare = (a: number, b: number) => popularities[b]! - popularities[a]! || a - b;
  return { entries: bestOf(wanted, most, compare), total: wanted.length, hidden, counted };
};
