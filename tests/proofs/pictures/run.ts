/**
 * `npm run prove -- pictures [PART OF AN ID…] [--update] [--built]`: takes a picture of each story in both themes
 * at two widths from the built Storybook, and compares them with stories/workbench/pictures.json. `--update` accepts the
 * pictures, `--built` uses the Storybook that is there. The report is build/pictures/index.html.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, writeReport } from '../report';
import { keyOf, KEPT_FILE, readKept, writeKept, type Kept } from './keptPictures';
import { serveFolder } from './serveFolder';
import { differenceOf, differencePicture, mosaicOf, read, signatureOf, written } from './signature';
import { buildStorybook, STORYBOOK, wantedStories } from './storybook';
import { THEMES, WIDTHS, type Story } from './storyPage';
import { takePictures, type Shot } from './takePictures';
import { writePage, type Changed } from './writePage';

const FOLDER = join(ROOT, 'build', 'pictures');
/** Accepted pictures of this machine, for the report; the repository keeps only their signatures. */
const ACCEPTED = join(FOLDER, 'accepted');

const words = process.argv.slice(2);
const isUpdate = words.includes('--update');
const parts = words.filter((word) => !word.startsWith('--'));

const fileOf = (key: string) => join(ACCEPTED, `${key.replaceAll(' ', '_')}.png`);

interface Tally {
  taken: Kept;
  changed: Changed[];
  faults: string[];
}

/** Compares a picture with the kept one. */
const judged = async ({ story, theme, width, png, fault }: Shot, kept: Kept, tally: Tally) => {
  const key = keyOf(story.id, theme, width);
  if (fault) tally.faults.push(`${key}: ${fault}`);
  if (!png) return;
  const after = await signatureOf(png);
  const line = kept[key];
  const before = line === undefined ? undefined : read(line);
  const why = before ? differenceOf(before, after) : 'new';
  // A picture within the tolerance keeps its line, so that an update changes only what changed.
  tally.taken[key] = why === undefined ? line! : written(after);
  if (why === undefined || isUpdate) writeFileSync(fileOf(key), png);
  if (why === undefined) return;
  tally.changed.push({
    key,
    why,
    before: before && (existsSync(fileOf(key)) && !isUpdate ? readFileSync(fileOf(key)) : await mosaicOf(before)),
    after: png,
    difference: before && (await differencePicture(before, after)),
  });
};

const take = async (stories: readonly Story[], kept: Kept, isFresh: boolean): Promise<Tally> => {
  const tally: Tally = { taken: {}, changed: [], faults: [] };
  const server = await serveFolder(STORYBOOK);
  try {
    let count = 0;
    await takePictures({ url: server.url, isFresh }, stories, async (shot) => {
      await judged(shot, kept, tally);
      count += 1;
      if (count % 200 === 0) console.log(`${count} pictures, ${tally.changed.length} changed`);
    });
  } finally {
    server.close();
  }
  return tally;
};

/** A picture that differs is taken once more: only a difference that repeats is reported. */
const takeTwice = async (stories: readonly Story[], kept: Kept): Promise<Tally> => {
  const first = await take(stories, kept, false);
  const ids = new Set([...first.changed.map(({ key }) => key), ...first.faults].map((key) => key.split(' ')[0]));
  const again = stories.filter(({ id }) => ids.has(id));
  if (again.length === 0 || Object.keys(kept).length === 0) return first;
  const second = await take(again, kept, true);
  const settled = first.changed.filter(({ key }) => second.changed.some((one) => one.key === key));
  return { ...first, taken: { ...first.taken, ...second.taken }, changed: settled, faults: second.faults };
};

const main = async (): Promise<number> => {
  const begunAt = Date.now();
  if (!words.includes('--built')) buildStorybook();
  mkdirSync(ACCEPTED, { recursive: true });
  const kept = existsSync(KEPT_FILE) ? readKept() : {};
  const stories = wantedStories(parts);
  const { taken, changed, faults } = await takeTwice(stories, kept);
  const gone = parts.length > 0 ? [] : Object.keys(kept).filter((key) => !(key in taken));
  if (isUpdate) writeKept(parts.length > 0 ? { ...kept, ...taken } : taken);

  rmSync(join(FOLDER, 'index.html'), { force: true });
  const page = join(FOLDER, 'index.html');
  writePage(page, `${changed.length} of ${Object.keys(taken).length} pictures changed`, changed);
  const changedStories = [...new Set(changed.map(({ key }) => key.split(' ')[0]))];
  const lines = [
    `- stories: ${stories.length}, in ${THEMES.join(' and ')}, at ${WIDTHS.join(' and ')} px`,
    `- pictures: ${Object.keys(taken).length}; kept in ${Math.round(statSync(KEPT_FILE).size / 1_000)} kB`,
    `- changed: ${changed.length}, of ${changedStories.length} stories; no longer there: ${gone.length}`,
    `- stories with a fault: ${faults.length}`,
    `- ${new Date().toISOString().slice(0, 10)}, ${Math.round((Date.now() - begunAt) / 1_000)} s`,
  ];
  console.log([...lines, ...changedStories, ...faults].join('\n'));
  console.log(`Report: ${page}`);
  if (parts.length === 0 && isUpdate)
    writeReport('pictures', 'Pictures of the stories', [
      '`npm run prove -- pictures` takes a picture of each story and compares its signature (size of the content, and mean colours of a grid) with `stories/workbench/pictures.json`.',
      '',
      ...lines,
      ...faults.map((fault) => `- ${fault}`),
    ]);
  return (isUpdate ? 0 : changed.length + gone.length) + faults.length > 0 ? 1 : 0;
};

void main().then((code) => process.exit(code));
