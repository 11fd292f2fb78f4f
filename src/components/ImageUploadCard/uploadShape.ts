/** The box of the card, for the card and for what holds its place while its code is on the way. */
export const UPLOAD_SHAPE = {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  minHeight: 68,
  borderRadius: 18,
  '@media (min-width: 768px)': { minHeight: 148 },
} as const;
