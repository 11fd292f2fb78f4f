import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { buttonStyles, isDomProp, type ButtonStyleProps } from './buttonStyles';

const Native = styled('button', { shouldForwardProp: isDomProp })<ButtonStyleProps>(buttonStyles);

/**
 * A button of the product. Our own, because MUI's brings ten kilobytes (its ripple, its spinner) into the first chunk
 * for what the browser's own button does. It sends a form only where it says so.
 */
export const Button = ({ type = 'button', ...props }: ComponentProps<typeof Native>) => (
  <Native type={type} {...props} />
);
