import { pino } from 'pino';
import { openApp } from '../testing/openApp';

describe('the log of requests', () => {
  it('names no recipe, which only those who know its id can open', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    const app = await openApp({ logger });
    for (const url of ['/api/recipes/987654321', '/recipe/987654321', '/api/user/recipes/saved/987654321'])
      await app.inject({ method: url.includes('saved') ? 'DELETE' : 'GET', url });
    await app.close();
    const paths = lines.map((line) => (JSON.parse(line) as { path?: string }).path).filter(Boolean);
    expect(paths).toEqual(['/api/recipes/…', '/recipe/…', '/api/user/recipes/saved/…']);
    expect(lines.join('')).not.toContain('987654321');
  });

  it('contains no link to a shared list or collection', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    const app = await openApp({ logger });
    const share = 'abcdefghijklmnopqrstuvwxyz_';
    for (const url of [
      `/api/shared-lists/${share}`,
      `/api/shared-lists/${share}/news`,
      `/api/shared-collections/${share}?from=20`,
      `/shopping/${share}`,
      `/collection/${share}`,
      '/api/shopping/news',
      '/recipe/987654321-soup',
    ])
      await app.inject(url);
    await app.close();
    const paths = lines.map((line) => (JSON.parse(line) as { path?: string }).path).filter(Boolean);
    expect(paths).toEqual([
      '/api/shared-lists/…',
      '/api/shared-lists/…/news',
      '/api/shared-collections/…',
      '/shopping/…',
      '/collection/…',
      '/api/shopping/news',
      '/recipe/…',
    ]);
    expect(lines.join('')).not.toContain(share);
  });
});
