import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import {
  createAuthority,
  createServerCertificate,
  isHomeName,
  isStillGood,
  isWhole,
  type KeyedCertificate,
} from './certificate';

/** The computer's host name without the suffixes that networks add. */
export const machineName = (name = hostname()): string =>
  name
    .split('.')[0]!
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '-') || 'larder';

/** Every address of this computer, loopback and IPv6 included. */
export const ownAddresses = (networks: ReturnType<typeof networkInterfaces> = networkInterfaces()): string[] =>
  Object.values(networks).flatMap((addresses = []) => addresses.map(({ address }) => address));

/** IPv4 addresses of this computer, the usual home ranges first. */
export const homeAddresses = (networks: ReturnType<typeof networkInterfaces> = networkInterfaces()): string[] =>
  Object.values(networks)
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isHomeName(address))
    .map(({ address }) => address)
    .sort((a, b) => Number(b.startsWith('192.168.')) - Number(a.startsWith('192.168.')));

/** Where a phone downloads the authority. */
export const AUTHORITY_PATH = '/larder-authority.crt';

const AUTHORITY = 'authority';
const SERVER = 'server';

const fileOf = (folder: string, name: string, kind: 'crt' | 'key') => join(folder, `${name}.${kind}`);

/** Undefined when there is none yet, and when it is damaged, which `failed` is told with the file's name. */
const readPair = (folder: string, name: string, failed: (file: string) => void): KeyedCertificate | undefined => {
  const [certificate, key] = [fileOf(folder, name, 'crt'), fileOf(folder, name, 'key')];
  if (!existsSync(certificate) || !existsSync(key)) return undefined;
  const pair = { certificate: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') };
  if (isWhole(pair)) return pair;
  failed(certificate);
  return undefined;
};

const writePair = (folder: string, name: string, { certificate, key }: KeyedCertificate) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(folder, name, 'key'), key, { mode: 0o600 });
  writeFileSync(fileOf(folder, name, 'crt'), certificate);
};

export interface HomeCertificates {
  /** The server's certificate chain: its own certificate and the authority's. */
  chain: string;
  key: string;
  /** The certificate a phone is told to trust. */
  authority: string;
}

/**
 * This computer's certificates, created at the first start and kept. The authority stays, so that a phone needs to be
 * told only once; the server's own is renewed when an address changes or it is about to expire. A damaged one, such as of
 * a computer that lost power while it wrote, is replaced.
 * @param options.failed is told the file of a damaged certificate, or of one with a damaged key
 */
export const homeCertificates = (
  dataDir: string,
  { machine = machineName(), addresses = homeAddresses(), now = new Date(), failed = (_file: string) => {} } = {},
): HomeCertificates => {
  const folder = join(dataDir, 'lan');
  const names = ['localhost', '127.0.0.1', `${machine}.local`, ...addresses];
  let authority = readPair(folder, AUTHORITY, failed);
  if (!authority) {
    authority = createAuthority(now);
    writePair(folder, AUTHORITY, authority);
  }
  let server = readPair(folder, SERVER, failed);
  if (!server || !isStillGood(server, authority, names, now)) {
    server = createServerCertificate(authority, names, now);
    writePair(folder, SERVER, server);
  }
  return { chain: server.certificate + authority.certificate, key: server.key, authority: authority.certificate };
};
