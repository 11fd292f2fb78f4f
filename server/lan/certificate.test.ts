import { execFileSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '../testing/openApp';
import { createAuthority, createServerCertificate, isHomeName, isStillGood } from './certificate';
import { homeAddresses, homeCertificates, machineName } from './homeCertificates';
import { lanGreeting } from './lanGreeting';

const NOW = new Date('2026-11-21T12:00:00Z');
const NAMES = ['localhost', '127.0.0.1', 'kitchen.local', '192.168.1.20'];

const folder = mkdtempSync(join(tmpdir(), 'larder-lan-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the certificates of this computer', () => {
  const authority = createAuthority(NOW);
  const server = createServerCertificate(authority, NAMES, NOW);
  const shown = new X509Certificate(server.certificate);
  const trusted = new X509Certificate(authority.certificate);

  it('are for every address and name, signed by an authority', () => {
    expect(shown.checkIP('192.168.1.20')).toBe('192.168.1.20');
    expect(shown.checkHost('kitchen.local')).toBe('kitchen.local');
    expect(shown.checkHost('bank.example')).toBeUndefined();
    expect(shown.checkIssued(trusted)).toBe(true);
    expect(shown.verify(trusted.publicKey)).toBe(true);
    expect([trusted.ca, shown.ca]).toEqual([true, false]);
    expect(shown.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  });

  it('last as long as phones allow', () => {
    const days = (new Date(shown.validTo).getTime() - new Date(shown.validFrom).getTime()) / 86_400_000;
    expect(days).toBe(397);
    expect(new Date(shown.validFrom).getTime()).toBeLessThan(NOW.getTime());
    expect(new Date(trusted.validTo).getUTCFullYear()).toBe(2036);
  });

  it('are renewed when an address is missing, they are about to expire, or the authority is another', () => {
    const later = new Date(NOW.getTime() + 370 * 86_400_000);
    expect(isStillGood(server, authority, NAMES, NOW)).toBe(true);
    expect(isStillGood(server, authority, [...NAMES, '10.0.0.7'], NOW)).toBe(false);
    expect(isStillGood(server, authority, NAMES, later)).toBe(false);
    expect(isStillGood(server, createAuthority(NOW), NAMES, NOW)).toBe(false);
  });

  it('cannot sign for names outside the home network', () => {
    const openssl = (names: string[]) => {
      const outside = createServerCertificate(authority, names, NOW);
      writeFileSync(join(folder, 'ca.pem'), authority.certificate);
      writeFileSync(join(folder, 'leaf.pem'), outside.certificate);
      const now = String(NOW.getTime() / 1_000);
      const args = ['verify', '-attime', now, '-CAfile', join(folder, 'ca.pem'), join(folder, 'leaf.pem')];
      try {
        return execFileSync('openssl', args, { stdio: 'pipe' }).toString();
      } catch (error) {
        const { code, stdout, stderr } = error as { code?: string; stdout?: Buffer; stderr?: Buffer };
        return code === 'ENOENT' ? 'no openssl' : `${stdout?.toString()}${stderr?.toString()}`;
      }
    };
    expect(openssl(NAMES)).toMatch(/: OK|no openssl/);
    expect(openssl(['bank.example'])).toMatch(/permitted subtree violation|no openssl/);
    expect(openssl(['8.8.8.8'])).toMatch(/permitted subtree violation|no openssl/);
  });

  it.each([
    ['192.168.1.20', true],
    ['10.1.2.3', true],
    ['172.20.0.1', true],
    ['172.32.0.1', false],
    ['8.8.8.8', false],
    ['kitchen.local', true],
    ['notlocal', false],
    ['larder.example', false],
  ])('recognises %s as a home name: %s', (name, isHome) => {
    expect(isHomeName(name)).toBe(isHome);
  });
});

describe('the data folder', () => {
  const more = { machine: 'kitchen', addresses: ['192.168.1.20'], now: NOW };

  it('keeps them between starts, the keys readable by their owner only', () => {
    const first = homeCertificates(folder, more);
    expect(homeCertificates(folder, more)).toEqual(first);
    const key = join(folder, 'lan', 'authority.key');
    expect(statSync(key).mode & 0o077).toBe(0);
    expect(readFileSync(key, 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  });

  it('keeps the authority that phones trust when the address changes', () => {
    const before = homeCertificates(folder, more);
    const after = homeCertificates(folder, { ...more, addresses: ['192.168.1.77'] });
    expect(after.authority).toBe(before.authority);
    expect(after.chain).not.toBe(before.chain);
    expect(existsSync(join(folder, 'lan', 'server.crt'))).toBe(true);
  });

  it.each([
    ['authority.crt', 'authority'],
    ['authority.key', 'authority'],
    ['server.crt', 'server'],
    ['server.key', 'server'],
  ])('replaces a pair, with a warning, when %s was only half written', (file, pair) => {
    const before = homeCertificates(folder, more);
    const torn = join(folder, 'lan', file);
    writeFileSync(torn, readFileSync(torn, 'utf8').slice(0, 80));
    const failed = jest.fn();
    const after = homeCertificates(folder, { ...more, failed });
    expect(failed.mock.calls).toEqual([[join(folder, 'lan', `${pair}.crt`)]]);
    expect(after.authority === before.authority).toBe(pair === 'server');
    expect(new X509Certificate(after.chain).verify(new X509Certificate(after.authority).publicKey)).toBe(true);
    expect(new X509Certificate(after.chain).checkPrivateKey(createPrivateKey(after.key))).toBe(true);
    expect(homeCertificates(folder, { ...more, failed })).toEqual(after);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('replaces a certificate that is not of the key beside it', () => {
    homeCertificates(folder, more);
    writeFileSync(join(folder, 'lan', 'server.key'), createAuthority(NOW).key);
    const { chain, key } = homeCertificates(folder, more);
    expect(new X509Certificate(chain).checkPrivateKey(createPrivateKey(key))).toBe(true);
  });
});

it('accepts only home network addresses, and a name that networks resolve', () => {
  const one = (address: string, more = {}) => ({ address, family: 'IPv4', internal: false, ...more }) as never;
  expect(
    homeAddresses({
      lo: [one('127.0.0.1', { internal: true })],
      eth: [one('10.0.0.5'), one('fe80::1', { family: 'IPv6' }), one('81.2.3.4')],
      wifi: [one('192.168.0.9')],
    }),
  ).toEqual(['192.168.0.9', '10.0.0.5']);
  expect(machineName('Anna’s MacBook.fritz.box')).toBe('anna-s-macbook');
});

it('tells the phone where to go', () => {
  const greeting = lanGreeting({ port: 3000, addresses: ['192.168.1.20'], machine: 'kitchen' });
  expect(greeting).toContain('Larder is ready: https://192.168.1.20:3000\n');
  expect(greeting).toContain('https://kitchen.local:3000');
  expect(greeting).toMatch(/[█▀▄]{10}/);
  expect(lanGreeting({ port: 3000, publicUrl: 'https://larder.example', addresses: [] })).toMatch(
    /^Larder is ready: https:\/\/larder\.example\n/,
  );
});

it('serves https that a browser trusting the authority accepts, and hands out the authority', async () => {
  const certificates = homeCertificates(folder, { machine: 'kitchen', addresses: [], now: new Date() });
  const app = await openApp({ certificates });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const body = await new Promise<string>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/larder-authority.crt', ca: certificates.authority };
    get(options, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });
  expect(body).toBe(certificates.authority);
  await app.close();
});
