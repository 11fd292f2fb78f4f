import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Button } from './Button';

const Square = styled(Button)(({ theme }) => ({
  width: 56,
  padding: 0,
  flexShrink: 0,
  '&[aria-disabled="true"]': {
    color: theme.vars.palette.edge,
    borderColor: theme.vars.palette.divider,
    cursor: 'default',
  },
}));

type IconOnlyButtonProps = Omit<ComponentProps<typeof Button>, 'size'> & {
  /** Required: the icon alone has no accessible name. The tooltip shows it. */
  'aria-label': string;
};

/** A large button that shows only an icon, as high as the labelled buttons beside it. */
export const IconOnlyButton = (props: IconOnlyButtonProps) => <Square look="outlined" size="large" {...props} />;
