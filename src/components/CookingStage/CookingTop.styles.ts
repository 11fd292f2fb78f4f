import { styled } from '@mui/material/styles';
import { Button } from '../Button/Button';

/** The whole bar. */
export const Bar = styled('header')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  [breakpoints.up('md')]: { gap: 8 },
}));

/** Far from Pause on purpose. */
export const Stop = styled(Button)(({ theme: { breakpoints } }) => ({
  flexShrink: 0,
  gap: 6,
  paddingInline: 12,
  marginInlineEnd: 4,
  [breakpoints.up('md')]: { gap: 10, paddingInline: 16 },
}));

/** The title and, on a phone, the step. */
export const Heading = styled('div')(({ theme: { vars, breakpoints } }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  lineHeight: 1.25,
  '& > p': { margin: 0, whiteSpace: 'nowrap', fontSize: '0.875rem', fontWeight: 700, color: vars.palette.accentText },
  [breakpoints.up('md')]: { '& > p': { display: 'none' } },
}));

/** One line of the title. */
export const Title = styled('h1')(({ theme: { typography, breakpoints } }) => ({
  ...typography.h4,
  margin: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: '1.0625rem',
  [breakpoints.up('lg')]: { marginInlineStart: 8, fontSize: '1.5rem' },
}));

/** Whether the screen stays on. */
export const Note = styled('span')(({ theme: { vars, breakpoints } }) => ({
  display: 'none',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  fontSize: '1rem',
  color: vars.palette.text.secondary,
  [breakpoints.up('md')]: { display: 'inline-flex', marginInlineEnd: 12 },
}));

/** Shown where there is room. */
export const Wide = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'none',
  whiteSpace: 'nowrap',
  [breakpoints.up('lg')]: { display: 'block', marginInlineEnd: 8 },
}));
