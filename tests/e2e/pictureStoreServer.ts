import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** No picture of the server has this width. */
export const STORE_WIDTH = 16;

/** A store of drawings on an origin of its own: it has every one, except those that a journey takes away. */
export const openPictureStore = async () => {
  const picture = await sharp({ create: { width: STORE_WIDTH, height: 12, channels: 3, background: '#2a7' } })
    .webp()
    .toBuffer();
  const asked: string[] = [];
  const missing = new Set<string>();
  const server = createServer(({ url = '', headers }, response) => {
    const [, name = ''] = /^\/larder\/[0-9a-f]{16}\/([a-z0-9-]+?)(?:-400)?\.webp(?:\?|$)/.exec(url) ?? [];
    asked.push(url);
    if (name === '' || missing.has(name)) response.writeHead(404).end();
    // As a bucket does: only for those who say from which page they ask.
    else
      response
        .writeHead(200, {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          ...(headers.origin && { 'access-control-allow-origin': '*' }),
        })
        .end(picture);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/larder`,
    /** Every address that it was asked for. */
    asked,
    /** Names of drawings that it does not have. */
    missing,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

export type PictureStore = Awaited<ReturnType<typeof openPictureStore>>;
