import SQLite from 'libsql';
import { createPreparedStatements } from './preparedStatements';

const open = () => {
  const database = new SQLite(':memory:');
  database.exec('create table notes (id integer primary key, text text not null unique)');
  return database;
};

describe('prepared statements', () => {
  it('are prepared once for each text, and run with different values', () => {
    const database = open();
    const prepare = jest.spyOn(database, 'prepare');
    const statements = createPreparedStatements(database);
    for (const text of ['salt', 'pepper', 'cumin'])
      statements.prepare('insert into notes (text) values (?)').run([text]);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(statements.prepare('select text from notes where id = ?').all([2])).toEqual([{ text: 'pepper' }]);
    expect(statements.prepare('select text from notes where id = ?').all([3])).toEqual([{ text: 'cumin' }]);
    statements.clear();
    database.close();
  });

  it('can be used after they failed, and after the table has changed', () => {
    const database = open();
    const statements = createPreparedStatements(database);
    const put = (text: string | null) => statements.prepare('insert into notes (text) values (?)').run([text]);
    const all = () => statements.prepare('select * from notes').all([]);
    put('salt');
    expect(() => put('salt')).toThrow('UNIQUE');
    expect(() => put(null)).toThrow('NOT NULL');
    put('pepper');
    expect(all()).toHaveLength(2);
    database.exec("alter table notes add column language text default 'en'");
    expect(all()[0]).toEqual({ id: 1, text: 'salt', language: 'en' });
    expect(database.inTransaction).toBe(false);
    statements.clear();
    database.close();
  });

  it('are kept up to a limit', () => {
    const database = open();
    const prepare = jest.spyOn(database, 'prepare');
    const statements = createPreparedStatements(database);
    for (let i = 0; i <= 100; i++) statements.prepare(`select ${i}`).all([]);
    statements.prepare('select 100').all([]);
    expect(prepare).toHaveBeenCalledTimes(101);
    statements.prepare('select 0').all([]);
    expect(prepare).toHaveBeenCalledTimes(102);
    statements.clear();
    database.close();
  });
});
