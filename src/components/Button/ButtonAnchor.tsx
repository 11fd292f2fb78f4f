import { styled } from '@mui/material/styles';
import { buttonStyles, isDomProp, type ButtonStyleProps } from './buttonStyles';

/** A link to an address outside Larder, such as that of an app, that looks like a button. */
export const ButtonAnchor = styled('a', { shouldForwardProp: isDomProp })<ButtonStyleProps>(buttonStyles);
