import { styled } from '@mui/material/styles';
import { hidesBeyond } from '../MoreChips/hidesBeyond';

/** Everything the search understood: the chips of all lists flow in one row, which wraps. */
export const ChipBand = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > div, & ul': { display: 'contents' },
  [theme.breakpoints.up('md')]: { gap: '8px 12px' },
  ...hidesBeyond(theme),
}));
