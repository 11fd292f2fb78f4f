import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { buttonStyles, isDomProp, type ButtonStyleProps } from './buttonStyles';

/** A link that looks like a button. */
export const ButtonLink = styled(Link, { shouldForwardProp: isDomProp })<ButtonStyleProps>(buttonStyles);
