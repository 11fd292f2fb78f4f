import { z } from 'zod';
import { PAGE_ADDRESS_MAX } from './limits';
import { LANGUAGES } from './vocabulary';

/** An entry of an ingredient list: a line, or a heading above the lines that follow. */
const entrySchema = z.object({ text: z.string(), isHeading: z.literal(true).optional() });

export const readPageRequestSchema = z.object({ address: z.string().trim().min(1).max(PAGE_ADDRESS_MAX) });
export type ReadPageRequest = z.infer<typeof readPageRequestSchema>;

/** A recipe of a page. */
const foundSchema = z.object({
  /** The recipe as the page writes it, one line each, to be shown beside what was read. */
  text: z.string(),
  /** The parts that the page marks for programs; absent: `text` is cut by the rules for pasted texts. */
  recipe: z
    .object({
      title: z.string(),
      about: z.string(),
      servings: z.int().optional(),
      /** Minutes from start to plate. */
      minutes: z.int().optional(),
      ingredients: entrySchema.array(),
      steps: z.string().array(),
      /** Its categories and keywords, in the page's words. */
      labels: z.string().array(),
      language: z.enum(LANGUAGES),
    })
    .optional(),
});

/** What a page of the web says about one recipe, or about several. Nothing of it is stored on the server. */
export const pageReadSchema = foundSchema.extend({
  /** Where the page was found, after redirects. */
  address: z.string(),
  /** The recipes after the first, in the order of the page; absent when it has only one. */
  others: foundSchema.array().optional(),
  /** The page has more recipes than are listed. */
  isCut: z.literal(true).optional(),
});
export type PageRead = z.infer<typeof pageReadSchema>;
export type FoundOnPage = z.infer<typeof foundSchema>;
