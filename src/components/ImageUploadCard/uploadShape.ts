/** The box of the card, shared with the placeholder shown while its code loads. */
export const UPLOAD_SHAPE = {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  minHeight: 68,
  borderRadius: 18,
  '@media (min-width: 768px)': { minHeight: 148 },
} as const;
