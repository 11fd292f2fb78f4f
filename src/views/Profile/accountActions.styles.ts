import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';

export const Text = styled('p')({ margin: 0 });
/** A button of a section, on a phone as wide as it. */
export const Action = styled(Button)(({ theme }) => ({ [theme.breakpoints.up('sm')]: { justifySelf: 'start' } }));
/** Buttons side by side if there is room. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
}));
export const Danger = styled(Action)(({ theme: { vars } }) => ({
  color: vars.palette.error.main,
  borderColor: vars.palette.error.main,
  '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.badSoft } },
}));
