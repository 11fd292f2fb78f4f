import type { VisionChip } from './recogniser';

/** The same for two chips of the same food. */
export const chipKey = ({ ingredientId, name }: VisionChip): string => ingredientId ?? `“${name.toLowerCase()}”`;
