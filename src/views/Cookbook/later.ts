import { preloadable } from '@/components/preloadable/preloadable';

/* Forms that a press opens: the libraries for forms and dialogs that come with them would double what a recipe page loads
   before it reacts. */
export const CookedDialog = preloadable(() => import('./CookedDialog').then(({ CookedDialog }) => CookedDialog));
export const CollectionsSheet = preloadable(() =>
  import('./CollectionsSheet').then(({ CollectionsSheet }) => CollectionsSheet),
);

/** Loads the forms ahead of the press, as what is typed right after it would be lost otherwise. */
export const preloadForms = async (): Promise<void> => {
  await Promise.all([CookedDialog.preload(), CollectionsSheet.preload()]);
};
