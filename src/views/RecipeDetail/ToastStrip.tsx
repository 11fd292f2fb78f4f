import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { selectToast } from '@/slices/uiSlice';
import { useAppSelector } from '@/store/hooks';

/* As high as three lines of a toast need between the header and the link below it. */
const Strip = styled('div')(({ theme }) => ({ height: 68, [theme.breakpoints.up('md')]: { display: 'none' } }));

/**
 * Room for the toast of a save that leads to the page of its recipe: on a phone it would lie on the picture. It stays as
 * long as the page does, so that nothing moves when the toast goes.
 */
export const ToastStrip = () => {
  const isSaved = useAppSelector(selectToast)?.kind === 'recipeSaved';
  const [isNeeded] = useState(isSaved);
  return isNeeded ? <Strip /> : null;
};
