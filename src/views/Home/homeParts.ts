import { laterPiece } from '@/components/preloadable/later';
import { preloadable, preloadableOfFirst } from '@/components/preloadable/preloadable';

/* There are no results before the first search, so their code loads when the page is idle. */
export const ResultsSection = preloadable(() => import('./resultsCode').then(({ loadResults }) => loadResults()));
export const OnThisDevice = laterPiece(() => import('./OnThisDevice').then(({ OnThisDevice }) => OnThisDevice));
/* The first paint reserves their space; their code loads after it. */
export const PhotoCard = preloadableOfFirst(() =>
  import(/* webpackChunkName: "home" */ './PhotoCard').then((module) => module.PhotoCard),
);
export const LarderTools = preloadableOfFirst(() =>
  import(/* webpackChunkName: "home" */ './LarderTools').then((module) => module.LarderTools),
);
export const SignInTrouble = laterPiece(() => import('./SignInTrouble').then(({ SignInTrouble }) => SignInTrouble));
export const HomeFilters = laterPiece(() => import('./HomeFilters').then(({ HomeFilters }) => HomeFilters));

export const DebugPanel = laterPiece(() =>
  import('@/devtools/DebugPanel/DebugPanel').then(({ DebugPanel }) => DebugPanel),
);

/** Loads the chunks behind the prerendered page, so that it can be hydrated as a whole. */
export const preloadHome = async (): Promise<void> => {
  await Promise.all([PhotoCard.preload(), LarderTools.preload()]);
};
