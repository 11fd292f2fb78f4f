import { connect } from 'node:net';
import { pino } from 'pino';
import { openApp } from '../testing/openApp';
import { knowsHost } from './hostCheck';

const MACHINE = { machine: 'kitchen', addresses: () => ['127.0.0.1', '::1', '192.168.1.20', '81.2.3.4', 'fd00::20'] };
const NOTHING = { host: '127.0.0.1', allowedHosts: [] };

const LOOPBACK = [
  'localhost',
  'LOCALHOST:3000',
  'localhost.:3000',
  'larder.localhost:3000',
  'a.b.localhost',
  '127.0.0.1:3000',
  '127.8.9.10',
  '127.0.0.1.',
  '[::1]',
  '[::1]:3000',
  '[0:0:0:0:0:0:0:1]:3000',
  '[::ffff:127.0.0.1]',
];

const FOREIGN = [
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'evillocalhost',
  '127.0.0.1.evil.example',
  'localhost..',
  '.localhost',
  'localhost@evil.example',
  'localhost/evil',
  'localhost:3000:3000',
  'localhost:99999',
  'localhost, evil.example',
  ' localhost',
  'a"b<c',
  '0.0.0.0:3000',
  '8.8.8.8',
  '[::]',
  '[::2]:3000',
  '::1',
  '[::1',
  '[fd00::21]',
  '',
];

const HOME = [
  'kitchen.local',
  'Kitchen.Local.:3000',
  '192.168.1.20:3000',
  '81.2.3.4',
  '[fd00::20]:3000',
  '[FD00:0::20]',
];

describe('without a public address', () => {
  const knows = knowsHost(NOTHING, MACHINE);

  it.each([...LOOPBACK, ...HOME])('%s is this server', (host) => expect(knows(host)).toBe(true));

  it.each([...FOREIGN, 'kitchen', 'other.local', '192.168.1.21'])('"%s" is not', (host) =>
    expect(knows(host)).toBe(false),
  );

  it('the name it listens on is this server, as the start prints it', () => {
    expect(knowsHost({ ...NOTHING, host: 'Pantry.lan' }, MACHINE)('pantry.lan:3000')).toBe(true);
    expect(knowsHost({ ...NOTHING, host: '0.0.0.0' }, MACHINE)('0.0.0.0:3000')).toBe(false);
  });

  it('an address that the machine gets later is this server', () => {
    const addresses = ['192.168.1.20'];
    const later = knowsHost(NOTHING, { machine: 'kitchen', addresses: () => addresses });
    expect(later('192.168.1.77')).toBe(false);
    addresses.push('192.168.1.77');
    expect(later('192.168.1.77')).toBe(true);
  });
});

describe('with a public address', () => {
  const knows = knowsHost({ ...NOTHING, host: 'pantry.lan', publicUrl: 'https://Larder.example:8443' }, MACHINE);

  it.each([...LOOPBACK, 'larder.example', 'LARDER.example.', 'larder.example:8443', 'larder.example:80'])(
    '%s is this server',
    (host) => expect(knows(host)).toBe(true),
  );

  it.each([...FOREIGN, ...HOME, 'www.larder.example', 'pantry.lan'])('"%s" is not', (host) =>
    expect(knows(host)).toBe(false),
  );

  it('may be one of IPv6', () => {
    const six = knowsHost({ ...NOTHING, publicUrl: 'http://[2001:db8::5]:3000' }, MACHINE);
    expect(six('[2001:DB8:0::5]:3000')).toBe(true);
  });
});

it.each([undefined, 'https://larder.example'])('other names that the operator allows count beside %s', (publicUrl) => {
  const knows = knowsHost(
    { ...NOTHING, publicUrl, allowedHosts: ['www.larder.example', '10.0.0.9', 'fd00::9'] },
    MACHINE,
  );
  for (const host of ['WWW.larder.example:443', '10.0.0.9:3000', '[fd00::9]', 'localhost'])
    expect(knows(host)).toBe(true);
  expect(knows('x.www.larder.example')).toBe(false);
});

