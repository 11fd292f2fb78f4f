import { createArchiveDrawings } from './archiveDrawings';

const never = () => new Promise<Buffer>(() => undefined);
const bytes = (text: string) => Promise.resolve(Buffer.from(text));

/** Pictures of which some are drawn; a picture called `slow` is never finished. */
const drawings = (drawn: readonly string[], over: { drawingMs?: number; archiveMs?: number } = {}) => {
  let time = 0;
  const asked: { name: string; urgency: number; signal: AbortSignal }[] = [];
  const begin = createArchiveDrawings({
    pictures: {
      drawnOf: (name) => (drawn.includes(name) ? bytes(`${name} stored`) : Promise.resolve(undefined)),
      pictureOf: (name, _size, asking) => {
        asked.push({ name, ...asking });
        time += 10;
        if (name === 'full') return Promise.reject(new Error('tooBusy'));
        return name.startsWith('slow') ? never() : bytes(`${name} drawn`);
      },
    },
    isKnown: (name) => Promise.resolve(name !== 'unknown'),
    drawingMs: 1,
    archiveMs: 25,
    clock: () => time,
    ...over,
  });
  return { begin, asked };
};

describe('the drawings of an archive', () => {
  it('are those that are drawn, and those that can be drawn at once', async () => {
    const { begin, asked } = drawings(['stew']);
    const read = begin();
    expect(String(await read('stew'))).toBe('stew stored');
    expect(String(await read('soup'))).toBe('soup drawn');
    expect(await read('unknown')).toBeUndefined();
    expect(await read('full')).toBeUndefined();
    expect(asked.map(({ name }) => name)).toEqual(['soup', 'full']);
  });

  it('are not awaited for long, and give way to browsers', async () => {
    const { begin, asked } = drawings([]);
    expect(await begin()('slow')).toBeUndefined();
    expect(asked[0]).toMatchObject({ urgency: 7, signal: { aborted: true } });
  });

  it('are only the stored ones once an archive has waited for long; the next archive waits again', async () => {
    const { begin, asked } = drawings(['stew']);
    const read = begin();
    for (const name of ['slow-1', 'slow-2', 'slow-3', 'soup']) expect(await read(name)).toBeUndefined();
    expect(asked.map(({ name }) => name)).toEqual(['slow-1', 'slow-2', 'slow-3']);
    expect(String(await read('stew'))).toBe('stew stored');
    expect(String(await begin()('soup'))).toBe('soup drawn');
  });

  it('are not awaited for longer than the archive may still wait', async () => {
    const { begin } = drawings([], { drawingMs: 60_000, archiveMs: 5 });
    const later = new Promise((resolve) => setTimeout(() => resolve('still waiting'), 2_000));
    expect(await Promise.race([begin()('slow'), later])).toBeUndefined();
  });
});
