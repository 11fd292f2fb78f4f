/**
 * `npm run prove -- real-model [--kitchens N] [--way enforced|words] [--file LINES.jsonl] [--judge]`: asks the configured model (AI_BASE_URL,
 * AI_MODEL) for a recipe for each kitchen, once with the schema enforced by the server and once in words, and checks
 * what it writes. A run goes on where the file ends, and two runs may write to
 * one file, each asking in one way. `--judge` asks nothing: it checks again what the file holds.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../../server/config';
import { ROOT } from '../report';
import { kitchenAsks } from './askKitchens';
import { reportTries } from './reportTries';
import { judge, keep, triesIn, tryKitchen } from './tries';

const FULL = 200;
/** Long enough for a small model on a machine that does other things. */
const TIMEOUT_MS = 3_600_000;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      kitchens: { type: 'string', default: String(FULL) },
      file: { type: 'string', default: join(ROOT, 'build', 'real-model.jsonl') },
      way: { type: 'string', default: 'both' },
      judge: { type: 'boolean', default: false },
    },
  });
  const ways = values.way === 'both' ? [false, true] : [values.way === 'words'];
  const count = Number(values.kitchens);
  const kitchens = await kitchenAsks(count);
  if (!values.judge) {
    const { ai } = readConfig(process.env, ROOT);
    if (!ai) throw new Error('No model is configured: set AI_PROVIDER, AI_BASE_URL and AI_MODEL.');
    const isDone = new Set(triesIn(values.file).map(({ model, schema, number }) => `${model} ${schema} ${number}`));
    for (const kitchen of kitchens)
      for (const isSchemaInWords of ways) {
        const schema = isSchemaInWords ? 'in words' : 'enforced';
        if (isDone.has(`${ai.model} ${schema} ${kitchen.number}`)) continue;
        const settings = { ...ai, isSchemaInWords, timeoutMs: TIMEOUT_MS };
        const one = await tryKitchen(settings, kitchen);
        keep(values.file, one);
        const seconds = (one.ms / 1_000).toFixed(1);
        const outcome = one.failure ?? (one.refused.map(({ kind }) => kind).join(', ') || 'shown');
        console.log(
          `${kitchen.number} ${kitchen.language} ${schema}: ${outcome}, ${seconds} s, ${one.outputTokens} tokens`,
        );
      }
  }
  const tries = triesIn(values.file).flatMap((one) => {
    const kitchen = kitchens[one.number];
    return kitchen ? [{ ...one, ...judge(kitchen, one.drafts) }] : [];
  });
  reportTries(tries, FULL);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
