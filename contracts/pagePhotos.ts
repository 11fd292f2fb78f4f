import { z } from 'zod';

/** The print on photos of a recipe, one line each, as it stands on the paper. Nothing of it is stored on the server. */
export const pagePhotosReadSchema = z.object({ text: z.string() });
export type PagePhotosRead = z.infer<typeof pagePhotosReadSchema>;
