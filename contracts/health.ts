import { z } from 'zod';

/** What this server can do: photos need a recogniser, new recipes need a language model; `recipes` is the size of the corpus. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  vision: z.boolean(),
  /** What of a photo can be read: all food, printed words only (packages, receipts), or nothing. */
  photos: z.enum(['food', 'words', 'none']).optional(),
  /** Who reads photos, such as a model's name; absent where nobody does. */
  recogniser: z.string().optional(),
  generation: z.boolean(),
  /** Who writes new recipes: the provider, as it is configured; absent where nobody does. */
  provider: z.string().optional(),
  accounts: z.boolean(),
  /** Whether the developer's tools are sent and shown (DECISIONS 28). */
  devTools: z.boolean(),
  recipes: z.int(),
});
export type Health = z.infer<typeof healthSchema>;
