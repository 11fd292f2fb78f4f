import { styled } from '@mui/material/styles';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { fadedFoot } from '../SheetDialog/fadedFoot';

export const Sheet = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0 });
export const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: '20px 16px 24px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& p': { margin: '-6px 0 0', color: theme.vars.palette.text.secondary, textWrap: 'pretty' },
  '&::after': fadedFoot(theme.vars.palette.background.paper, 24, 16),
  [theme.breakpoints.up('md')]: { padding: '24px 28px' },
}));
export const Grid = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const Thing = styled(ChoiceChip)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingInline: '10px 16px',
});
/** Not an ingredient, but the way to one that has no chip. */
export const SomethingElse = styled(Thing)(({ theme: { vars } }) => ({
  borderStyle: 'dashed',
  borderColor: vars.palette.edge,
  color: vars.palette.accentText,
}));
export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'end',
  gap: 10,
  flexShrink: 0,
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { '& > *': { flexGrow: 1 } },
  [theme.breakpoints.up('md')]: { padding: '14px 28px' },
}));
