import { useTheme } from '@mui/material/styles';

/** The side of the screen where a line ends, for what MUI places by left and right. */
export const useLineEnd = (): 'left' | 'right' => (useTheme().direction === 'rtl' ? 'left' : 'right');
