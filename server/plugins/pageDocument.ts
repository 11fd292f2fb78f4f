import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { DrawnDocument } from '../services/pageDrawer';
import { escapeMarkup } from '../services/escapeMarkup';
import type { PageText } from '../services/recipePage';
import { withPictureStore } from './pictureStore';
import { pagePolicy } from './securityHeaders';

/** Lets caches keep a file, if they ask each time whether it has changed. */
export const REVALIDATED = 'no-cache';

/** The built page with the text of one address. Values are inserted by functions, so that a "$" in a title is kept. */
export const withText = (page: string, lang: string, text: PageText | undefined): string => {
  const spoken = page.replace(/<html lang="[^"]*"/, () => `<html lang="${lang}"`);
  if (!text) return spoken;
  const { title, description, head, body } = text;
  return spoken
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*"/, (whole, start: string) =>
      description === undefined ? whole : `${start}${escapeMarkup(description)}"`,
    )
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${body}</body>`);
};

interface PageOptions {
  /** The folder of a store with the drawings of this release. */
  pictureStore?: string;
  /** Completes the page. */
  finish?: (document: string) => string;
}

/** Sends a page with the nonce of this response in place of its own. */
export const replyWithPage = (
  reply: FastifyReply,
  page: DrawnDocument,
  { pictureStore, finish = (document) => document }: PageOptions = {},
) => {
  const pictureOrigin = pictureStore === undefined ? undefined : new URL(pictureStore).origin;
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', REVALIDATED)
    .header('content-security-policy', pagePolicy({ nonce, pictureOrigin }))
    .send(finish(withPictureStore(page.html, pictureStore).replaceAll(page.nonce, nonce)));
};
