/** Id of the results section: where the page scrolls to after a search. */
export const RESULTS_ANCHOR_ID = 'results';
