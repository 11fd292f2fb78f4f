import { lazy, Suspense, useState } from 'react';
import { selectToast } from '@/slices/uiSlice';
import { useAppSelector } from '@/store/hooks';

const ToastStack = lazy(() => import('./ToastStack').then((module) => ({ default: module.ToastStack })));

/** Fetches what draws toasts when the first one is raised: the first paint needs none. */
export const ToastHost = () => {
  const hasToast = useAppSelector(selectToast) !== null;
  const [isNeeded, setIsNeeded] = useState(hasToast);
  if (hasToast && !isNeeded) setIsNeeded(true);
  return <Suspense fallback={null}>{isNeeded && <ToastStack />}</Suspense>;
};