const LANGUAGES: [string, RegExp][] = [
  ['en-GB', /^Larder does not answer at this address\..*PUBLIC_URL/],
  ['en-US', /^Larder does not answer at this address\..*PUBLIC_URL/],
  ['es', /^Larder no responde en esta dirección\..*PUBLIC_URL/],
  ['fr', /^Larder ne répond pas à cette adresse\..*PUBLIC_URL/],
];

describe('a request for another host', () => {
  const host = 'evil.example';

  it.each(LANGUAGES)('is refused by the API in %s', async (language, words) => {
    const app = await openApp();
    const reply = await app.inject({ url: '/api/health', headers: { host, 'accept-language': language } });
    expect([reply.statusCode, reply.json()]).toMatchObject([421, { error: 'FORBIDDEN' }]);
    expect(reply.json<{ message: string }>().message).toMatch(words);
    await app.close();
  });

  it.each(LANGUAGES)('is refused elsewhere as text in %s', async (language, words) => {
    const app = await openApp();
    for (const url of ['/', '/recipe/12', '/pictures/shakshuka-card.jpg', '/metrics', '/unknown']) {
      const reply = await app.inject({ url, headers: { host, 'accept-language': language } });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([421, 'text/plain; charset=utf-8']);
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      expect(reply.body).toMatch(words);
    }
    await app.close();
  });

  it('changes nothing, even from its own origin', async () => {
    const app = await openApp();
    const headers = { host, origin: `http://${host}` };
    const reply = await app.inject({ method: 'POST', url: '/api/analyze', payload: { ingredients: 'egg' }, headers });
    expect(reply.statusCode).toBe(421);
    await app.close();
  });

  it('is a security event without the host', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace', base: undefined }, { write: (line) => void lines.push(line) });
    const app = await openApp({ logger });
    await app.inject({ url: '/api/health', headers: { host } });
    await app.close();
    expect(lines.filter((line) => line.includes('"security":"hostRefused"'))).toHaveLength(1);
    expect(lines.join('')).not.toContain(host);
  });
});

describe('behind a proxy', () => {
  const status = async (headers: Record<string, string>, environment: Record<string, string>) => {
    const app = await openApp({ environment: { PUBLIC_URL: 'https://larder.example', ...environment } });
    const { statusCode } = await app.inject({ url: '/api/health', headers });
    await app.close();
    return statusCode;
  };

  it.each<[string, string, string, number]>([
    ['upstream:3000', 'larder.example', '1', 200],
    ['upstream:3000', 'evil.example, larder.example', '1', 200],
    ['larder.example', 'evil.example', '1', 421],
    ['larder.example', 'larder.example, evil.example', '1', 421],
    ['upstream:3000', 'larder.example', '10.0.0.1', 421],
    ['upstream:3000', 'larder.example', '0', 421],
    ['larder.example', 'evil.example', '0', 200],
  ])('Host %s and X-Forwarded-Host %s, with TRUST_PROXY=%s: %d', async (host, forwarded, trusted, expected) => {
    expect(await status({ host, 'x-forwarded-host': forwarded }, { TRUST_PROXY: trusted })).toBe(expected);
  });

  it('the name by which it calls the server can be allowed', async () => {
    expect(await status({ host: 'Upstream:3000' }, { ALLOWED_HOSTS: 'www.larder.example, upstream' })).toBe(200);
  });
});

it.each([
  ['GET /api/health HTTP/1.0\r\n\r\n', 200],
  ['GET /api/health HTTP/1.0\r\nHost: evil.example\r\n\r\n', 421],
  ['GET /api/health HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 421],
  ['GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  // A proxy may have gone by the other one.
  ['GET /api/health HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n', 400],
  ['GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  // The host in the target counts more than the header (RFC 9112, 3.2.2).
  ['GET http://evil.example/api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 421],
  ['GET http://localhost/api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 200],
])('answers %j with %d: a browser names one host, and only a program none', async (request, expected) => {
  const app = await openApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const reply = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket
      .on('data', (chunk) => (text += String(chunk)))
      .on('end', () => resolve(text))
      .on('error', reject);
  });
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${expected} `));
  await app.close();
});
