import { z } from 'zod';
import { ERROR_CODES } from './vocabulary';

/** Every failure: `message` in the user's language says what to do; `error` is the code the client words (§8). */
export const failureSchema = z.object({
  message: z.string(),
  error: z.enum(ERROR_CODES).optional(),
  /** What a search did not understand, beside NO_INGREDIENTS. */
  unknown: z.array(z.string()).optional(),
  /** What was detected, beside TIMEOUT. */
  ingredients: z.array(z.string()).optional(),
});
export type Failure = z.infer<typeof failureSchema>;
