import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { isIPv4 } from 'node:net';
import { bits, integer, octets, oid, sequence, set, tagged, text, time, yes } from './der';

export interface KeyedCertificate {
  /** PEM. */
  certificate: string;
  key: string;
}

const DAY_MS = 86_400_000;
const AUTHORITY_DAYS = 3_650;
/** Phones accept no certificate valid for more than 398 days. */
const SERVER_DAYS = 397;
/** Start of validity in the past, for devices with a slow clock. */
const BEFORE_MS = DAY_MS;

const OID = {
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  subjectKey: '2.5.29.14',
  keyUsage: '2.5.29.15',
  otherNames: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  nameConstraints: '2.5.29.30',
  authorityKey: '2.5.29.35',
  extendedUsage: '2.5.29.37',
  serverAuth: '1.3.6.1.5.5.7.3.1',
} as const;

const DNS = 0x82;
const ADDRESS = 0x87;

/** Name constraints of the authority, so that a stolen key is useless outside home networks. */
const HOME_NETWORKS = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '127.0.0.0/8'] as const;
const HOME_NAMES = ['localhost', 'local', 'lan', 'home.arpa'] as const;

const algorithm = sequence(oid(OID.ecdsaWithSha256));

const nameOf = (common: string) =>
  sequence(set(sequence(oid(OID.organisation), text('Larder'))), set(sequence(oid(OID.commonName), text(common))));

const extension = (id: string, value: Buffer, isCritical = false) =>
  sequence(oid(id), ...(isCritical ? [yes()] : []), octets(value));

const ipv4Bytes = (address: string) => Buffer.from(address.split('.').map(Number));

const networkBytes = (network: string): Buffer => {
  const [address = '', length = '32'] = network.split('/');
  const mask = Buffer.alloc(4);
  mask.writeUInt32BE(Number((0xffffffffn << (32n - BigInt(length))) & 0xffffffffn));
  return Buffer.concat([ipv4Bytes(address), mask]);
};

const inNetwork = (address: string, network: string): boolean => {
  const bytes = networkBytes(network);
  return ipv4Bytes(address).every((byte, i) => (byte & bytes[i + 4]!) === bytes[i]!);
};

/** Whether the certificate may cover it: an IPv4 address of a home network, or a name valid only at home. */
export const isHomeName = (name: string): boolean =>
  isIPv4(name)
    ? HOME_NETWORKS.some((network) => inNetwork(name, network))
    : HOME_NAMES.some((home) => name === home || name.endsWith(`.${home}`));

const keyIdOf = (publicKey: KeyObject) =>
  createHash('sha1')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest();

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

const keyText = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

interface Draft {
  subject: Buffer;
  issuer: Buffer;
  publicKey: KeyObject;
  signer: KeyObject;
  days: number;
  now: Date;
  extensions: Buffer[];
}

const certify = ({ subject, issuer, publicKey, signer, days, now, extensions }: Draft): string => {
  const from = new Date(now.getTime() - BEFORE_MS);
  const until = new Date(from.getTime() + days * DAY_MS);
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    algorithm,
    issuer,
    sequence(time(from), time(until)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(...extensions)),
  );
  return pem(sequence(body, algorithm, bits(sign('sha256', body, signer))));
};

/** The same name on every computer; the key tells them apart. */
const AUTHORITY_NAME = nameOf('Larder at home');

/**
 * Creates the authority that a phone is told once to trust. It is constrained to addresses and names of a home network.
 */
export const createAuthority = (now: Date): KeyedCertificate => {
  const { publicKey, privateKey } = newKeys();
  const permitted = [
    ...HOME_NAMES.map((name) => sequence(tagged(DNS, Buffer.from(name)))),
    ...HOME_NETWORKS.map((network) => sequence(tagged(ADDRESS, networkBytes(network)))),
  ];
  const certificate = certify({
    subject: AUTHORITY_NAME,
    issuer: AUTHORITY_NAME,
    publicKey,
    signer: privateKey,
    days: AUTHORITY_DAYS,
    now,
    extensions: [
      extension(OID.basicConstraints, sequence(yes(), integer(Buffer.from([0]))), true),
      extension(OID.keyUsage, bits(Buffer.from([0x06]), 1), true),
      extension(OID.nameConstraints, sequence(tagged(0xa0, ...permitted)), true),
      extension(OID.subjectKey, octets(keyIdOf(publicKey))),
    ],
  });
  return { certificate, key: keyText(privateKey) };
};

/**
 * Creates the server's certificate, signed by the authority.
 * @param names the addresses and names it covers; `isHomeName` holds for each
 */
export const createServerCertificate = (
  authority: KeyedCertificate,
  names: readonly string[],
  now: Date,
): KeyedCertificate => {
  const { publicKey, privateKey } = newKeys();
  const issuerKey = new X509Certificate(authority.certificate).publicKey;
  const others = names.map((name) =>
    isIPv4(name) ? tagged(ADDRESS, ipv4Bytes(name)) : tagged(DNS, Buffer.from(name)),
  );
  const certificate = certify({
    subject: nameOf('Larder'),
    issuer: AUTHORITY_NAME,
    publicKey,
    signer: createPrivateKey(authority.key),
    days: SERVER_DAYS,
    now,
    extensions: [
      extension(OID.basicConstraints, sequence(), true),
      extension(OID.keyUsage, bits(Buffer.from([0x80]), 7), true),
      extension(OID.extendedUsage, sequence(oid(OID.serverAuth))),
      extension(OID.otherNames, sequence(...others)),
      extension(OID.subjectKey, octets(keyIdOf(publicKey))),
      extension(OID.authorityKey, sequence(tagged(0x80, keyIdOf(issuerKey)))),
    ],
  });
  return { certificate, key: keyText(privateKey) };
};

/** Whether both files of a pair are whole, and of one key. */
export const isWhole = ({ certificate, key }: KeyedCertificate): boolean => {
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
};

/** Whether a certificate covers these names for another month and is signed by this authority. */
export const isStillGood = (
  { certificate }: KeyedCertificate,
  authority: KeyedCertificate,
  names: readonly string[],
  now: Date,
): boolean => {
  const shown = new X509Certificate(certificate);
  const isKnown = (name: string) => (isIPv4(name) ? shown.checkIP(name) : shown.checkHost(name)) !== undefined;
  return (
    new Date(shown.validTo).getTime() > now.getTime() + 30 * DAY_MS &&
    shown.verify(new X509Certificate(authority.certificate).publicKey) &&
    names.every(isKnown)
  );
};
