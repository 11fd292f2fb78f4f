import { z } from 'zod';
import { IMPORT_FAULTS } from './vocabulary';
import { collectionSchema, cookedSchema, memberSchema, noteSchema } from './cookbook';
import {
  FILE_NUMBER_MAX,
  IMPORT_BATCH_MAX,
  RATING_MAX,
  RECIPE_STEPS_MAX,
  RECIPE_TITLE_MAX,
  STEP_SECONDS_MAX,
  TIME_MAX,
  VERSIONS_KEPT,
} from './limits';
import { recipeVersionSchema, recipeWordsSchema } from './ownRecipes';
import { recipeIdSchema } from './recipe';
import { aisleOrderSchema, shoppingThingSchema } from './shopping';

/** What Larder's own export says about a recipe besides its words. */
export const recipeMarksSchema = z.object({
  cuisine: z.string().max(200).optional(),
  /** When it was saved, in milliseconds. */
  savedAt: z.int().nonnegative().max(TIME_MAX).optional(),
  rating: z.int().min(1).max(RATING_MAX).optional(),
  /** The timer of each step in seconds, 0 for none; without it, the times that the steps say. */
  times: z.array(z.number().nonnegative().max(STEP_SECONDS_MAX)).max(RECIPE_STEPS_MAX).optional(),
});
export type RecipeMarks = z.infer<typeof recipeMarksSchema>;

/** What else a cook has written: lines of the cookbook and of the shopping list, in Larder's own export. */
const aboutSchema = z
  .object({
    title: z.string().max(RECIPE_TITLE_MAX),
    /** The number of a recipe of the same file. */
    number: z.int().min(1).max(FILE_NUMBER_MAX).optional(),
    /** The id of a recipe that is not in the file. */
    id: recipeIdSchema.optional(),
  })
  .refine(({ number, id }) => number !== undefined || id !== undefined);
export type FileAbout = z.infer<typeof aboutSchema>;

/** What a line says. Collections have numbers in the file, by which members name them. */
const fileThingSchema = z.discriminatedUnion('kind', [
  noteSchema.extend({ recipe: aboutSchema }),
  cookedSchema.extend({ recipe: aboutSchema }),
  collectionSchema.extend({ number: z.int().min(1).max(FILE_NUMBER_MAX) }),
  memberSchema.extend({ recipe: aboutSchema, collection: z.int().min(1).max(FILE_NUMBER_MAX) }),
  z.object({
    kind: z.literal('bought'),
    what: shoppingThingSchema.omit({ recipe: true }),
    recipe: aboutSchema.optional(),
    isTicked: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('aisles'), aisles: aisleOrderSchema.shape.aisles }),
]);

/** A line, and when it was last changed, in ms since 1970. */
export const fileLineSchema = z.object({
  at: z.int().nonnegative().max(TIME_MAX),
  thing: fileThingSchema,
});
export type FileLine = z.infer<typeof fileLineSchema>;

/** A recipe of a file: its words, for the cook to keep or leave. */
export const fileRecipeSchema = recipeMarksSchema.extend({
  words: recipeWordsSchema,
  /** The newest first; only in Larder's own export. */
  versions: recipeVersionSchema.array().optional(),
  /** Its number in the file, by which lines name it; only in Larder's own export. */
  number: z.int().min(1).max(FILE_NUMBER_MAX).optional(),
});
export type FileRecipe = z.infer<typeof fileRecipeSchema>;

/** A recipe, or a part of the file that could not be read: `where` names it, `title` is that of the recipe. */
export const fileFaultSchema = z.object({
  fault: z.enum(IMPORT_FAULTS),
  where: z.string(),
  title: z.string().optional(),
});
export type FileFault = z.infer<typeof fileFaultSchema>;

/** One item of a file, in the file's order: a recipe, a fault, or another line of its cook. */
export const fileItemSchema = z.union([fileRecipeSchema, fileFaultSchema, z.object({ line: fileLineSchema })]);
export type FileItem = z.infer<typeof fileItemSchema>;

/**
 * Recipes to store and to put on the list. `id` is the number that the device gave the recipe: with it a repeated call
 * finds what the first one stored, also if the recipe was edited meanwhile.
 */
export const saveImportedRequestSchema = z.object({
  recipes: z
    .array(
      fileRecipeSchema.omit({ number: true }).extend({
        id: recipeIdSchema,
        at: z.int().nonnegative().max(TIME_MAX),
        versions: recipeVersionSchema.array().max(VERSIONS_KEPT).optional(),
      }),
    )
    .min(1)
    .max(IMPORT_BATCH_MAX),
});
export type SaveImportedRequest = z.infer<typeof saveImportedRequestSchema>;
export type ImportedSave = SaveImportedRequest['recipes'][number];

/** One result for each recipe, in their order. `isNew` is false where the account had the same recipe. */
export const saveImportedResponseSchema = z.object({
  results: z.array(
    z.union([z.object({ id: recipeIdSchema, isNew: z.boolean() }), z.object({ fault: z.enum(IMPORT_FAULTS) })]),
  ),
});
export type SaveImportedResponse = z.infer<typeof saveImportedResponseSchema>;
