/** Boxes shared by the card and its skeleton, so that nothing moves when the recipes arrive. */
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

/** Line height of the cuisine above the title, in multiples of its type size. */
export const CUISINE_LINE = 1.25;

/** The picture of a card on its side, in columns of the card. */
export const WIDE_PICTURE = 'minmax(0, 1fr) minmax(0, 1fr)';

/** The same in pixels. */
export const WIDE_IMAGE_SIZES = '(min-width: 1200px) 600px, (min-width: 768px) calc(50vw - 24px), calc(100vw - 32px)';

/** One, two or three columns, as in RecipeGrid. */
export const CARD_IMAGE_SIZES = '(min-width: 1200px) 382px, (min-width: 768px) calc(50vw - 36px), calc(100vw - 32px)';
