import type { RecipeId } from '@contracts/recipe';

/** The source of a cook's own version: the page of the recipe that it was made of, on this server. */
export const originalAddress = (id: RecipeId, { origin }: Pick<Location, 'origin'> = window.location): string =>
  `${origin}/recipe/${id}`;

/** The recipe that a source names; undefined for any other source, and for a recipe of another server. */
export const originalIdIn = (
  source: string | undefined,
  { origin }: Pick<Location, 'origin'> = window.location,
): RecipeId | undefined => {
  const [, id] = source?.startsWith(`${origin}/`)
    ? (/^\/recipe\/(\d{1,16})$/.exec(source.slice(origin.length)) ?? [])
    : [];
  return id !== undefined && Number.isSafeInteger(Number(id)) ? Number(id) : undefined;
};
