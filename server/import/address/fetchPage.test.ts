import type { RequestListener } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { HOSTILE_HOSTS, HOSTILE_NAMES } from '../../testing/hostileAddresses';
import { openWebsite, type Website } from '../../testing/openWebsite';
import { fetchPage, type FetchOptions } from './fetchPage';
import { pageRules, type PageRules } from './pageRules';
import { isPublicAddress } from './publicAddress';
import { PAGE_BYTES_MAX } from './readBody';

/** A stand-in for a server on the internet; only the tests' own rule calls it public. */
const OUTSIDE = '127.0.0.2';
const PAGE = '<!doctype html><title>Soup</title>';

const sites: Website[] = [];
const open = async (host: string, answer: RequestListener) => {
  const site = await openWebsite(host, answer);
  sites.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const options = (more: Partial<FetchOptions> = {}): FetchOptions => ({
  userAgent: 'Larder/test',
  rules: { mayConnect: (ip) => ip === OUTSIDE || isPublicAddress(ip) },
  ...more,
});

const page: RequestListener = (_request, response) => response.setHeader('content-type', 'text/html').end(PAGE);
const at = ({ port }: Website, path = '/') => `http://${OUTSIDE}:${port}${path}`;

describe('a page on the web', () => {
  it('is fetched without cookies and by a program that names itself', async () => {
    let headers: Record<string, unknown> = {};
    const site = await open(OUTSIDE, (request, response) => {
      ({ headers } = request);
      page(request, response);
    });
    const fetched = await fetchPage(at(site, '/soup#steps'), options());
    expect(fetched).toEqual({ address: at(site, '/soup'), type: 'text/html', bytes: Buffer.from(PAGE) });
    expect(headers).toMatchObject({ 'user-agent': 'Larder/test', host: `${OUTSIDE}:${site.port}` });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie', 'referer']));
  });

  it.each([
    ['gzip', gzipSync(PAGE)],
    ['br', brotliCompressSync(PAGE)],
    ['identity', Buffer.from(PAGE)],
  ])('is unpacked: %s', async (encoding, bytes) => {
    const site = await open(OUTSIDE, (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding, 'content-type': 'text/html; charset=utf-8' }).end(bytes),
    );
    expect((await fetchPage(at(site), options())).bytes.toString()).toBe(PAGE);
  });

  it('is found through redirects, and says where it was', async () => {
    const site = await open(OUTSIDE, (request, response) => {
      const left = Number(request.url!.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else page(request, response);
    });
    expect((await fetchPage(at(site, '/5'), options())).address).toBe(at(site, '/0'));
    await expect(fetchPage(at(site, '/6'), options())).rejects.toMatchObject({ kind: 'pageUnreachable' });
  });

  it.each([
    [404, 'pageMissing'],
    [410, 'pageMissing'],
    [401, 'pageRefused'],
    [403, 'pageRefused'],
    [429, 'pageRefused'],
    [500, 'pageUnreachable'],
    [301, 'pageRefused'],
  ])('that answers %i is told: %s', async (status, kind) => {
    const site = await open(OUTSIDE, (_request, response) => response.writeHead(status).end());
    await expect(fetchPage(at(site), options())).rejects.toMatchObject({ kind });
  });

  it.each(['image/png', 'application/pdf', 'video/mp4', 'application/zip'])('cannot be a %s', async (type) => {
    const site = await open(OUTSIDE, (_request, response) => response.setHeader('content-type', type).end('x'));
    await expect(fetchPage(at(site), options())).rejects.toMatchObject({ kind: 'pageNotReadable' });
  });
});

describe('a page that is made to harm', () => {
  const endless: RequestListener = (_request, response) => {
    response.setHeader('content-type', 'text/html');
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 'a')));
    };
    response.on('drain', more);
    more();
  };

  it.each<[string, string, RequestListener]>([
    ['never ends', 'pageTooLarge', endless],
    [
      'announces a terabyte',
      'pageTooLarge',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000000000000' }).write('a'),
    ],
    [
      'unpacks to a gigabyte',
      'pageTooLarge',
      (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(20 * PAGE_BYTES_MAX))),
    ],
    [
      'unpacks to a gigabyte of brotli',
      'pageTooLarge',
      (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
          .end(
            brotliCompressSync(Buffer.alloc(4 * PAGE_BYTES_MAX), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
          ),
    ],
    [
      'is packed twice',
      'pageNotReadable',
      (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' })
          .end(gzipSync(gzipSync(PAGE))),
    ],
    [
      'is not what its header says',
      'pageUnreachable',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip'),
    ],
    [
      'has headers without end',
      'pageUnreachable',
      (_request, response) => response.writeHead(200, { 'x-long': 'a'.repeat(64 * 1024) }).end(PAGE),
    ],
    ['hangs up', 'pageUnreachable', (request) => request.socket.destroy()],
    [
      'hangs up half-way',
      'pageUnreachable',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' }).write('<p>');
        setImmediate(() => response.destroy());
      },
    ],
  ])('%s', async (_name, kind, answer) => {
    const site = await open(OUTSIDE, answer);
    await expect(fetchPage(at(site), options())).rejects.toMatchObject({ kind });
  });

  it.each<[string, RequestListener]>([
    ['answers nothing', () => undefined],
    ['stops in its headers', (request) => request.socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nx-')],
    [
      'stops in its body',
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
    ],
    [
      'stops in its packed body',
      (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .write(gzipSync(PAGE).subarray(0, 12)),
    ],
  ])('is given up when it %s', async (_name, answer) => {
    const site = await open(OUTSIDE, answer);
    await expect(fetchPage(at(site), options({ deadlineMs: 300 }))).rejects.toMatchObject({ kind: 'pageTooSlow' });
  });
});

describe('an address that leads inside', () => {
  it('covers two hundred spellings and names', () => {
    expect(HOSTILE_HOSTS.length + HOSTILE_NAMES.length).toBeGreaterThanOrEqual(200);
  });

  it('is never reached, in any spelling and at any port', async () => {
    const trap = await open('127.0.0.1', page);
    const trap6 = await open('::1', page);
    // Without the rule on ports, which would refuse the traps by themselves.
    const anyPort: PageRules = { mayConnect: (ip) => isPublicAddress(ip) };
    for (const host of HOSTILE_HOSTS)
      for (const [port, rules] of [
        ['', pageRules()],
        [':8080', pageRules()],
        [`:${trap.port}`, anyPort],
        [`:${trap6.port}`, anyPort],
      ] as const)
        await expect(fetchPage(`http://${host}${port}/`, options({ rules }))).rejects.toMatchObject({
          kind: expect.stringMatching(/^page(?:NotPublic|AddressWrong)$/) as string,
        });
    expect(trap.connections() + trap6.connections()).toBe(0);
  });

  it.each(HOSTILE_NAMES)('is never reached by name: %s', async (name, addresses) => {
    const trap = await open('127.0.0.1', page);
    const resolve = () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
    await expect(
      fetchPage(
        `http://${name}:${trap.port}/`,
        options({ resolve, rules: { mayConnect: (ip) => isPublicAddress(ip) } }),
      ),
    ).rejects.toMatchObject({ kind: addresses.length > 0 ? 'pageNotPublic' : 'pageUnreachable' });
    expect(trap.connections()).toBe(0);
  });

  it('is not reached by a name that means something else a moment later', async () => {
    const outside = await open(OUTSIDE, page);
    const trap = await open('127.0.0.1', page);
    let asked = 0;
    const resolve = () => {
      asked += 1;
      return Promise.resolve([{ address: asked === 1 ? OUTSIDE : '127.0.0.1', family: 4 }]);
    };
    await fetchPage(`http://rebinding.example:${outside.port}/`, options({ resolve }));
    expect(asked).toBe(1);
    await expect(fetchPage(`http://rebinding.example:${trap.port}/`, options({ resolve }))).rejects.toMatchObject({
      kind: 'pageNotPublic',
    });
    expect(trap.connections()).toBe(0);
  });

  it.each([
    'http://127.0.0.1:PORT/',
    '//127.1:PORT',
    'http://[::ffff:7f00:1]:PORT/',
    'file:///etc/passwd',
    'ftp://a.example/',
  ])('is not reached by a redirect: %s', async (location) => {
    const trap = await open('127.0.0.1', page);
    const site = await open(OUTSIDE, (_request, response) =>
      response.writeHead(307, { location: location.replace('PORT', String(trap.port)) }).end(),
    );
    await expect(fetchPage(at(site), options())).rejects.toMatchObject({
      kind: expect.stringMatching(/^page(?:NotPublic|AddressWrong)$/) as string,
    });
    expect(trap.connections()).toBe(0);
  });

  it.each([
    'ftp://soup.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,soup',
    'gopher://a/',
    'http://',
    'soup',
    'http://user:pass@soup.example/',
    '',
  ])('must be the address of a page: %j', async (address) => {
    await expect(fetchPage(address, options())).rejects.toMatchObject({ kind: 'pageAddressWrong' });
  });

  it('may be a host of the operator’s own network that the settings name, and no other', async () => {
    const own = await open('127.0.0.1', page);
    const other = await open('127.0.0.1', page);
    const rules = pageRules([`127.0.0.1:${own.port}`]);
    expect((await fetchPage(`http://127.0.0.1:${own.port}/`, options({ rules }))).bytes.toString()).toBe(PAGE);
    await expect(fetchPage(`http://127.0.0.1:${other.port}/`, options({ rules }))).rejects.toMatchObject({
      kind: 'pageNotPublic',
    });
  });

  it('is not asked at the ports of other services, even on the public internet', async () => {
    const resolve = () => Promise.resolve([{ address: '93.184.215.14', family: 4 }]);
    for (const port of [22, 25, 3306, 5432, 6379, 9200, 11211])
      await expect(
        fetchPage(`http://soup.example:${port}/`, options({ resolve, rules: pageRules() })),
      ).rejects.toMatchObject({ kind: 'pageNotPublic' });
  });
});
