import { z } from 'zod';

/** What this server can do: photos need a recogniser, new recipes need a language model; `recipes` is the size of the corpus. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  vision: z.boolean(),
  generation: z.boolean(),
  accounts: z.boolean(),
  /** Whether the developer's tools are sent and shown (DECISIONS 28). */
  devTools: z.boolean(),
  recipes: z.int(),
});
export type Health = z.infer<typeof healthSchema>;
