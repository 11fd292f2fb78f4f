import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';

export const Text = styled('p')({ margin: 0 });
export const Action = styled(Button)({ justifySelf: 'start' });
/** Buttons side by side if there is room. */
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const Danger = styled(Action)(({ theme: { vars } }) => ({
  color: vars.palette.error.main,
  borderColor: vars.palette.error.main,
  '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.badSoft } },
}));
