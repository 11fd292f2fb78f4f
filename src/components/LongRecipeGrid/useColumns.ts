import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type GRID_GAPS } from '../RecipeGrid/RecipeGrid';

export type Columns = keyof typeof GRID_GAPS;

/** The number of cards side by side, as the grid's own breakpoints give it. */
export const useColumns = (): Columns => {
  const { breakpoints } = useTheme();
  const isMedium = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const isLarge = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  if (isLarge) return 3;
  return isMedium ? 2 : 1;
};
