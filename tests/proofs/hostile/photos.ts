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

const sendPhoto = async (url: string, photo: Buffer): Promise<number> => {
  const body = new FormData();
  body.set('category', 'None');
  body.set('preferences', '{}');
  body.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await fetch(`${url}/api/analyze`, { method: 'POST', body });
  await response.arrayBuffer();
  return response.status;
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
];
