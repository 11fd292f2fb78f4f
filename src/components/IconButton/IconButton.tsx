import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Native = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'background-color 120ms, transform 90ms',
  '@media (hover: hover)': { '&:hover': { backgroundColor: `color-mix(in srgb, currentColor 9%, transparent)` } },
  '&:active': { transform: 'scale(.98)' },
  '&:disabled': { color: theme.vars.palette.edge, background: 'none', cursor: 'default' },
}));

type IconButtonProps = ComponentProps<typeof Native> & {
  /** Required: the icon alone has no accessible name. */
  'aria-label': string;
};

/** A round icon button of 44 pixels. */
export const IconButton = (props: IconButtonProps) => <Native type="button" {...props} />;
