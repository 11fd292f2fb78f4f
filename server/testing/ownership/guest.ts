import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { photoPath } from '@contracts/photoPaths';
import { plainJpeg } from '@kitchen/photos/plainJpeg';
import { newVisitor } from '../visitors';
import { SOUP, type SharedByGuest, type Victim } from './attack';

/** Shares a recipe with a photo, as a browser without an account. @param name makes its title unique */
export const shareAsGuest = async (app: FastifyInstance, name: string): Promise<SharedByGuest> => {
  const cookies = await newVisitor(app);
  const noise = sharp(randomBytes(8 * 8 * 3), { raw: { width: 8, height: 8, channels: 3 } });
  const jpeg = Buffer.from(plainJpeg(await noise.jpeg().toBuffer())!);
  const photo = createHash('sha256').update(jpeg).digest('hex');
  const payload = { jpeg: jpeg.toString('base64') };
  await app.inject({ method: 'PUT', url: `/api/recipes/photos/${photo}`, payload, cookies });
  const shared = await app.inject({
    method: 'POST',
    url: '/api/recipes/share',
    payload: { ...SOUP, title: `Broth of the guest of ${name}`, imageUrl: photoPath(photo) },
    cookies,
  });
  return { recipe: shared.json<{ id: number }>().id, photo };
};

/** What the guest shared, as anyone with its address sees it: the recipe and the bytes of its photo. */
export const readGuest = async ({ get, guest }: Victim): Promise<string> => {
  const { body } = await get(`/api/recipes/${guest.recipe}`);
  const photo = await get(`${photoPath(guest.photo)}?of=${guest.recipe}`);
  return `what a guest shared: ${body} ${photo.statusCode} ${photo.rawPayload.toString('base64')}`;
};
