/**
 * `npm run prove -- photographed`: prints recipes that are not in the collection, photographs them (turned, blurred,
 * grainy, unevenly lit), has the server's reader read them, and counts the lines that arrive as they were printed.
 * `PHOTOS_FOLDER` keeps the photos, to look at them; `PAGES` reads only so many.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { readRecipeText } from '../../../kitchen/reading/recipeText/readRecipeText';
import { pageText } from '../../../server/vision/pageText';
import { preparePage } from '../../../server/vision/preparePage';
import { createPrintedWords } from '../../../server/vision/printedWords';
import { ranFor, ROOT, sizeOf, writeReport } from '../report';
import { BROWSER_ARGS, findShell } from '../../../scripts/findBrowser.mts';
import { judged, type Judgement } from './judged';
import { photosOf, RECIPES } from './pages';

const main = async (): Promise<number> => {
  const begunAt = Date.now();
  // The processes that read do not keep a program running.
  const alive = setInterval(() => undefined, 60_000);
  const recipes = RECIPES.slice(0, Number(process.env.PAGES ?? RECIPES.length));
  const browser = await chromium.launch({ executablePath: await findShell(), args: [...BROWSER_ARGS] });
  const photos = await photosOf(browser, recipes);
  await browser.close();

  const folder = process.env.PHOTOS_FOLDER;
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    photos.forEach((photo, i) => writeFileSync(join(folder, `${i + 1}.jpg`), photo));
  }

  const words = createPrintedWords({
    program: pathToFileURL(join(ROOT, 'server/vision/readerProgram.ts')),
    folder: mkdtempSync(join(tmpdir(), 'larder-alphabets-')),
    root: ROOT,
    readingMs: 300_000,
    waitingMs: 3_600_000,
  });
  const judgements: Judgement[] = [];
  for (const [i, recipe] of recipes.entries()) {
    const detail = await preparePage(photos[i]!);
    const text = pageText(await words.lines({ jpeg: detail, detail }, recipe.language));
    const judgement = judged(recipe, readRecipeText(text, recipe.language));
    judgements.push(judgement);
    console.log(
      `${i + 1} ${recipe.language} ${judgement.right}/${judgement.lines}, invented ${judgement.invented.length}`,
    );
    for (const { printed, read } of judgement.wrong) console.log(`   - ${printed}\n     ${read ?? '(missing)'}`);
    for (const line of judgement.invented) console.log(`   + ${line}`);
  }
  await words.close?.();
  clearInterval(alive);

  const sum = (count: (one: Judgement) => number, of = judgements) => of.reduce((all, one) => all + count(one), 0);
  const share = (of: Judgement[]) => `${sum(({ right }) => right, of)} of ${sum(({ lines }) => lines, of)}`;
  const languages = [...new Set(recipes.map(({ language }) => language))];
  const percent = (100 * sum(({ right }) => right)) / sum(({ lines }) => lines);
  const invented = sum((one) => one.invented.length);
  console.log(`${percent.toFixed(1)} % of lines right, ${invented} invented`);

  if (process.env.PAGES === undefined)
    writeReport('photographed', 'Photos of printed recipes', [
      'Twenty recipes that are not in the collection, printed in five faces and layouts and photographed: turned by up to 2.5°, blurred, grainy, and lit from one side. A line (title, servings, ingredient or step) is right if it is the same part of the recipe with the same numbers, and at most two of a hundred letters and digits differ; spaces and marks do not count. A line is invented if it resembles no printed one.', // prettier-ignore
      '',
      sizeOf(recipes.length, RECIPES.length, 'photos'),
      `- **${percent.toFixed(1)} % of the lines right: ${share(judgements)}**; by language ${languages.map((language) => `${language} ${share(judgements.filter((_one, i) => recipes[i]!.language === language))}`).join(', ')}`, // prettier-ignore
      `- **invented lines: ${invented}**`,
      ranFor(begunAt),
    ]);
  return percent >= 90 && invented === 0 ? 0 : 1;
};

void main().then((code) => process.exit(code));
