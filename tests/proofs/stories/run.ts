/**
 * `npm run prove -- stories [PART OF AN ID…] [--built]`: runs axe on each story of the built Storybook, in both themes and
 * at two widths. `--built` uses the Storybook that is there. Without a part it writes docs/proofs/stories.md.
 */
import { chromium, type Page } from 'playwright-core';
import { BROWSER_ARGS, findShell } from '../../../scripts/findBrowser.mts';
import { serveFolder } from '../pictures/serveFolder';
import { buildStorybook, STORYBOOK, wantedStories } from '../pictures/storybook';
import {
  atRest,
  inTheme,
  newPage,
  showStory,
  THEMES,
  untilComplete,
  WIDTHS,
  type Story,
  type StoryOptions,
} from '../pictures/storyPage';
import { ranFor, writeReport } from '../report';
import { violationsOn } from './storyAxe';

const words = process.argv.slice(2);
const parts = words.filter((word) => !word.startsWith('--'));

/** What axe finds on a story, one line for each theme and rule, or why the story could not be judged. */
const faultsOf = async (page: Page, options: StoryOptions, story: Story): Promise<string[]> => {
  await showStory(page, options, story);
  const fault = await untilComplete(page, story);
  const faults = fault === undefined ? [] : [fault];
  for (const theme of THEMES) {
    await inTheme(page, theme);
    await atRest(page);
    faults.push(...(await violationsOn(page)).map((violation) => `${theme}, ${violation}`));
  }
  await inTheme(page, 'light');
  return faults;
};

interface Tally {
  runs: number;
  faults: string[];
}

const judgeAt = async (page: Page, width: number, url: string, stories: readonly Story[], tally: Tally) => {
  for (const story of stories) {
    const judge = (isFresh: boolean) =>
      faultsOf(page, { url, isFresh }, story).catch((error: Error) => [error.message.split('\n')[0]!]);
    let faults = await judge(false);
    // What an earlier story left behind is no fault of this one.
    if (faults.length > 0) faults = await judge(true);
    tally.faults.push(...faults.map((fault) => `${story.id}, ${width}, ${fault}`));
    tally.runs += THEMES.length;
    if (tally.runs % 200 === 0) console.log(`${tally.runs} runs, ${tally.faults.length} faults`);
  }
};

const judgeAll = async (stories: readonly Story[]): Promise<Tally> => {
  const tally: Tally = { runs: 0, faults: [] };
  const server = await serveFolder(STORYBOOK);
  const browser = await chromium.launch({ executablePath: await findShell(), args: BROWSER_ARGS });
  try {
    for (const width of WIDTHS) await judgeAt(await newPage(browser, width), width, server.url, stories, tally);
  } finally {
    await browser.close();
    server.close();
  }
  return tally;
};

const main = async (): Promise<number> => {
  const begunAt = Date.now();
  if (!words.includes('--built')) buildStorybook();
  const stories = wantedStories(parts);
  const { runs, faults } = await judgeAll(stories);
  const lines = [
    `- stories: ${stories.length}, in ${THEMES.join(' and ')}, at ${WIDTHS.join(' and ')} px`,
    `- runs of axe: ${runs}`,
    `- faults: ${faults.length}`,
    ranFor(begunAt),
    ...faults.map((fault) => `- ${fault}`),
  ];
  console.log(lines.join('\n'));
  if (parts.length === 0)
    writeReport('stories', 'Accessibility of the stories', [
      '`npm run prove -- stories`: axe, with all its rules but those about whole pages, on every story of the built Storybook in Chromium.',
      '',
      ...lines,
    ]);
  return faults.length > 0 ? 1 : 0;
};

void main().then((code) => process.exit(code));
