/**
 * Renders every story of every file, runs its play function, and checks it with axe. So no story breaks unnoticed, and
 * a play function is tested in the state that its story shows.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { act } from '@testing-library/react';
import axe from 'axe-core';
import { settled } from '@/testing/settled';
import { Unstyled } from '@/testing/Unstyled';
import preview from '../.storybook/preview';

type StoryFile = Parameters<typeof composeStories>[0];

interface RunnableStory {
  run: () => Promise<void>;
}

/* The first is the outermost: around all decorators of the preview. */
const annotations = setProjectAnnotations([
  {
    decorators: [
      (Story) => (
        <Unstyled>
          <Story />
        </Unstyled>
      ),
    ],
  },
  preview,
]);
beforeAll(async () => {
  // Storybook passes a user to play functions only if there is a clipboard, which jsdom lacks.
  Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
  await annotations.beforeAll();
});

const FOLDER = __dirname;
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .sort();

const stories = files.flatMap((file) =>
  Object.entries(composeStories(jest.requireActual<StoryFile>(join(FOLDER, file)))).map(
    ([name, story]) => [`${file.replace('.stories.tsx', '')}: ${name}`, story as RunnableStory] as const,
  ),
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

const SOURCE = join(FOLDER, '../src');
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
  for (const file of files.filter((name) => !name.startsWith('views'))) visit(readFileSync(join(FOLDER, file), 'utf8'));
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
