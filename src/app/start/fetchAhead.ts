import { untilIdle } from '@/lib/browser/untilIdle';
import { ResultsSection } from '@/views/Home/homeParts';
import { CollectionsSheet, CookedDialog } from '@/views/Cookbook/later';
import { HomeView, RecipeDetailView } from '../page/screens';

/** What the next steps of a cook need, and what could not be loaded once the connection is lost; soonest needed first. */
const AHEAD: readonly (() => Promise<unknown>)[] = [
  ResultsSection.preload,
  () => import('../toasts/ToastStack'),
  () => import('@/views/Layout/DeviceNews'),
  HomeView.preload,
  RecipeDetailView.preload,
  () => import('@/components/SuggestionList/SuggestionList'),
  () => import('@/views/Cooking/CookingView'),
  CookedDialog.preload,
  CollectionsSheet.preload,
  () => import('../page/OtherRoutes'),
];

/** The first may wait longest, because it follows the start of the page. */
const FIRST_WITHIN_MS = 5_000;
const NEXT_WITHIN_MS = 1_000;

/**
 * Loads code ahead, one part at a time while the page is idle: a link for each part beside the entry would delay the
 * entry itself, on the line and on the processor.
 */
export const fetchAhead = async (page: Window): Promise<void> => {
  let within = FIRST_WITHIN_MS;
  for (const load of AHEAD) {
    await untilIdle(within, page);
    within = NEXT_WITHIN_MS;
    // It is loaded again when it is needed.
    await load().catch(() => undefined);
  }
};
