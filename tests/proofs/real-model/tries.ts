import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { checkDrafts } from '@kitchen/truth/checkDrafts';
import type { WrittenRecipe } from '@kitchen/truth/types';
import type { AskReport } from '../../../server/ai/callRun';
import type { ModelSettings } from '../../../server/ai/modelConfig';
import { createRecipeModel, EXAMPLE_TITLES } from '../../../server/ai/recipeModel';
import { createStructuredModel } from '../../../server/ai/structuredCall';
import { ModelFailure } from '../../../server/ai/structuredModel';
import type { KitchenAsk } from './askKitchens';

/** One kitchen asked in one way, as a line of the file that a long run goes on from. */
export interface Try {
  model: string;
  /** Whether the server enforces the schema, or the prompt describes it. */
  schema: 'enforced' | 'in words';
  number: number;
  language: string;
  typed: string;
  excluded: readonly string[];
  diets: readonly string[];
  ms: number;
  inputTokens: number;
  outputTokens: number;
  /** The failure of the model, if it wrote nothing. */
  failure?: string;
  drafts: unknown[];
  refused: { kind: string; detail: string }[];
  shown: { recipe: WrittenRecipe; corrected: readonly string[] }[];
}

/** The tries of earlier runs. */
export const triesIn = (file: string): Try[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Try)
    : [];

/** Checks what a model wrote for a kitchen, as the server does. */
export const judge = ({ ask }: KitchenAsk, drafts: readonly unknown[]): Pick<Try, 'refused' | 'shown'> => {
  const { kept, faults } = checkDrafts({ ...ask, knownTitles: EXAMPLE_TITLES }, drafts);
  return {
    refused: faults.map(({ kind, detail }) => ({ kind, detail })),
    shown: kept.map(({ recipe, report }) => ({
      recipe,
      corrected: report.corrected.map(({ check, was, now }) => `${check}: ${was} → ${now}`),
    })),
  };
};

/** Asks a model for a recipe for this kitchen. */
export const tryKitchen = async (settings: ModelSettings, kitchen: KitchenAsk): Promise<Try> => {
  const reports: AskReport[] = [];
  const model = createStructuredModel({ settings, modelId: settings.model, asked: (report) => reports.push(report) });
  const drafts: unknown[] = [];
  let failure: string | undefined;
  try {
    const { signal } = new AbortController();
    for await (const { draft } of createRecipeModel(model, settings.recipeForm).suggest(kitchen.ask, signal))
      drafts.push(draft);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    failure = `${error.marker}: ${error.message}`;
  }
  const sum = (of: (report: AskReport) => number) => reports.reduce((all, report) => all + of(report), 0);
  return {
    model: settings.model,
    schema: settings.isSchemaInWords ? 'in words' : 'enforced',
    number: kitchen.number,
    language: kitchen.language,
    typed: kitchen.typed,
    excluded: kitchen.ask.excludedAllergens,
    diets: kitchen.ask.dietTypes,
    ms: sum(({ ms }) => ms),
    inputTokens: sum(({ usage }) => usage.inputTokens),
    outputTokens: sum(({ usage }) => usage.outputTokens),
    ...(failure !== undefined && { failure }),
    drafts,
    ...judge(kitchen, drafts),
  };
};

export const keep = (file: string, one: Try): void => appendFileSync(file, `${JSON.stringify(one)}\n`);
