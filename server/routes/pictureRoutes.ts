import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domainError';

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*?)(-400)?\.webp$/;
const FALLBACK = /^fallback-(?:meals|drinks)-[1-5]$/;
const CACHED = 'public, max-age=604800, stale-while-revalidate=2592000';

export interface Pictures {
  /** A WebP picture of a dish, so many pixels wide. Rejects when it cannot be drawn. */
  pictureOf: (slug: string, width: 400 | 800) => Promise<Buffer>;
}

interface Needs {
  pictures: Pictures;
  /** Whether a recipe of this slug has a picture. */
  isKnown: (slug: string) => boolean;
}

const tagOf = (bytes: Buffer) => `"${createHash('sha1').update(bytes).digest('base64url')}"`;

/** GET /pictures/<slug>.webp, 800 wide, and /pictures/<slug>-400.webp. */
export const addPictureRoutes = (app: FastifyInstance, { pictures, isKnown }: Needs): void => {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const [, slug = '', small] = FILE.exec(request.params.file) ?? [];
    if (!isKnown(slug) && !FALLBACK.test(slug)) throw new DomainError('addressNotFound');
    const bytes = await pictures.pictureOf(slug, small ? 400 : 800);
    const tag = tagOf(bytes);
    reply.header('etag', tag).header('cache-control', CACHED);
    const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
    if (known.includes(tag) || known.includes(`W/${tag}`)) return reply.code(304).send();
    return reply.type('image/webp').send(bytes);
  });
};
