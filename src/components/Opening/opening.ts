import type { CSSObject, Theme } from '@mui/material/styles';

/** What opens at a press on its title: a `details` whose arrow is drawn, because a triangle in the text differs by font. */
export const opening = ({ vars }: Theme): CSSObject => ({
  '& > summary': {
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    fontWeight: 650,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary::before': {
    content: '""',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: 9,
    height: 9,
    marginInline: 3,
    border: `solid ${vars.palette.text.secondary}`,
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  '&[open] > summary::before': { transform: 'translateY(2px) rotate(-135deg)' },
});
