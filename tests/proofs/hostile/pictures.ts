import type { Attack } from './attack';

const FALLBACKS = ['meals', 'drinks'].flatMap((kind) =>
  Array.from({ length: 5 }, (_, i) => `fallback-${kind}-${i + 1}`),
);
const DRAWINGS = ['', '-400'];

const get = async (url: string): Promise<number> => {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
};

/** Many undrawn pictures, each asked for several times. */
export const PICTURES: readonly Attack[] = [
  {
    name: 'undrawn pictures, each asked for many times',
    run: (url, size) =>
      Promise.all(
        Array.from({ length: size === 'full' ? 20 : 1 }).flatMap(() =>
          FALLBACKS.flatMap((name) => DRAWINGS.map((drawing) => get(`${url}/pictures/${name}${drawing}.webp`))),
        ),
      ),
    allowed: [200, 503],
  },
];
