import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';

const MIRRORED = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

/** Points to where the line begins. */
export const BackArrow = styled(ArrowBackIcon)(MIRRORED);

/** Points to where the line goes on. */
export const ForwardArrow = styled(ArrowForwardIcon)(MIRRORED);
