/** `npm run import -- FILE|FOLDER …`: imports recipes from other programs into the server's database. */
import { openDatabase } from '../server/db/openDatabase';
import { closingLines, exitCodeOf, fileLines } from '../server/import/importReport';
import { runImport } from '../server/import/runImport';
import { createImportedRecipesRepository } from '../server/repositories/importedRecipesRepository';
import { databasePlace, runOperatorScript, serverSettings } from './operatorScript';

const USAGE = `Usage: npm run import -- FILE|FOLDER …

Reads schema.org recipes (.json, .jsonld, saved .html pages), Mealie, Tandoor and RecipeSage exports, Paprika
(.paprikarecipes), Cooklang (.cook), CopyMeThat (.html), Plan to Eat and My Recipe Box (.csv) and Chowdown (.md), and
adds them to the database of the server.`;

const say = (lines: readonly string[]) => {
  for (const line of lines) console.log(line);
};

runOperatorScript(async (paths) => {
  if (paths.length === 0 || paths.some((path) => path === '--help' || path === '-h')) {
    console.log(USAGE);
    return paths.length === 0 ? 1 : 0;
  }
  const db = await openDatabase(databasePlace(serverSettings()));
  try {
    const report = await runImport(paths, {
      recipes: createImportedRecipesRepository(db),
      now: () => new Date(),
      onFile: (outcome) => say(fileLines(outcome)),
    });
    say(closingLines(report));
    return exitCodeOf(report);
  } finally {
    await db.destroy();
  }
});
