import { z } from 'zod';

const triedModelSchema = z.object({
  model: z.string(),
  /** How its weights are stored, as the format names it. */
  weights: z.string(),
  /** The program that ran it, and its version. */
  server: z.string(),
  /** How many recipes it was asked for. */
  recipes: z.int(),
});
export type TriedModel = z.infer<typeof triedModelSchema>;

/** What this server can do: photos need a recogniser, new recipes need a language model; `recipes` is how many can be searched for. */
export const healthSchema = z.object({
  /** degraded: something of what `degraded` names does not work; searches and recipes of the collection do. */
  status: z.enum(['ok', 'degraded']),
  /** database: it cannot be reached, so accounts, lists and imported recipes are away; storage: almost no room is left. */
  degraded: z.array(z.enum(['database', 'storage'])).optional(),
  vision: z.boolean(),
  /** What can be read from a photo: any food, printed words only (packages, receipts), or nothing. */
  photos: z.enum(['food', 'words', 'none']).optional(),
  /** What reads photos, such as a model's name; absent when photos cannot be read. */
  recogniser: z.string().optional(),
  /** Whether recipes can be read from addresses of web pages. */
  pages: z.boolean().optional(),
  /** Whether recipes can be read from photos of pages. */
  pagePhotos: z.boolean().optional(),
  generation: z.boolean(),
  /** The configured provider of the language model; absent when there is none. */
  provider: z.string().optional(),
  /** The language models that this release was tried with, for an operator who has one; absent without a model. */
  tried: z.array(triedModelSchema).optional(),
  accounts: z.boolean(),
  /** Whom visitors may write to, as a `mailto:` or web address; absent when the operator gives no address. */
  contact: z.string().optional(),
  /** Whether developer data is sent and the developer tools are shown. */
  devTools: z.boolean(),
  recipes: z.int(),
  /** What is still being read after the start: until then, imported recipes cannot be searched for. */
  pending: z.array(z.enum(['importedRecipes'])).optional(),
});
export type Health = z.infer<typeof healthSchema>;

/** The process runs and answers; one that does not has to be restarted. */
export const liveSchema = z.object({ status: z.literal('ok') });

/** The server can be sent requests; `starting` comes with 503: a load balancer leaves the server out until it is over. */
export const readySchema = z.object({ status: z.enum(['ok', 'starting']) });
export type Ready = z.infer<typeof readySchema>;
