import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Native = styled('input')(({ theme }) => ({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  margin: 0,
  borderRadius: 7,
  border: `2px solid ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.contrastText,
  cursor: 'pointer',
  '&:checked': { borderColor: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.primary.main },
  '&:checked::after': {
    content: '""',
    width: 5,
    height: 10,
    marginTop: -3,
    border: 'solid currentColor',
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(45deg)',
  },
  '@media (forced-colors: active)': { appearance: 'auto' },
}));

/** The native checkbox in our colours. */
export const CheckBox = (props: Omit<ComponentProps<typeof Native>, 'type'>) => <Native type="checkbox" {...props} />;
