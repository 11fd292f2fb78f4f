import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: 14,
    top: '50%',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
    color: theme.vars.palette.text.primary,
  },
}));

const Native = styled('select')(({ theme }) => ({
  appearance: 'none',
  width: '100%',
  minHeight: 48,
  paddingBlock: 8,
  paddingInline: '16px 44px',
  borderRadius: 14,
  border: `1.5px solid ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.sunk },
  '& option': { backgroundColor: theme.vars.palette.background.paper, color: theme.vars.palette.text.primary },
}));

/** The native select in our style: light, and familiar on a phone. */
export const Select = (props: ComponentProps<'select'>) => (
  <Frame>
    <Native {...props} />
    <ExpandMoreIcon />
  </Frame>
);
