import { z } from 'zod';
import {
  AMOUNT_MAX,
  INGREDIENT_ID_MAX,
  RECIPE_TITLE_MAX,
  SHOPPING_CHANGES_MAX,
  SHOPPING_NAME_MAX,
  SHOPPING_NOTE_MAX,
  TIME_MAX,
} from './limits';
import { recipeIdSchema } from './recipe';
import { AISLES, LANGUAGES, SOLD_UNITS } from './vocabulary';

/** A random id that the device gives to a line, so that adding it twice adds it once. */
export const shoppingIdSchema = z.string().regex(/^[\w-]{16,32}$/);

/** In milliseconds since 1970, by the device's clock. */
const timeSchema = z.int().nonnegative().max(TIME_MAX);

const quantity = z.number().nonnegative().max(AMOUNT_MAX).optional();

/** What is to be bought. It never changes: another amount is another line. */
export const shoppingThingSchema = z.object({
  name: z.string().trim().min(1).max(SHOPPING_NAME_MAX),
  /** Language of `name`. */
  language: z.enum(LANGUAGES),
  /** Id in the table of ingredients. */
  id: z.string().max(INGREDIENT_ID_MAX).optional(),
  amount: quantity,
  unit: z.enum(SOLD_UNITS).optional(),
  grams: quantity,
  ml: quantity,
  note: z.string().max(SHOPPING_NOTE_MAX).optional(),
  /** The recipe that it is for. */
  recipe: z.object({ id: recipeIdSchema, title: z.string().max(RECIPE_TITLE_MAX) }).optional(),
});
export type ShoppingThing = z.infer<typeof shoppingThingSchema>;

/** `gone` is final: what was taken off comes back only as a new line. */
export const shoppingStateSchema = z.enum(['open', 'ticked', 'gone']);
export type ShoppingState = z.infer<typeof shoppingStateSchema>;

/** A line of a list, and when its state was last set. One that is gone has no `thing`. */
export const shoppingEntrySchema = z.object({
  id: shoppingIdSchema,
  thing: shoppingThingSchema.optional(),
  state: shoppingStateSchema,
  at: timeSchema,
});
export type ShoppingEntry = z.infer<typeof shoppingEntrySchema>;

/** The order of the aisles, and when it was chosen. */
export const aisleOrderSchema = z.object({ aisles: z.array(z.enum(AISLES)).max(AISLES.length), at: timeSchema });
export type AisleOrder = z.infer<typeof aisleOrderSchema>;

/** `since`: only what changed after this revision; absent, the whole list. */
export const shoppingQuerySchema = z.object({
  since: z.coerce.number().pipe(z.int().min(0).max(Number.MAX_SAFE_INTEGER)).optional(),
});

/** Changes made on a device. The newer of two states wins; a repeated change changes nothing. */
export const shoppingChangesSchema = z.object({
  since: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  changes: z.array(shoppingEntrySchema).max(SHOPPING_CHANGES_MAX),
  order: aisleOrderSchema.optional(),
});
export type ShoppingChanges = z.infer<typeof shoppingChangesSchema>;

export const shoppingListSchema = z.object({
  /** Grows with each change of the list. */
  revision: z.int().min(0),
  /** The list is complete: a line that is not here is gone. */
  isWhole: z.boolean(),
  entries: shoppingEntrySchema.array(),
  order: aisleOrderSchema.optional(),
  /** Ids of new lines for which the list has no room. */
  refused: shoppingIdSchema.array(),
  /** The end of the link under which the owner shares the list; only the owner gets it, and null while it is not shared. */
  share: z.string().nullable().optional(),
});
export type ShoppingAnswer = z.infer<typeof shoppingListSchema>;

export const shoppingShareSchema = z.object({ share: z.string() });

/** The end of a link to a shared list: 160 random bits. */
export const sharedListParamsSchema = z.object({ share: z.string().regex(/^[\w-]{27}$/) });

/** News of a list: it has changed since the revision that a reader knows. */
export const shoppingNewsSchema = z.object({ revision: z.int().min(0) });
