import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from './migrations';
import { isPostgresUrl, openDatabase } from './openDatabase';

const FEEDBACK = {
  recipe_id: 7,
  visitor: 'somebody',
  picture: 'toast',
  is_accurate: 1,
  feedback_text: null,
  created_at: '2026-01-01T00:00:00.000Z',
};

describe('the database file', () => {
  it('is made with its folder, migrated once, and kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-db-'));
    const first = await openDatabase(join(folder, 'deeper'));
    await first.insertInto('image_feedback').values(FEEDBACK).execute();
    await first.destroy();
    const second = await openDatabase(join(folder, 'deeper'));
    await migrate(second);
    expect(await second.selectFrom('image_feedback').selectAll().execute()).toEqual([FEEDBACK]);
    await second.destroy();
    rmSync(folder, { recursive: true });
  });
});

describe('a database that is somewhere else', () => {
  it.each([
    ['postgres://cook:secret@db.example/larder', true],
    ['postgresql://localhost', true],
    ['./data', false],
    [':memory:', false],
    ['/srv/postgres://', false],
  ])('%s is one: %p', (place, is) => {
    expect(isPostgresUrl(place)).toBe(is);
  });

  it('that nobody answers for is said at once', async () => {
    await expect(openDatabase('postgres://cook@127.0.0.1:1/larder')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
