import { z } from 'zod';

/** Ingredients that the cook may have meant by something that was not understood, the likeliest first. */
export const meantSchema = z.object({
  typed: z.string(),
  ingredients: z.array(z.object({ id: z.string(), name: z.string() })).min(1),
});
export type Meant = z.infer<typeof meantSchema>;
