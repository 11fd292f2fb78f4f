import { styled } from '@mui/material/styles';

/** Of the footer with the space above it, on a wide screen, in pixels. */
const FOOTER = 145;

/** Of what fills the window with the footer, on a wide screen. */
export const FULL_HEIGHT = `calc(100dvh - var(--header-height) - ${FOOTER + 16}px)`;

/**
 * Every outcome of a search. What is scrolled to fills the window with the footer (`data-full`), so that no slice of the
 * form stays in sight below the header.
 */
export const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& > *': { minWidth: 0 },
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('md')]: {
    '&[data-full="true"]': { minHeight: FULL_HEIGHT },
    '&[data-top="true"]': { alignContent: 'start' },
  },
}));

/** Small print below the ingredients of a photo. */
export const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
