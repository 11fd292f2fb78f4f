import type { CSSObject, Theme } from '@mui/material/styles';

/** The square of colour behind an icon that opens a panel. */
export const iconTile = ({ vars: { palette } }: Theme): CSSObject => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: 18,
  color: palette.accentText,
  backgroundColor: palette.accentSoft,
});
