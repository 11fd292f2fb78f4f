/** Id of the results section. The page scrolls to it after a search. */
export const RESULTS_ANCHOR_ID = 'results';
