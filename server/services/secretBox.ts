import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Length of the key in bytes. */
export const SECRET_BOX_KEY_BYTES = 32;

/** Encrypts secrets for the database with a key that is kept elsewhere (AES-256-GCM). */
export const createSecretBox = (key: Buffer) => ({
  /**
   * The encrypted text.
   * @param owner only the same owner can open it, so a text that was moved to another row is worthless
   */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, content, cipher.getAuthTag()]).toString('base64url');
  },

  /** @throws when the text was encrypted with another key or for another owner, or was changed */
  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  },
});

export type SecretBox = ReturnType<typeof createSecretBox>;
