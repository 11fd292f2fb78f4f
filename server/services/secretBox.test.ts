import { randomBytes } from 'node:crypto';
import { createSecretBox, SECRET_BOX_KEY_BYTES } from './secretBox';

const key = randomBytes(SECRET_BOX_KEY_BYTES);
const box = createSecretBox(key);

describe('a sealed secret', () => {
  it('is opened by its owner, and looks different each time', () => {
    const sealed = box.seal('JBSWY3DP', 'ada');
    expect(box.open(sealed, 'ada')).toBe('JBSWY3DP');
    expect(sealed).not.toBe(box.seal('JBSWY3DP', 'ada'));
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('is refused when a single bit of it was changed', () => {
    const sealed = Buffer.from(box.seal('JBSWY3DP', 'ada'), 'base64url');
    for (let byte = 0; byte < sealed.length; byte += 1) {
      const changed = Buffer.from(sealed);
      changed[byte]! ^= 1;
      expect(() => box.open(changed.toString('base64url'), 'ada')).toThrow();
    }
  });

  it('is refused when it was cut short, for another owner, and with another key', () => {
    const sealed = box.seal('JBSWY3DP', 'ada');
    for (const end of [0, 11, 12, 20, 28]) expect(() => box.open(sealed.slice(0, end), 'ada')).toThrow();
    expect(() => box.open(sealed, 'bob')).toThrow();
    expect(() => createSecretBox(randomBytes(SECRET_BOX_KEY_BYTES)).open(sealed, 'ada')).toThrow();
  });
});
