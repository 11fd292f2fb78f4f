/** The boxes that the card and its skeleton share, so that nothing moves when the recipes arrive. */
export const CARD_SHAPE = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  boxSizing: 'border-box',
  borderRadius: 24,
  overflow: 'clip',
} as const;

export const CARD_BODY = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: 8,
  padding: '18px 20px 20px',
} as const;

/** One, two or three columns, as in RecipeGrid. */
export const CARD_IMAGE_SIZES = '(min-width: 1200px) 382px, (min-width: 768px) calc(50vw - 36px), calc(100vw - 32px)';
