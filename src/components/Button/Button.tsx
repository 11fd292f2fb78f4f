import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { buttonStyles, isDomProp, type ButtonStyleProps } from './buttonStyles';

const Native = styled('button', { shouldForwardProp: isDomProp })<ButtonStyleProps>(buttonStyles);

/**
 * Our own button: MUI's would add ten kilobytes (ripple, spinner) to the first chunk. Submits a form only with an
 * explicit `type="submit"`.
 */
export const Button = ({ type = 'button', ...props }: ComponentProps<typeof Native>) => (
  <Native type={type} {...props} />
);
