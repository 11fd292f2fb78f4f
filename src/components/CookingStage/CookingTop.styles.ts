import { styled } from '@mui/material/styles';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { SHORT } from './short';

/** The whole bar. */
export const Bar = styled('header')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  minHeight: 48,
  [breakpoints.up('md')]: { gap: 8 },
}));

/** Far from Pause on purpose. On a phone the cross alone, so that the title has one line. */
export const Stop = styled(Button)(({ theme: { breakpoints } }) => ({
  flexShrink: 0,
  gap: 10,
  paddingInline: 16,
  marginInlineEnd: 4,
  [breakpoints.down('md')]: {
    width: 48,
    paddingInline: 0,
    marginInlineEnd: 8,
    '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));

/** The title and, on a phone, the step. On a wide screen, a toast has room after it. */
export const Heading = styled('div')(({ theme: { vars, breakpoints } }) => ({
  marginInlineEnd: 'auto',
  minWidth: 0,
  lineHeight: 1.25,
  '& > p': { margin: 0, whiteSpace: 'nowrap', fontSize: '0.875rem', fontWeight: 700, color: vars.palette.accentText },
  [breakpoints.up('md')]: { '& > p': { display: 'none' } },
  [SHORT]: { '& > p': { display: 'block' } },
}));

/** The title in one line, or on a phone in two small ones. */
export const Title = styled('h1')(({ theme: { typography, breakpoints } }) => ({
  ...typography.h4,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '1.0625rem',
  [breakpoints.down('md')]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    fontSize: '0.9375rem',
    lineHeight: 1.15,
  },
  [breakpoints.up('lg')]: { marginInlineStart: 8, fontSize: '1.5rem' },
}));

/** The loudspeaker. A phone has no room for it beside the title: the bell is in the options there. */
export const Loudspeaker = styled(IconButton)(({ theme: { breakpoints } }) => ({
  [breakpoints.down('sm')]: { display: 'none' },
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
