import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { DrawnDocument } from '../services/pageDrawer';
import { escapeMarkup } from '../services/escapeMarkup';
import type { PageText } from '../services/recipePage';
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

/**
 * Sends a page with the nonce of this response in place of its own.
 * @param finish completes the page
 */
export const replyWithPage = (
  reply: FastifyReply,
  page: DrawnDocument,
  finish = (document: string): string => document,
) => {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', REVALIDATED)
    .header('content-security-policy', pagePolicy(nonce))
    .send(finish(page.html.replaceAll(page.nonce, nonce)));
};
