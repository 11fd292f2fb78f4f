/** The leading number of a preparation time, for sorting: 25 and "25 minutes" are both 25. */
export const prepMinutes = (prepTime: number | string | undefined): number | undefined => {
  const minutes = Number.parseFloat(String(prepTime));
  return Number.isFinite(minutes) ? minutes : undefined;
};
