import type { Theme } from '@mui/material/styles';
import { useMemo, useSyncExternalStore } from 'react';
import { pageDirection, watchDirection } from '@/lib/browser/pageDirection';

const asDrawn = () => 'ltr' as const;

/** The theme in the direction of the page, which MUI needs for the arrow keys and the indicator of its tabs. */
export const useDirected = (theme: Theme): Theme => {
  const direction = useSyncExternalStore(watchDirection, pageDirection, asDrawn);
  return useMemo(() => (direction === theme.direction ? theme : { ...theme, direction }), [theme, direction]);
};
