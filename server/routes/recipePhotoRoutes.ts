import type { FastifyInstance, FastifyRequest } from 'fastify';
import { photoNameIn } from '@contracts/photoPaths';
import { recipeIdSchema } from '@contracts/recipe';
import { DomainError } from '../errors/domainError';
import { addVary } from '../plugins/compression';
import { householdOf } from '../plugins/household';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { RecipePhotos } from '../services/recipePhotos';
import { ownerOfUser, uidOf } from '../services/recipeOwner';
import { addOperation } from './addOperation';
import { leaving } from './leaving';
import { ownerOf } from './senderOf';

interface Dependencies {
  recipePhotos: RecipePhotos;
  limits: Limits;
}

/** The bytes never change, but whether this reader may see them does. */
const CACHED = 'private, max-age=604800';

/** Photos of own recipes: kept for an account, or for a recipe that a guest shares, and shown at the address that a recipe has as its picture. */
export const addRecipePhotoRoutes = (app: FastifyInstance, { recipePhotos, limits }: Dependencies): void => {
  const senderOfPhoto = (request: FastifyRequest) => ({
    address: householdOf(request.ip),
    visitor: limits.callerOf(request),
  });

  addOperation(app, 'keepPhoto', { onRequest: limits.account }, async (request, reply) => {
    const { uid } = accountOf(request);
    const { name } = request.params;
    const bytes = Buffer.from(request.body.jpeg, 'base64');
    if (!(await recipePhotos.has(ownerOfUser(uid), name))) await limits.storePhoto(request, bytes.length);
    await recipePhotos.keep({ uid, name, bytes }, senderOfPhoto(request), leaving(reply));
  });

  addOperation(app, 'keepSharedPhoto', { onRequest: limits.write }, async (request, reply) => {
    const { name } = request.params;
    const owner = ownerOf(request);
    // An account has its photos, and their room, by the call above.
    if (uidOf(owner) !== undefined) throw new DomainError('fieldInvalid', { field: 'name' });
    const bytes = Buffer.from(request.body.jpeg, 'base64');
    if (!(await recipePhotos.has(owner, name))) await limits.storePhoto(request, bytes.length);
    await recipePhotos.keepShared({ owner, name, bytes }, senderOfPhoto(request), leaving(reply));
  });

  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/api/photos/:file',
    async (request, reply) => {
      const name = photoNameIn(`/api/photos/${request.params.file}`);
      if (name === undefined) throw new DomainError('addressNotFound');
      const of = recipeIdSchema.safeParse(Number(request.query.of)).data;
      const bytes = await recipePhotos.read(name, request.account?.uid, of);
      addVary(reply, 'Cookie');
      const tag = `"${name}"`;
      reply.header('etag', tag).header('cache-control', CACHED);
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(bytes);
    },
  );
};
