import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../report';

/** Writes without ever moving the log into the file, and stays, so that only a kill ends it. */
const PROGRAM = `
  const SQLite = require('libsql');
  const [file, bytes] = process.argv.slice(1);
  const db = new SQLite(file);
  db.pragma('wal_autocheckpoint = 0');
  db.pragma('synchronous = OFF');
  db.exec('create table if not exists noise (id integer primary key, text text)');
  const put = db.prepare('insert or replace into noise values (?, ?)');
  const text = 'x'.repeat(100_000);
  for (let written = 0; written < Number(bytes); ) {
    db.exec('begin');
    for (let id = 0; id < 300; id++, written += text.length) put.run(id, text);
    db.exec('commit');
  }
  process.stdout.write('done');
  setInterval(() => {}, 1_000);
`;

/** Leaves a log of this size beside the database in the folder, as a program does that is killed. */
export const growLog = async (folder: string, bytes: number): Promise<void> => {
  const writer = spawn(process.execPath, ['-e', PROGRAM, join(folder, 'larder.db'), String(bytes)], { cwd: ROOT });
  await once(writer.stdout, 'data');
  const isGone = once(writer, 'exit');
  writer.kill('SIGKILL');
  await isGone;
};
