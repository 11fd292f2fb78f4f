/** `npm run import -- FILE|FOLDER …`: imports recipes from other programs into the server's database. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../server/config';
import { openDatabase } from '../server/db/openDatabase';
import { ConfigError } from '../server/errors/startFailure';
import { closingLines, exitCodeOf, fileLines } from '../server/import/importReport';
import { runImport } from '../server/import/runImport';
import { createImportedRecipesRepository } from '../server/repositories/importedRecipesRepository';

const root = join(__dirname, '..');

const USAGE = `Usage: npm run import -- FILE|FOLDER …

Reads schema.org recipes (.json, .jsonld, saved .html pages), Mealie, Tandoor and RecipeSage exports, Paprika
(.paprikarecipes), Cooklang (.cook), CopyMeThat (.html), Plan to Eat and My Recipe Box (.csv) and Chowdown (.md), and
adds them to the database of the server.`;

const say = (lines: readonly string[]) => {
  for (const line of lines) console.log(line);
};

const main = async (): Promise<number> => {
  const paths = process.argv.slice(2);
  if (paths.length === 0 || paths.some((path) => path === '--help' || path === '-h')) {
    console.log(USAGE);
    return paths.length === 0 ? 1 : 0;
  }
  const settingsFile = join(root, '.env');
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  const { databaseUrl, dataDir } = readConfig(process.env, root);
  const db = await openDatabase(databaseUrl ?? dataDir);
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
};

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    const message =
      error instanceof Error ? (error instanceof ConfigError ? error.message : error.stack) : String(error);
    console.error(`The import failed.\n${message}`);
    process.exitCode = 1;
  });
