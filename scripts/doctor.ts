/**
 * `npm run doctor`: asks the configured model for a recipe, shows it a picture, and reports in plain words what works.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { examineModel, introductionOf, noModelLines } from '../server/ai/examineModel';
import { TRIED_WITH } from '../server/ai/triedModels';
import { readConfig } from '../server/config';
import { ConfigError } from '../server/errors/startFailure';

const root = join(__dirname, '..');

const NOTHING_CONFIGURED = 2;

const CIRCLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#fff"/><circle cx="256" cy="256" r="180" fill="#ffd400"/></svg>';

const say = (lines: readonly string[]) => console.log(lines.join('\n'));

const main = async (): Promise<number> => {
  const settingsFile = join(root, '.env');
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  const { ai } = readConfig(process.env, root);
  if (!ai) {
    say([...noModelLines(), TRIED_WITH]);
    return NOTHING_CONFIGURED;
  }
  say([introductionOf(ai)]);
  const findings = await examineModel({
    settings: ai,
    picture: () => sharp(Buffer.from(CIRCLE)).jpeg().toBuffer(),
  });
  say([...findings.flatMap(({ lines }) => lines), TRIED_WITH]);
  return findings.every(({ isGood }) => isGood) ? 0 : 1;
};

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    if (error instanceof ConfigError) console.error(`The settings are wrong.\n${error.message}`);
    else console.error(error instanceof Error ? error.stack : String(error));
    process.exitCode = 1;
  });
