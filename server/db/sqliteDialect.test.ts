import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'libsql';
import { openDatabase } from './openDatabase';

const SECRET = { name: 'device', value: 'mark' };

describe('a database that another program writes to', () => {
  it('is waited for, and everything else goes on meanwhile', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-lock-'));
    const db = await openDatabase(folder);
    const other = new SQLite(join(folder, 'larder.db'));
    other.exec('begin immediate');
    const done: string[] = [];
    const write = db
      .insertInto('server_secrets')
      .values(SECRET)
      .execute()
      .then(() => done.push('write'));
    for (const name of ['first', 'second']) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      done.push(name);
    }
    other.exec('commit');
    await write;
    expect(done).toEqual(['first', 'second', 'write']);

    other.exec('begin immediate');
    const transaction = db.transaction().execute(async (inside) => {
      await inside.updateTable('server_secrets').set({ value: 'other' }).execute();
      done.push('transaction');
    });
    await new Promise((resolve) => setTimeout(resolve, 60));
    other.exec('update server_secrets set name = name');
    done.push('third');
    other.exec('commit');
    await transaction;
    expect(done.slice(3)).toEqual(['third', 'transaction']);
    other.close();
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  it('is read meanwhile, also when a write or a transaction waits for it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-lock-'));
    const db = await openDatabase(folder);
    const read = () => db.selectFrom('server_secrets').selectAll().execute();
    const other = new SQLite(join(folder, 'larder.db'));
    other.exec('begin immediate');
    const write = db.insertInto('server_secrets').values(SECRET).execute();
    const transaction = db.transaction().execute(async (inside) => {
      await inside.insertInto('server_secrets').values({ name: 'visitor', value: 'mark' }).execute();
      // Inside, what it has written is read.
      return (await inside.selectFrom('server_secrets').selectAll().execute()).length;
    });
    expect(await read()).toEqual([]);
    other.exec('commit');
    await write;
    expect(await transaction).toBe(2);
    expect(await read()).toHaveLength(2);
    other.close();
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  it('is read without waiting for a transaction of ours, and without what that has not committed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-lock-'));
    const db = await openDatabase(folder);
    await db.transaction().execute(async (inside) => {
      await inside.insertInto('server_secrets').values(SECRET).execute();
      expect(await db.selectFrom('server_secrets').selectAll().execute()).toEqual([]);
    });
    expect(await db.selectFrom('server_secrets').selectAll().execute()).toEqual([SECRET]);
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
});
