import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { buttonStyles, isDomProp, type ButtonStyleProps } from './buttonStyles';

export const ButtonLink = styled(Link, { shouldForwardProp: isDomProp })<ButtonStyleProps>(buttonStyles);
