import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../errors/startFailure';
import { readGivenKey, readKeyFile } from './keyFile';

const BYTES = 32;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the key beside the database', () => {
  it('is created once, for its owner only', () => {
    const key = readKeyFile(folder, 'a.key', BYTES);
    expect(key).toHaveLength(BYTES);
    expect(readKeyFile(folder, 'a.key', BYTES)).toEqual(key);
    expect(statSync(join(folder, 'a.key')).mode & 0o777).toBe(0o600);
  });

  it('that is damaged is not replaced', () => {
    writeFileSync(join(folder, 'a.key'), 'short');
    expect(() => readKeyFile(folder, 'a.key', BYTES)).toThrow(/a\.key is damaged\. Restore it from a backup/);
    expect(readFileSync(join(folder, 'a.key'), 'utf8')).toBe('short');
  });
});

describe('a key that the operator keeps elsewhere', () => {
  const file = () => join(folder, 'given.key');

  it('is read as it is, and may be readable by others or lie on a read-only disk', () => {
    const key = Buffer.alloc(BYTES, 7);
    writeFileSync(file(), `${key.toString('base64url')}\n`, { mode: 0o444 });
    expect(readGivenKey('KEY', file(), BYTES)).toEqual(key);
    expect(statSync(file()).mode & 0o777).toBe(0o444);
  });

  it.each([
    ['is missing', undefined, /^KEY: .*given\.key cannot be read: ENOENT/],
    ['is of another length', 'c2hvcnQ', /^KEY: .*given\.key must hold 32 random bytes as base64url/],
  ])('that %s is named, and nothing is created', (_what, text, message) => {
    if (text !== undefined) writeFileSync(file(), text);
    const read = () => readGivenKey('KEY', file(), BYTES);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
  });
});
