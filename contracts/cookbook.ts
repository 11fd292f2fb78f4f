import { z } from 'zod';
import {
  COLLECTION_NAME_MAX,
  COLLECTION_PAGE,
  COOKBOOK_CHANGES_MAX,
  COOK_TEXT_MAX,
  RATING_MAX,
  RECIPE_TITLE_MAX,
  SERVINGS_MAX,
  STEP_WORDS_MAX,
  TIME_MAX,
} from './limits';
import { versionKeySchema } from './ownRecipes';
import { recipeIdSchema, recipeSchema } from './recipe';
import { shoppingIdSchema } from './shopping';

/** The title is what a line shows when the recipe cannot be read. */
const recipe = z.object({ id: recipeIdSchema, title: z.string().max(RECIPE_TITLE_MAX) });

export const noteSchema = z.object({
  kind: z.literal('note'),
  recipe,
  /** The step that it is about, counted from 0, and how that step began; absent: about the recipe. */
  step: z.object({ index: z.int().min(0).max(500), words: z.string().max(STEP_WORDS_MAX) }).optional(),
  text: z.string().trim().min(1).max(COOK_TEXT_MAX),
});
export type NoteThing = z.infer<typeof noteSchema>;

export const cookedSchema = z.object({
  kind: z.literal('cooked'),
  recipe,
  /** The version of an own recipe that was cooked; '' is the one that was saved first. */
  version: z.union([versionKeySchema, z.literal('')]).optional(),
  /** The day, in the cook's own time zone. */
  on: z.iso.date(),
  servings: z.number().positive().max(SERVINGS_MAX),
  /** 0: none given. */
  stars: z.int().min(0).max(RATING_MAX),
  comment: z.string().max(COOK_TEXT_MAX),
});
export type CookedThing = z.infer<typeof cookedSchema>;

export const collectionSchema = z.object({
  kind: z.literal('collection'),
  name: z.string().trim().min(1).max(COLLECTION_NAME_MAX),
});
export type CollectionThing = z.infer<typeof collectionSchema>;

export const memberSchema = z.object({ kind: z.literal('member'), collection: shoppingIdSchema, recipe });
export type MemberThing = z.infer<typeof memberSchema>;

/** What a line of a cookbook says. Its kind never changes. */
export const cookbookThingSchema = z.discriminatedUnion('kind', [
  noteSchema,
  cookedSchema,
  collectionSchema,
  memberSchema,
]);
export type CookbookThing = z.infer<typeof cookbookThingSchema>;

/** A line of the cookbook, and when it was last changed, in ms since 1970. One that is gone has no `thing`. */
export const cookbookEntrySchema = z.object({
  id: shoppingIdSchema,
  thing: cookbookThingSchema.optional(),
  state: z.enum(['open', 'gone']),
  at: z.int().nonnegative().max(TIME_MAX),
});
export type CookbookEntry = z.infer<typeof cookbookEntrySchema>;

/** Changes made on a device. The newest content stands; a repeated change changes nothing. */
export const cookbookChangesSchema = z.object({
  since: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  changes: z.array(cookbookEntrySchema).max(COOKBOOK_CHANGES_MAX),
});
export type CookbookChanges = z.infer<typeof cookbookChangesSchema>;

export const cookbookSchema = z.object({
  /** Grows with each change of the cookbook. */
  revision: z.int().min(0),
  /** Every line is here, and what is not here is gone. */
  isWhole: z.boolean(),
  entries: cookbookEntrySchema.array(),
  /** Ids of new lines for which the cookbook has no room. */
  refused: shoppingIdSchema.array(),
  /** The shared collections: the end of each link, by the id of the collection. */
  shares: z.record(z.string(), z.string()),
});
export type CookbookAnswer = z.infer<typeof cookbookSchema>;

export const collectionParamsSchema = z.object({ collection: shoppingIdSchema });

/** `from`: how many recipes the reader has already. */
export const sharedCollectionQuerySchema = z.object({
  from: z.coerce.number().pipe(z.int().min(0).max(100_000)).optional(),
});

/** A page of a shared collection, in the order in which the recipes were added. */
export const sharedCollectionSchema = z.object({
  name: z.string(),
  total: z.int().min(0),
  recipes: recipeSchema.array().max(COLLECTION_PAGE),
  /** The `from` of the next page; null: there is none. */
  next: z.int().nullable(),
});
export type SharedCollection = z.infer<typeof sharedCollectionSchema>;
