import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileMailer } from '../mail/mailer';
import { openApp } from '../testing/openApp';
import { signUp, TEST_PASSWORD } from '../testing/signUp';
import { openDatabase } from './openDatabase';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-gone-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Everything in the files of the folder, as text. */
const bytesOf = (under: string): string =>
  readdirSync(under, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n');

const NAMES = ['quetzalia@example.org', 'Quetzalia', 'Quetzal soup'];

const openWithOutbox = async () => {
  const db = await openDatabase(folder);
  const mailer = createFileMailer({ from: 'Larder <l@example.org>', outbox: join(folder, 'outbox'), written: () => 0 });
  return { db, app: await openApp({ db, mailer }) };
};

describe('a deleted account', () => {
  it('leaves nothing in the files of the database, nor in the outbox', async () => {
    const { db, app } = await openWithOutbox();
    const other = await signUp(app, 'bob');
    const cook = await signUp(app, 'quetzalia');
    const letters = () => (existsSync(join(folder, 'outbox')) ? readdirSync(join(folder, 'outbox')) : []);
    await cook.send('PUT', '/api/user/profile', { payload: { firstName: 'Quetzalia', lastName: 'Cook' } });
    const soup = { category: 'Meals', title: 'Quetzal soup', ingredients: ['leek'], instructions: ['Simmer.'] };
    await cook.post('/api/recipes', soup);
    for (const { email } of [cook, other]) await cook.post('/api/auth/forgot-password', { email });
    for (let i = 0; i < 200 && letters().length < 2; i += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(NAMES.filter((name) => bytesOf(folder).includes(name))).toEqual(NAMES);

    await cook.post('/api/user/delete', { password: TEST_PASSWORD });
    for (let i = 0; i < 200 && letters().length > 1; i += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(NAMES.filter((name) => bytesOf(folder).includes(name))).toEqual([]);
    expect(bytesOf(folder)).toContain('bob@example.org');
    expect(letters()).toHaveLength(1);
    await app.close();
    await db.destroy();
  });
});

describe('the file of the database', () => {
  it('is a whole backup after a clean stop', async () => {
    const { db, app } = await openWithOutbox();
    await signUp(app, 'ada');
    await app.close();
    await db.destroy();
    const backup = mkdtempSync(join(tmpdir(), 'larder-backup-'));
    copyFileSync(join(folder, 'larder.db'), join(backup, 'larder.db'));
    const restored = await openDatabase(backup);
    expect(await restored.selectFrom('users').select('email').execute()).toEqual([{ email: 'ada@example.org' }]);
    await restored.destroy();
    rmSync(backup, { recursive: true });
  });

  it('can be read by its owner only', async () => {
    const { db, app } = await openWithOutbox();
    await signUp(app, 'ada');
    for (const name of readdirSync(folder).filter((file) => file.startsWith('larder.db')))
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    await app.close();
    await db.destroy();
  });
});
