import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TOAST_ROOM } from '@/components/toastRoom/toastRoom';
import { selectToast } from '@/slices/uiSlice';
import { useAppSelector } from '@/store/hooks';
import { isAfterSave } from './afterSave';

const Strip = styled('div')(({ theme }) => ({
  height: TOAST_ROOM.phone,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/**
 * Room for the toast of a save that leads to the page of its recipe: on a phone it would lie on the picture. It stays as
 * long as that page does, so that nothing moves when the toast goes, and when the server gives the recipe its own id.
 */
export const ToastStrip = () => {
  const { pathname, state } = useLocation();
  const isToastThere = useAppSelector(selectToast)?.kind === 'recipeSaved';
  const [at, setAt] = useState({ pathname, isNeeded: isToastThere && isAfterSave(state) });
  if (at.pathname !== pathname) setAt({ pathname, isNeeded: (isToastThere || at.isNeeded) && isAfterSave(state) });
  return at.isNeeded ? <Strip data-testid="toast-strip" /> : null;
};
