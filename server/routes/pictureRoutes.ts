import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fallbackKindIn } from '@contracts/fallbackPictures';
import { DomainError } from '../errors/domainError';
import type { PictureSpec } from '../images/pictureSpec';
import { readPictureName } from '../images/service/pictureVariants';
import { untilClosed } from './leaving';

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*?)(?:(-400)?\.webp|-card\.jpg)$/;
/** Whether a picture of this name is shown for any dish of a kind. */
export const isFallbackPicture = (name: string): boolean => fallbackKindIn(name) !== undefined;

const CACHED = 'public, max-age=604800, stale-while-revalidate=2592000';

export type PictureSize = 400 | 800 | 'card';

/** How urgently a browser needs a picture. */
interface Asking {
  /** 0 (most urgent) to 7. */
  urgency: number;
  /** Aborted when the browser no longer waits. */
  signal: AbortSignal;
}

export interface Pictures {
  /**
   * The picture of this name: a WebP of this width in pixels, or the JPEG of 1200 x 630 for link previews. Rejects when
   * it cannot be drawn.
   */
  pictureOf: (name: string, size: PictureSize, asking?: Asking) => Promise<Buffer>;
  /** The picture as it is stored; undefined if it is not drawn yet. */
  drawnOf?: (name: string, size: PictureSize) => Promise<Buffer | undefined>;
  /** Allows a dish outside the corpus to be drawn under this name. */
  learn?: (name: string, picture: PictureSpec) => void;
  /** How many pictures wait, and how many were drawn since the start. */
  work?: () => { waiting: number; drawn: number };
}

interface Dependencies {
  pictures: Pictures;
  /** Whether a recipe of this slug has a picture. */
  isKnown: (slug: string) => boolean | Promise<boolean>;
}

const tagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url')}"`;

const URGENCY = /(?:^|[\s,])u=([0-7])(?![0-9])/;
const USUAL_URGENCY = 3;

/** What the browser says in its Priority header (RFC 9218), and whether it still waits. */
const askingOf = ({ headers }: FastifyRequest, reply: FastifyReply): Asking => {
  const { priority } = headers;
  const [, urgency = USUAL_URGENCY] = URGENCY.exec(typeof priority === 'string' ? priority : '') ?? [];
  return { urgency: Number(urgency), signal: untilClosed(reply) };
};

const sizeOf = (file: string, small: string | undefined): PictureSize =>
  file.endsWith('.jpg') ? 'card' : small ? 400 : 800;

/** GET /pictures/<name>.webp, 800 wide, /pictures/<name>-400.webp and /pictures/<name>-card.jpg. */
export const addPictureRoutes = (app: FastifyInstance, { pictures, isKnown }: Dependencies): void => {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const { file } = request.params;
    const [, name = '', small] = FILE.exec(file) ?? [];
    if (!isFallbackPicture(name) && !(await isKnown(readPictureName(name).slug)))
      throw new DomainError('addressNotFound');
    const size = sizeOf(file, small);
    const bytes = await pictures.pictureOf(name, size, askingOf(request, reply));
    const tag = tagOf(bytes);
    reply.header('etag', tag).header('cache-control', CACHED);
    const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
    if (known.includes(tag) || known.includes(`W/${tag}`)) return reply.code(304).send();
    return reply.type(size === 'card' ? 'image/jpeg' : 'image/webp').send(bytes);
  });
};
