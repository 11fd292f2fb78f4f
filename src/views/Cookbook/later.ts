import { preloadable } from '@/components/preloadable/preloadable';

/* Forms that a press opens: the libraries for forms and dialogs that come with them would double what a recipe page loads
   before it reacts. */
export const CookedDialog = preloadable(() => import('./CookedDialog').then(({ CookedDialog }) => CookedDialog));
export const CollectionsSheet = preloadable(() =>
  import('./CollectionsSheet').then(({ CollectionsSheet }) => CollectionsSheet),
);
