import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from './theme';
import { UNUSED_COLOURS, UNUSED_GROUPS } from './usedVariables';

const SRC = join(__dirname, '..', '..');
const MUI = join(SRC, '..', 'node_modules', '@mui', 'material');

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const ours = filesIn(SRC, /(?<!\.test)\.tsx?$/);

/** Components of MUI that are imported here, or by one of those. */
const shownComponents = (): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || !/^[A-Z]/.test(name)) return;
    found.add(name);
    for (const text of filesIn(join(MUI, name), /\.mjs$/))
      for (const [, other] of text.matchAll(/from "\.\.\/([\w-]+)\//g)) add(other!);
  };
  for (const text of ours) for (const [, name] of text.matchAll(/from '@mui\/material\/(\w+)'/g)) add(name!);
  return found;
};

describe('the CSS variables of the theme', () => {
  it('are those that our styles and the components that we show read', () => {
    const shown = shownComponents();
    expect(shown).toContain('Slider');
    const styles = [...ours, ...[...shown].flatMap((name) => filesIn(join(MUI, name), /\.mjs$/))];
    const read = new Set(styles.flatMap((text) => [...text.matchAll(/palette\.([A-Z]\w*)/g)].map(([, name]) => name!)));
    expect([...read].filter((name) => UNUSED_COLOURS.has(name))).toEqual([]);
    const groups = styles.flatMap((text) => [...text.matchAll(/\bvars\.(\w+)(?![\w?])/g)].map(([, name]) => name!));
    // Paper does without its shade.
    expect([...new Set(groups)].filter((name) => UNUSED_GROUPS.has(name))).toEqual([]);
  });

  it('fit into a small part of a page, in both schemes', () => {
    const sheets = JSON.stringify((theme as unknown as { generateStyleSheets: () => unknown[] }).generateStyleSheets());
    expect(sheets).toContain('--mui-palette-Slider-primaryTrack');
    expect(sheets).not.toContain('--mui-palette-Alert');
    expect(sheets.length).toBeLessThan(18_000);
  });
});
