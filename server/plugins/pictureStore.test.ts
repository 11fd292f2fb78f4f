import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipeIdOf } from '@kitchen/recipes/recipeId';
import type { FastifyInstance } from 'fastify';
import { openApp } from '../testing/openApp';
import { withPictureStore } from './pictureStore';

const STORE = 'https://pictures.example/larder/0123456789abcdef';

describe('a page', () => {
  const tagWith = (tag: string) => withPictureStore(`<head></head>${tag}`, STORE).replace(/^.*<\/head>/, '');

  it('loads drawings from the store in every size', () => {
    const sizes = 'srcSet="/pictures/pie-400.webp 400w, /pictures/pie.webp 800w" src="/pictures/pie.webp"';
    const inStore = `srcSet="${STORE}/pie-400.webp 400w, ${STORE}/pie.webp 800w" src="${STORE}/pie.webp"`;
    expect(tagWith(`<img alt="" ${sizes}/>`)).toBe(`<img crossorigin="anonymous" alt="" ${inStore}/>`);
    const preload = tagWith('<link rel="preload" as="image" imageSrcSet="/pictures/pie.webp 800w"/>');
    expect(preload).toContain(`imageSrcSet="${STORE}/pie.webp 800w"`);
    expect(preload).toContain('crossorigin');
  });

  it.each([
    '<img src="/api/photos/1.jpg?of=7"/>',
    '<img src="/pictures/written-7.webp"/>',
    '<img alt="See /pictures/pie.webp"/>',
    '<a href="/pictures/pie.webp">src="/pictures/pie.webp"</a>',
    '<script type="application/json">{"imageUrl":"/pictures/pie.webp"}</script>',
    '<link rel="icon" href="/icon.svg"/>',
  ])('leaves %s as it is', (tag) => {
    expect(tagWith(tag)).toBe(tag);
  });

  it('is as it was without a store', () => {
    expect(withPictureStore('<head></head><img src="/pictures/pie.webp"/>', undefined)).not.toContain('meta');
  });
});

describe('a server with a store', () => {
  let clientDir: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    clientDir = mkdtempSync(join(tmpdir(), 'larder-store-'));
    writeFileSync(
      join(clientDir, 'index.html'),
      '<html lang="en"><head><title>Larder</title></head><body><img src="/pictures/mojito.webp"/></body></html>',
    );
    writeFileSync(join(clientDir, 'worker.js'), '');
    writeFileSync(join(clientDir, 'robots.txt'), '');
    app = await openApp({ clientDir, pictureStore: STORE, environment: { PUBLIC_URL: 'https://larder.example' } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(clientDir, { recursive: true });
  });

  const read = (url: string) => app.inject({ url, headers: { host: 'larder.example' } });
  const policyOf = async (url: string, name: string) => {
    const policy = String((await read(url)).headers['content-security-policy']);
    return policy.split('; ').find((part) => part.startsWith(`${name} `));
  };

  it('lets pages show pictures of exactly that origin, and only its worker read them', async () => {
    for (const url of ['/', '/app-shell', '/no/such/page'])
      expect(await policyOf(url, 'img-src')).toBe("img-src 'self' data: blob: https://pictures.example");
    for (const url of ['/', '/app-shell', '/robots.txt'])
      expect(await policyOf(url, 'connect-src')).toBe("connect-src 'self'");
    expect(await policyOf('/worker.js', 'connect-src')).toBe("connect-src 'self' https://pictures.example");
    expect(String((await read('/')).headers['content-security-policy']).match(/https?:/g)).toHaveLength(1);
  });

  it('tells its pages where the drawings are', async () => {
    for (const url of ['/', '/app-shell', `/recipe/${recipeIdOf('shakshuka')}`]) {
      const { body } = await read(url);
      expect(body).toContain(`<meta name="picture-store" content="${STORE}"/>`);
      expect(body).toContain(`src="${STORE}/mojito.webp"`);
    }
  });

  it('shows the drawing of the store in previews of links', async () => {
    const { body } = await read(`/recipe/${recipeIdOf('shakshuka')}`);
    expect(body).toContain(`<meta property="og:image" content="${STORE}/shakshuka-card.jpg"/>`);
  });

  it('still answers with paths on itself, and still has every picture', async () => {
    const { imageUrl } = (await read(`/api/recipes/${recipeIdOf('shakshuka')}`)).json<{ imageUrl: string }>();
    expect(imageUrl).toBe('/pictures/shakshuka.webp');
    expect((await read('/pictures/shakshuka-v3.webp')).statusCode).toBe(200);
  });
});
