import type { Theme } from '@mui/material/styles';
import { BEYOND } from './useFold';

/** Styles of what holds a folded row: a phone hides what is beyond its first lines. */
export const hidesBeyond = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: { [`& ${BEYOND}`]: { display: 'none' } },
});
