import { styled } from '@mui/material/styles';
import { hidesBeyond } from '../MoreChips/hidesBeyond';

/**
 * Everything the search understood. On a phone the chips of all lists flow in one row, which wraps; on a wider screen each
 * list begins a line of its own where it does not fit beside the one before, so that none leaves its last chip behind.
 */
export const ChipBand = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > div, & ul': { display: 'contents' },
  [theme.breakpoints.up('md')]: {
    gap: '8px 24px',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minWidth: 0 },
  },
  ...hidesBeyond(theme),
}));
