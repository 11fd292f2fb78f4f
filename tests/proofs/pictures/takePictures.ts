import { chromium, type Page } from 'playwright-core';
import { BROWSER_ARGS, findShell } from '../../../scripts/findBrowser.mts';
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
  type Theme,
} from './storyPage';

/** One picture, or why there is none. */
export interface Shot {
  story: Story;
  theme: Theme;
  width: number;
  png?: Buffer;
  fault?: string;
}

const HIGHEST = 1_600;

const shoot = async (page: Page, width: number): Promise<Buffer> => {
  await atRest(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width, height: Math.min(height, HIGHEST) },
  });
};

/** Takes the pictures of one story at one width: it is opened once, and then turned dark. */
const storyShots = async (page: Page, options: StoryOptions, story: Story, width: number): Promise<Shot[]> => {
  await showStory(page, options, story);
  const fault = await untilComplete(page, story);
  const shots: Shot[] = [];
  for (const theme of THEMES) {
    await inTheme(page, theme);
    const png = await shoot(page, width);
    shots.push({ story, theme, width, png, fault });
  }
  await inTheme(page, 'light');
  return shots;
};

/**
 * Takes a picture of each story in both themes and at both widths, with a fixed clock, seeded random numbers and no
 * animation, and hands each to `onShot`.
 */
export const takePictures = async (
  options: StoryOptions,
  stories: readonly Story[],
  onShot: (shot: Shot) => Promise<void>,
): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: await findShell(),
    args: [...BROWSER_ARGS, '--font-render-hinting=none'],
  });
  try {
    await Promise.all(
      WIDTHS.map(async (width) => {
        const page = await newPage(browser, width);
        for (const story of stories)
          for (const shot of await storyShots(page, options, story, width).catch((error: Error): Shot[] =>
            THEMES.map((theme) => ({ story, theme, width, fault: error.message.split('\n')[0] })),
          ))
            await onShot(shot);
      }),
    );
  } finally {
    await browser.close();
  }
};
