/**
 * Writes the lists of the ingredient picker: src/views/Home/quickPicks.json, the common ones, and
 * src/views/Home/ingredientNames, all of them by kind, a file per language. Run it when ingredients or their names
 * change: npx tsx scripts/makeQuickPicks.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@contracts/vocabulary';
import { ingredientList, quickPicks } from './ingredientLists';

const write = (path: string, content: unknown) =>
  writeFileSync(
    fileURLToPath(new URL(`../src/views/Home/${path}`, import.meta.url)),
    `${JSON.stringify(content, null, 2)}\n`,
  );

write('quickPicks.json', quickPicks());
for (const language of LANGUAGES) write(`ingredientNames/${language}.json`, ingredientList(language));
