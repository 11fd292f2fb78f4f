import { z } from 'zod';
import { OWN_PHOTO_MAX_BYTES } from './limits';

/** The name of a photo: SHA-256 of its bytes, in hexadecimal. */
export const photoNameSchema = z.string().regex(/^[0-9a-f]{64}$/);

export const photoParamsSchema = z.object({ name: photoNameSchema });

/** A photo that an account keeps: a JPEG without metadata, in base64. */
export const keepPhotoRequestSchema = z.object({
  jpeg: z
    .string()
    .min(4)
    .max(Math.ceil(OWN_PHOTO_MAX_BYTES / 3) * 4)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/),
});
export type KeepPhotoRequest = z.infer<typeof keepPhotoRequestSchema>;
