import { useEffect, useState, type ComponentType } from 'react';
import { selectToast } from '@/slices/uiSlice';
import { useAppSelector } from '@/store/hooks';

/**
 * Draws toasts. The first paint needs none, so what draws them comes afterwards, while the cook types. Where it did not
 * arrive, the page stands without, and the next toast asks for it again: a line that dies before the first toast must
 * not take the screen along.
 */
export const ToastHost = () => {
  const toast = useAppSelector(selectToast);
  const [Stack, setStack] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (toast === null || Stack) return undefined;
    let isCurrent = true;
    import(/* webpackPrefetch: true */ './ToastStack').then(
      ({ ToastStack }) => {
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
