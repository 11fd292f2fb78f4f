/**
 * Renders every story of every file, runs its play function, and checks it with axe. So no story breaks unnoticed, and
 * a play function is tested in the state that its story shows.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '@testing-library/react';
import axe from 'axe-core';
import { settled } from '@/testing/settled';
import { composedFiles, prepareStories, STORIES, storyFiles } from './workbench/composedFiles';

beforeAll(prepareStories);

const files = storyFiles();
const stories = composedFiles().flatMap(([file, all]) =>
  all.map(([name, story]) => [`${file}: ${name}`, story] as const),
);

/*
 * Rules that need layout, which jsdom lacks, are checked in the browser. Rules about whole pages do not apply, because
 * a story is a part of a page.
 */
const RULES = Object.fromEntries(
  [
    'color-contrast',
    'target-size',
    'scrollable-region-focusable',
    'region',
    'landmark-one-main',
    'page-has-heading-one',
    'heading-order',
    'document-title',
    'html-has-lang',
  ].map((id) => [id, { enabled: false }]),
);

const faultsIn = async (root: Element) => {
  const { violations } = await axe.run(root, {
    rules: RULES,
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

describe('every story', () => {
  it.each(stories)('%s', async (_name, story) => {
    await story.run();
    // Transitions may end while axe runs.
    const faults = await act(async () => {
      await settled();
      return faultsIn(document.body);
    });
    expect(document.body).not.toBeEmptyDOMElement();
    expect(faults).toEqual([]);
  });
});

describe('the kept pictures', () => {
  const ids = [...new Set(stories.map(([, { id }]) => id))].sort();
  const kept = JSON.parse(readFileSync(join(STORIES, 'workbench/pictures.json'), 'utf8')) as object;
  const pictured = [...new Set(Object.keys(kept).map((key) => key.split(' ')[0]))].sort();

  it('show every story: npm run prove -- pictures --update takes the missing ones', () => {
    expect(ids.filter((id) => !pictured.includes(id))).toEqual([]);
  });

  it('show no story that is gone', () => {
    expect(pictured.filter((id) => !ids.includes(id!))).toEqual([]);
  });
});

const SOURCE = join(STORIES, '../src');
const importsOf = (text: string) => [...text.matchAll(/from '(?:@\/|\.\.?\/)([^']+)'/g)].map(([, path]) => path!);

/** The component folders that the stories import, directly or indirectly. */
const drawnFolders = () => {
  const drawn = new Set<string>();
  const folderOf = (path: string) => /(?:^components\/|^(?=[A-Z]\w+\/))(\w+)\//.exec(path)?.[1];
  const visit = (text: string) => {
    for (const folder of importsOf(text).map(folderOf)) {
      if (folder === undefined || drawn.has(folder)) continue;
      drawn.add(folder);
      for (const file of readdirSync(join(SOURCE, 'components', folder)))
        if (!file.includes('.test.')) visit(readFileSync(join(SOURCE, 'components', folder, file), 'utf8'));
    }
  };
  for (const file of files.filter((name) => !name.startsWith('views')))
    visit(readFileSync(join(STORIES, file), 'utf8'));
  return drawn;
};

describe('every component', () => {
  it('is in a story', () => {
    const drawn = drawnFolders();
    // A component's folder has its name; other folders hold helpers.
    const missing = readdirSync(join(SOURCE, 'components')).filter(
      (folder) => /^[A-Z]/.test(folder) && !drawn.has(folder),
    );
    expect(missing).toEqual([]);
  });
});
