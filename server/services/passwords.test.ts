import { readConfig } from '../config';
import { createPasswords } from './passwords';

const cheap = createPasswords({ memoryKib: 8, passes: 1 });

describe('passwords', () => {
  it('are stored as argon2id with 19 MiB, two passes and one lane, salted', async () => {
    const passwords = createPasswords(readConfig({}).passwordCost);
    const hash = await passwords.hash('correct horse', 'ada');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.hash('correct horse', 'ada')).not.toBe(hash);
    expect(await passwords.isRight('correct horse', hash, 'ada')).toBe(true);
    expect(await passwords.isRight('correct horsf', hash, 'ada')).toBe(false);
  });

  it('are the same letters on every keyboard', async () => {
    const hash = await cheap.hash('cr\u00e8me br\u00fbl\u00e9e', 'ada');
    expect(await cheap.isRight('cre\u0300me bru\u0302le\u0301e', hash, 'ada')).toBe(true);
    expect(await cheap.isRight('creme brulee', hash, 'ada')).toBe(false);
  });

  it('are never correct when there is no account', async () => {
    expect(await cheap.isRight('', undefined, 'ada')).toBe(false);
    expect(await cheap.isRight('anything', undefined, 'ada')).toBe(false);
  });

  it('are rehashed when the cost has changed', async () => {
    const hash = await cheap.hash('correct horse', 'ada');
    expect(cheap.isOutdated(hash)).toBe(false);
    expect(createPasswords({ memoryKib: 16, passes: 1 }).isOutdated(hash)).toBe(true);
    expect(createPasswords({ memoryKib: 8, passes: 2 }).isOutdated(hash)).toBe(true);
  });
});

describe('recovery codes hashed together', () => {
  it('are each found by the code itself, and by nothing else', async () => {
    const codes = ['K7QM4T2P', 'Z3XW8R5N', 'H6JD9C1B'];
    const hashes = await cheap.hashTogether(codes, 'ada');
    expect(new Set(hashes).size).toBe(3);
    for (const [i, code] of codes.entries()) expect(await cheap.findAmong(code, hashes, 'ada')).toBe(hashes[i]);
    expect(await cheap.findAmong('K7QM4T2Q', hashes, 'ada')).toBeUndefined();
    expect(await cheap.findAmong('', hashes, 'ada')).toBeUndefined();
  });

  it('are used up when none is left', async () => {
    expect(await cheap.findAmong('K7QM4T2P', [], 'ada')).toBeUndefined();
  });
});
