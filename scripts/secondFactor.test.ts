import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/db/openDatabase';
import { readMail } from '../server/testing/readMail';
import { addTestUser } from '../server/testing/testUser';

const root = join(__dirname, '..');
const AT = '2026-01-01T00:00:00.000Z';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-second-factor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (words: string[], settings: Record<string, string> = {}) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const { PATH = '', HOME = '' } = process.env;
    execFile(
      process.execPath,
      ['--import', 'tsx', join(root, 'scripts/secondFactor.ts'), ...words],
      {
        cwd: root,
        // Empty values keep a developer's own .env from the program.
        env: { PATH, HOME, DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '', DATA_DIR: folder, ...settings },
      },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    );
  });

/** A database with the accounts of Ada, who reads French, and of Bob; both have a second factor. */
const store = async () => {
  const db = await openDatabase(folder);
  for (const uid of ['ada', 'bob']) {
    await addTestUser(db, uid);
    await db
      .insertInto('second_factors')
      .values({ uid, sealed_key: 'sealed', started_at: AT, turned_on_at: AT, last_step: 0 })
      .execute();
    await db
      .insertInto('recovery_codes')
      .values({ uid, code_hash: `hash of ${uid}` })
      .execute();
  }
  const french = { language: 'fr', measurementSystem: 'metric', excludedAllergens: [], dietTypes: [] };
  await db
    .insertInto('preferences')
    .values({ uid: 'ada', body: JSON.stringify(french), changed_at: AT })
    .execute();
  return db;
};

const letters = () => {
  const outbox = join(folder, 'outbox');
  return existsSync(outbox)
    ? readdirSync(outbox).map((file) => readMail(readFileSync(join(outbox, file), 'latin1')))
    : [];
};

describe('npm run second-factor -- off ADDRESS', () => {
  it('turns it off for this account, also while a server has the data open, and tells the owner in their language', async () => {
    const db = await store();
    const done = await run(['off', 'ADA@example.org'], { PUBLIC_URL: 'https://larder.example' });
    expect([done.code, done.text]).toEqual([0, expect.stringContaining('Two-step sign-in is off')]);
    expect(await db.selectFrom('second_factors').select('uid').execute()).toEqual([{ uid: 'bob' }]);
    expect(await db.selectFrom('recovery_codes').select('uid').execute()).toEqual([{ uid: 'bob' }]);
    const [letter, ...more] = letters();
    expect(more).toEqual([]);
    expect(letter!.headers).toMatchObject({
      to: 'ada@example.org',
      subject: 'La connexion en deux étapes est désactivée',
      'content-language': 'fr',
    });
    expect(letter!.text).toContain('https://larder.example/auth');

    const again = await run(['off', 'ada@example.org']);
    expect([again.code, again.text]).toEqual([0, expect.stringContaining('was not on')]);
    expect(letters()).toHaveLength(1);
    await db.destroy();
  });

  it('turns it off even if the mail cannot be sent, and says so', async () => {
    const db = await store();
    const done = await run(['off', 'bob@example.org'], { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(done.text).toContain('Two-step sign-in is off');
    expect(done.text).toContain('The mail to the owner could not be sent: ESOCKET');
    expect(done.code).toBe(0);
    expect(await db.selectFrom('second_factors').select('uid').execute()).toEqual([{ uid: 'ada' }]);
    await db.destroy();
  });

  it.each<[string, string[], RegExp]>([
    ['an unknown address', ['off', 'nobody@example.org'], /no account with this address/],
    ['no address', ['off'], /Usage/],
    ['another word', ['on', 'ada@example.org'], /Usage/],
    ['too many words', ['off', 'ada@example.org', 'bob@example.org'], /Usage/],
  ])('changes nothing for %s', async (_name, words, said) => {
    const db = await store();
    const { code, text } = await run(words);
    expect([code, text]).toEqual([1, expect.stringMatching(said)]);
    expect(await db.selectFrom('second_factors').select('uid').execute()).toHaveLength(2);
    expect(letters()).toEqual([]);
    await db.destroy();
  });

  it('makes no database when there is none', async () => {
    const { code, text } = await run(['off', 'ada@example.org'], { DATA_DIR: join(folder, 'mistyped') });
    expect([code, text]).toEqual([1, expect.stringMatching(/DATA_DIR.*no database/)]);
    expect(existsSync(join(folder, 'mistyped'))).toBe(false);
  });
});
