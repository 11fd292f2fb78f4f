import { useEffect, useState, type ComponentType } from 'react';
import { completeWords } from '@/i18n/catalogues';
import { selectToast } from '@/slices/uiSlice';
import { useAppSelector } from '@/store/hooks';

/**
 * Renders toasts. The first paint needs none, so their chunk loads afterwards. If it fails to load, the page goes on
 * without it and the next toast tries again: a connection lost before the first toast must not take the screen down.
 */
export const ToastHost = () => {
  const toast = useAppSelector(selectToast);
  const [Stack, setStack] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (toast === null || Stack) return undefined;
    let isCurrent = true;
    Promise.all([import('./ToastStack'), completeWords()]).then(
      ([{ ToastStack }]) => {
        if (isCurrent) setStack(() => ToastStack);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [toast, Stack]);

  return Stack && <Stack />;
};
