import { styled } from '@mui/material/styles';
import { RING_AROUND } from '@/components/fieldParts/ringAround';

/** The sides beside each other; on a phone below each other. */
export const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBlock: '8px 12px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** One side: the whole card chooses it. */
export const Side = styled('label')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  padding: 16,
  borderRadius: 16,
  border: `1.5px solid ${vars.palette.edge}`,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  '& b': { lineHeight: '22px' },
  '& span > span': { display: 'block', marginTop: 6 },
  '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.sunk } },
  '&&:has(:checked)': {
    borderColor: vars.palette.primary.main,
    backgroundColor: vars.palette.accentSoft,
    /* As wide as two lines, without moving what is in it. */
    boxShadow: `inset 0 0 0 1.5px ${vars.palette.primary.main}`,
    '& b': { color: vars.palette.accentText },
  },
  '&:has(:focus-visible)': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 2 },
  /* The outline is for the focus alone. */
  '@media (forced-colors: active)': { '&&:has(:checked)': { borderColor: 'Highlight' } },
}));

/** The native radio button in our colours. */
export const Radio = styled('input')(({ theme: { vars } }) => ({
  appearance: 'none',
  boxSizing: 'border-box',
  width: 22,
  height: 22,
  margin: 0,
  borderRadius: '50%',
  border: `2px solid ${vars.palette.edge}`,
  backgroundColor: vars.palette.background.paper,
  cursor: 'pointer',
  '&:checked': { borderWidth: 7, borderColor: vars.palette.primary.main },
  ...RING_AROUND,
  '@media (forced-colors: active)': { appearance: 'auto' },
}));
