/**
 * Every story of every file: drawn, its play function run, and looked over by axe. So a story cannot rot, and what a
 * play function clicks through is tested in the very state that the story shows.
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

/* The first stands outermost: around everything that the preview puts around a story. */
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
  // Storybook hands a user to play functions only where there is a clipboard, which jsdom has not.
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

/* What needs a layout, which jsdom has not, is looked at in the browser; a story is a part of a page, not a page. */
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
    // Transitions may end while axe looks on.
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

/** The folders of components that the stories draw, and those that these draw in their turn. */
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
    // A component's folder has its name; the others hold help for components.
    const missing = readdirSync(join(SOURCE, 'components')).filter(
      (folder) => /^[A-Z]/.test(folder) && !drawn.has(folder),
    );
    expect(missing).toEqual([]);
  });
});
