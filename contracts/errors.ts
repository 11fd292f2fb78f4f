import { z } from 'zod';
import { meantSchema } from './meant';
import { ERROR_CODES } from './vocabulary';

/**
 * Body of every failure. `message` tells the user, in their language, what to do; `error` is the code for which the
 * client has its own text.
 */
export const failureSchema = z.object({
  message: z.string(),
  error: z.enum(ERROR_CODES).optional(),
  /** The parts of a search that were not understood; sent with NO_INGREDIENTS. */
  unknown: z.array(z.string()).optional(),
  /** What the cook may have meant by them. */
  suggestions: z.array(meantSchema).optional(),
  /** The ingredients that were detected; sent with TIMEOUT. */
  ingredients: z.array(z.string()).optional(),
  /** What the text rules out, in the cook's words; sent with TIMEOUT. */
  ruledOut: z.array(z.string()).optional(),
});
export type Failure = z.infer<typeof failureSchema>;
