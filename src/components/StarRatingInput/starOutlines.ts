/* Outlines of Star and StarBorder of @mui/icons-material, in percent of their side. */
const EDGE =
  '50% 71.96%, 75.75% 87.5%, 68.92% 58.21%, 91.67% 38.5%, 61.71% 35.96%, 50% 8.33%, 38.29% 35.96%, 8.33% 38.5%, 31.08% 58.21%, 24.25% 87.5%, 50% 71.96%';
const HOLE =
  '50% 64.17%, 34.33% 73.63%, 38.5% 55.79%, 24.67% 43.79%, 42.92% 42.21%, 50% 25.42%, 57.13% 42.25%, 75.38% 43.83%, 61.54% 55.83%, 65.71% 73.67%, 50% 64.17%';

/** A star of the rating, and one that is only an outline. */
export const FULL = { clipPath: `polygon(${EDGE})` };
export const EMPTY = { clipPath: `polygon(evenodd, ${EDGE}, ${HOLE})` };
