import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

/** Requirements of level 1 and 2 in ASVS 5.0.0. */
const IN_SCOPE = 253;
const STATES = ['met', 'not met', 'not applicable'];

const rows = page
  .split('\n')
  .map((line) => /^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+) \| (.+) \| (.+) \|$/.exec(line))
  .filter((match) => match !== null)
  .map(([, id, level, asks, state, shown]) => ({ id: id!, level: level!, asks: asks!, state: state!, shown: shown! }));

const isTitleIn = (file: string, title: string): boolean => {
  const source = readFileSync(join(root, file), 'utf8');
  return [`'${title}'`, `'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``].some((literal) =>
    source.includes(literal),
  );
};

/** Paths in backticks, each with the title of a test that may follow it. */
const claimsOf = (shown: string) =>
  [...shown.matchAll(/`([\w.-]+\/[\w./-]+|[\w-]+\.json)`(?: › ([^`]+?)(?=$|(?:[,;:]|\.) `))?/g)].map(
    ([, file, title]) => ({ file: file!, title }),
  );

describe('docs/asvs.md', () => {
  it('has each requirement once, in a state that we use', () => {
    expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([IN_SCOPE, IN_SCOPE]);
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  });

  it('names only files and tests that exist', () => {
    const faults = rows.flatMap(({ id, shown }) =>
      claimsOf(shown).flatMap(({ file, title }) => {
        if (!existsSync(join(root, file))) return [`${id}: there is no ${file}`];
        return title === undefined || isTitleIn(file, title) ? [] : [`${id}: ${file} has no test "${title}"`];
      }),
    );
    expect(faults).toEqual([]);
    expect(rows.flatMap(({ shown }) => claimsOf(shown)).length).toBeGreaterThan(100);
  });

  it('counts its states', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const [met, unmet, other] = STATES.map(count) as [number, number, number];
    expect(page).toContain(`${met} met, ${unmet} not met, ${other} not applicable, of ${IN_SCOPE}`);
  });
});
