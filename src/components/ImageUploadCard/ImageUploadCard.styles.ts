import { styled } from '@mui/material/styles';
import { UPLOAD_SHAPE } from './uploadShape';
import type { Tone } from './uploadState';

/** The whole card, in the colours of its state. */
export const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: Tone;
  'data-over': boolean;
}>(({ theme: { vars, breakpoints }, tone }) => {
  const { palette } = vars;
  const [edge, ground] = {
    plain: [palette.edge, palette.background.paper],
    active: [palette.primary.main, palette.background.paper],
    good: [palette.success.main, palette.okSoft],
    warn: [palette.warning.main, palette.butterSoft],
    bad: [palette.error.main, palette.badSoft],
  }[tone];
  return {
    ...UPLOAD_SHAPE,
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 12,
    paddingBlock: 8,
    paddingInline: '14px 8px',
    border: `1.5px ${tone === 'plain' ? 'dashed' : 'solid'} ${edge}`,
    backgroundColor: ground,
    transition: 'background-color 120ms, border-color 120ms',
    /* On a phone the sign of an empty card would be a second picture beside the camera. */
    '&[data-bare="true"]': {
      [breakpoints.down('md')]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        paddingInlineStart: 18,
        '& > :first-child': { display: 'none' },
      },
    },
    '&[data-over="true"]': { borderColor: palette.primary.main, backgroundColor: palette.accentSoft },
    [breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      justifyItems: 'center',
      rowGap: 2,
      padding: '10px 10px 4px',
      textAlign: 'center',
    },
  };
});

/** Takes a photo: an icon on a phone, and words on a wide screen, where the card has its sign above them. */
export const Take = styled('button')(({ theme: { vars, breakpoints } }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: 14,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' } },
  [breakpoints.down('md')]: { '& > span': { display: 'none' } },
  [breakpoints.up('md')]: {
    paddingInline: 12,
    fontSize: '0.9375rem',
    fontWeight: 650,
    color: vars.palette.accentText,
    '& > svg': { display: 'none' },
  },
}));

/** On a wide screen, the corner of the card. */
export const Corner = styled('span')(({ theme: { breakpoints } }) => ({
  position: 'relative',
  zIndex: 1,
  [breakpoints.up('md')]: { position: 'absolute', top: 2, insetInlineEnd: 2 },
}));
