import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../server/db/openDatabase';

const page = readFileSync(join(__dirname, '../docs/data.md'), 'utf8');

/** The tables that keep the version of the schema. */
const OF_MIGRATIONS = /^kysely_/;

/** The second levels of headings, with what stands below each. */
const sectionOf = (title: string): string => page.split(/^## /m).find((one) => one.startsWith(title)) ?? '';

const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1));

const wordsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

const levels = rowsOf(sectionOf('Levels'))
  .slice(1)
  .map(([level]) => level!);

describe('docs/data.md', () => {
  it('gives every column of the database a level, once', async () => {
    const db = await openDatabase(':memory:');
    const tables = (await db.introspection.getTables()).filter(({ name }) => !OF_MIGRATIONS.test(name));
    await db.destroy();
    const stored = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    const described = rowsOf(sectionOf('In the database'))
      .slice(1)
      .flatMap(([cell]) => {
        const [table, ...columns] = wordsIn(cell!);
        return columns.map((column) => `${table}.${column}`);
      });
    expect(described.sort()).toEqual(stored.sort());
  });

  it('uses only the levels that it has rules for', () => {
    const inDatabase = rowsOf(sectionOf('In the database')).slice(1);
    const elsewhere = rowsOf(sectionOf('Elsewhere')).slice(1);
    const used = [...inDatabase.map(([, level]) => level), ...elsewhere.map(([, , level]) => level)];
    expect(levels).toEqual(['secret', 'personal', 'unlisted', 'public']);
    for (const level of used) expect(levels).toContain(level);
  });

  it('says of every signing secret what happens when it may be known', () => {
    const secrets = readFileSync(join(__dirname, '../server/assembly/readSecrets.ts'), 'utf8');
    const names = [...secrets.matchAll(/await read\('(\w+)'\)/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(sectionOf('Keys')).toContain(`\`${name}\``);
  });
});
