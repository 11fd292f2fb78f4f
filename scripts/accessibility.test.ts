import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');

const rowsOf = (level: string) =>
  (page.split(`, level ${level}\n`)[1] ?? '')
    .split('\n## ')[0]!
    .split('\n')
    .map((line) => /^\| (\d\.\d\.\d+) [^|]+ \| ([^|]+) \| [^|]+ \| ([^|]+) \|$/.exec(line))
    .filter((match) => match !== null)
    .map(([, criterion, state, shown]) => ({ criterion: criterion!, state: state!, shown: shown! }));

const rows = [...rowsOf('A'), ...rowsOf('AA')];

describe('docs/accessibility.md', () => {
  it('has each criterion of WCAG 2.2 once, 31 of level A and 24 of AA', () => {
    expect([rowsOf('A').length, rowsOf('AA').length]).toEqual([31, 24]);
    expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(55);
  });

  it('counts its states, in the terms of the VPAT', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const [met, other] = [count('Supports'), count('Not Applicable')];
    expect(page).toContain(`Of ${rows.length} criteria, ${met} are supported, and ${other} do not apply.`);
    expect(met + other).toBe(rows.length);
  });

  it('names only files that exist, and says how each supported criterion is shown', () => {
    const named = [...page.matchAll(/`((?:src|tests|docs)\/[^`]+)`/g)].map(([, file]) => file!);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(rows.filter(({ state, shown }) => (shown === '-') !== (state === 'Not Applicable'))).toEqual([]);
  });
});
