import { z } from 'zod';
import { cookbookThingSchema } from './cookbook';
import { recipeVersionSchema } from './ownRecipes';
import { preferencesSchema } from './preferences';
import { photoNameSchema } from './recipePhotos';
import { recipeIdSchema, recipeSchema } from './recipe';
import { shoppingThingSchema } from './shopping';
import { userSchema } from './session';

const timeSchema = z.iso.datetime();

/** Everything stored about one user, except credentials. */
export const userExportSchema = z.object({
  exportedAt: timeSchema,
  user: userSchema.extend({
    createdAt: timeSchema,
    termsVersion: z.string(),
    termsAcceptedAt: timeSchema,
  }),
  /** null: never stored. */
  preferences: preferencesSchema.nullable(),
  savedRecipes: recipeSchema.array(),
  ratings: z.array(z.object({ recipeId: recipeIdSchema, rating: z.int(), ratedAt: timeSchema })),
  /** Recipes the user stored or shared. */
  recipes: z.array(z.object({ isShared: z.boolean(), createdAt: timeSchema, recipe: recipeSchema })),
  /** Every kept version of the user's own recipes, the newest first. */
  recipeVersions: z.array(z.object({ recipeId: recipeIdSchema, versions: recipeVersionSchema.array() })),
  /** The photos of the user's own recipes: JPEG in base64, by the name that recipes and versions call them. */
  photos: z.array(z.object({ name: photoNameSchema, jpeg: z.string() })),
  imageFeedback: z.array(
    z.object({
      recipeId: recipeIdSchema,
      picture: z.string(),
      isAccurate: z.boolean(),
      feedbackText: z.string().nullable(),
      at: timeSchema,
    }),
  ),
  /** null: never used. `isShared`: there is a link to it. */
  shoppingList: z
    .object({
      isShared: z.boolean(),
      lines: z.array(z.object({ thing: shoppingThingSchema, isTicked: z.boolean(), changedAt: timeSchema })),
    })
    .nullable(),
  /** Notes, cooked dishes, and collections with their recipes; `isShared`: there is a link to the collection. */
  cookbook: z.array(
    z.object({ id: z.string(), thing: cookbookThingSchema, changedAt: timeSchema, isShared: z.boolean() }),
  ),
  /** Two-step sign-in, without its key and codes; turnedOnAt null: it is off. */
  secondFactor: z.object({ turnedOnAt: timeSchema.nullable() }),
  /** Browsers that are signed in. */
  sessions: z.array(
    z.object({
      createdAt: timeSchema,
      lastUsedAt: timeSchema,
      expiresAt: timeSchema,
      browser: z.string().nullable(),
      system: z.string().nullable(),
    }),
  ),
});
export type UserExport = z.infer<typeof userExportSchema>;
