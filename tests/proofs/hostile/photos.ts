import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import sharp from 'sharp';
import type { Attack, AttackSize } from './attack';

const COUNT: Readonly<Record<AttackSize, number>> = { small: 1, full: 3 };

/** A page of small letters without end, which keeps a reader of printed words busy. */
const densePhoto = (side: number): Promise<Buffer> => {
  const line = 'the quick brown fox 0123456789 '.repeat(Math.ceil(side / 160));
  const rows = Array.from({ length: Math.floor(side / 12) }, (_, i) => `<text x="2" y="${i * 12 + 10}">${line}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#fff"/><g font-family="sans-serif" font-size="10">${rows.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
};

const label = (): Promise<Buffer> => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="100%" height="100%" fill="#fff"/><text x="60" y="180" font-family="sans-serif" font-size="90">BUTTER</text></svg>';
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
};

const photoForm = (photo: Buffer): FormData => {
  const body = new FormData();
  body.set('category', 'None');
  body.set('preferences', '{}');
  body.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  return body;
};

const sendPhoto = async (url: string, photo: Buffer, signal?: AbortSignal): Promise<number> => {
  const response = await fetch(`${url}/api/analyze`, { method: 'POST', body: photoForm(photo), signal });
  await response.arrayBuffer();
  return response.status;
};

/** Sends a photo from another address of this machine, which every Linux has. */
const sendFromElsewhere = async (url: string, photo: Buffer): Promise<number> => {
  const wrapped = new Request(url, { method: 'POST', body: photoForm(photo) });
  const headers = { 'content-type': wrapped.headers.get('content-type')! };
  const sent = request(`${url}/api/analyze`, { method: 'POST', headers, localAddress: '127.0.0.2' });
  sent.end(Buffer.from(await wrapped.arrayBuffer()));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return response.statusCode!;
};

/** Photos that take long to read. */
export const PHOTOS: readonly Attack[] = [
  {
    name: 'dense photos at once',
    run: async (url, size) => {
      const photo = await densePhoto(size === 'full' ? 2_000 : 200);
      return Promise.all(Array.from({ length: COUNT[size] }, () => sendPhoto(url, photo)));
    },
    allowed: [200, 422, 503, 504],
  },
  {
    name: 'a small photo of another address, while dense ones are read',
    run: async (url, size) => {
      if (size === 'small') return [await sendPhoto(url, await label())];
      const hangUp = new AbortController();
      const photo = await densePhoto(2_000);
      const dense = Array.from({ length: COUNT.full }, () => sendPhoto(url, photo, hangUp.signal));
      const others = Promise.allSettled(dense);
      const statuses = [await sendFromElsewhere(url, await label())];
      hangUp.abort();
      await others;
      // The dense ones have freed their place.
      return [...statuses, await sendPhoto(url, await label())];
    },
    // The server of `npm test` reads no photos.
    allowed: [200, 422],
  },
];
