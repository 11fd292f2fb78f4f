import { keyframes, styled } from '@mui/material/styles';

const sweep = keyframes({ from: { backgroundPosition: '130% 0' }, to: { backgroundPosition: '-130% 0' } });

const Picture = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  backgroundColor: theme.vars.palette.sunk,
  ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.divider }),
}));

/** A faint plate. */
const Plate = styled('div')(({ theme }) => ({
  width: '37%',
  aspectRatio: '1',
  boxSizing: 'border-box',
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
  opacity: 0.75,
  display: 'grid',
  placeItems: 'center',
  '&::after': {
    content: '""',
    width: '66%',
    aspectRatio: '1',
    borderRadius: '50%',
    border: `4px solid ${theme.vars.palette.sunk}`,
  },
}));

/** In place of a picture: a faint plate. */
export const SkeletonPicture = () => (
  <Picture>
    <Plate />
  </Picture>
);

/** In place of a line of text. */
export const Bar = styled('div')(({ theme }) => ({
  height: 15,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.sunk,
  ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.divider }),
  '@media (prefers-reduced-motion: no-preference)': {
    backgroundImage: `linear-gradient(100deg, transparent 30%, ${theme.vars.palette.background.paper} 50%, transparent 70%)`,
    backgroundSize: '220% 100%',
    animation: `${sweep} 1.6s linear infinite`,
  },
}));
