import { readConfig } from '../config';
import { createPasswords } from './passwords';

const cheap = createPasswords({ memoryKib: 8, passes: 1 });

describe('passwords', () => {
  it('are stored as argon2id with 19 MiB, two passes and one lane, salted', async () => {
    const passwords = createPasswords(readConfig({}).passwordCost);
    const hash = await passwords.hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.hash('correct horse')).not.toBe(hash);
    expect(await passwords.isRight('correct horse', hash)).toBe(true);
    expect(await passwords.isRight('correct horsf', hash)).toBe(false);
  });

  it('are the same letters on every keyboard', async () => {
    const hash = await cheap.hash('cr\u00e8me br\u00fbl\u00e9e');
    expect(await cheap.isRight('cre\u0300me bru\u0302le\u0301e', hash)).toBe(true);
    expect(await cheap.isRight('creme brulee', hash)).toBe(false);
  });

  it('are never correct when there is no account', async () => {
    expect(await cheap.isRight('', undefined)).toBe(false);
    expect(await cheap.isRight('anything', undefined)).toBe(false);
  });

  it('are rehashed when the cost has changed', async () => {
    const hash = await cheap.hash('correct horse');
    expect(cheap.isOutdated(hash)).toBe(false);
    expect(createPasswords({ memoryKib: 16, passes: 1 }).isOutdated(hash)).toBe(true);
    expect(createPasswords({ memoryKib: 8, passes: 2 }).isOutdated(hash)).toBe(true);
  });
});
