/** The number that a preparation time starts with, for sorting: 25 and "25 minutes" are 25. */
export const prepMinutes = (prepTime: number | string | undefined): number | undefined => {
  const minutes = Number.parseFloat(String(prepTime));
  return Number.isFinite(minutes) ? minutes : undefined;
};
