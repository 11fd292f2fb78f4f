import { checkDrafts } from '@kitchen/truth/checkDrafts';
import type { AskReport } from './callRun';
import { failed, seconds, tokensIn, type Finding } from './findings';
import type { ModelSettings, RecipeForm } from './modelConfig';
import type { RecipeAsk } from './recipeAsk';
import { createRecipeModel, EXAMPLE_TITLES } from './recipeModel';
import { createStructuredModel } from './structuredCall';
import { ModelFailure, UnreadableAnswer } from './structuredModel';

/** What a cook could ask for. */
const EGGS: RecipeAsk = {
  text: 'eggs, tomatoes',
  language: 'en-GB',
  category: 'Meals',
  excludedAllergens: [],
  dietTypes: [],
  ingredients: ['eggs', 'tomatoes'],
  unknown: [],
  ruledOut: [],
  measurementSystem: 'metric',
  eaters: [],
  count: 1,
};

interface Written {
  draft: unknown;
  ms: number;
  usage: AskReport['usage'];
  /** The model could not do the full form. */
  isSimple: boolean;
}

/** Has one recipe written, as the server does for a search. @throws ModelFailure */
const written = async (settings: ModelSettings, form: RecipeForm, signal: AbortSignal): Promise<Written> => {
  const reports: AskReport[] = [];
  const model = createStructuredModel({ settings, modelId: settings.model, asked: (report) => reports.push(report) });
  const startedAt = performance.now();
  const drafts: unknown[] = [];
  for await (const { draft } of createRecipeModel(model, form).suggest(EGGS, signal)) drafts.push(draft);
  if (drafts.length === 0) throw new UnreadableAnswer();
  const sum = (of: (report: AskReport) => number) => reports.reduce((all, report) => all + of(report), 0);
  return {
    draft: drafts[0],
    ms: performance.now() - startedAt,
    usage: { inputTokens: sum(({ usage }) => usage.inputTokens), outputTokens: sum(({ usage }) => usage.outputTokens) },
    isSimple: reports.some(({ purpose }) => purpose === 'simple'),
  };
};

const formOf = ({ recipeForm = 'full' }: ModelSettings): RecipeForm => recipeForm;

const titleOf = (draft: unknown): string => {
  const { title } = Object(draft) as { title?: unknown };
  return typeof title === 'string' ? title.slice(0, 80) : 'a recipe without a title';
};

const SIMPLE_ADVICE = 'Set AI_RECIPE_FORM=simple, so that it is asked for less at a time.';

/** What cooks would see of a recipe, and how long they would wait for it. */
const findingOf = (settings: ModelSettings, { draft, ms, usage, isSimple }: Written): Finding => {
  const { model, timeoutMs } = settings;
  const wrote = `${model} wrote “${titleOf(draft)}” in ${seconds(ms)} (${tokensIn(usage)})`;
  const form = isSimple && formOf(settings) === 'full' ? [`  It could not do the full form. ${SIMPLE_ADVICE}`] : [];
  const { faults } = checkDrafts({ ...EGGS, knownTitles: EXAMPLE_TITLES }, [draft]);
  if (faults[0])
    return {
      isGood: false,
      lines: [
        `✗ Recipes: ${wrote}, and cooks would not see it: ${faults[0].detail}.`,
        '  One recipe proves little: run this again. A model of which most recipes are refused is too small.',
        ...form,
      ],
    };
  const speed = ms > timeoutMs / 3 ? ' That is slow for cooks who wait.' : '';
  return { isGood: true, lines: [`✓ Recipes: ${wrote}.${speed}`, ...form] };
};

const unreadable = ({ model, isSchemaInWords }: ModelSettings): Finding => ({
  isGood: false,
  lines: [
    `✗ Recipes: ${model} answers, but not in the form that was asked.`,
    isSchemaInWords
      ? '  Small models often fail at this. Remove AI_SCHEMA=inWords, so that the server enforces the form, or choose one that follows instructions better.'
      : '  Small models often fail at this. Choose one that follows instructions better.',
  ],
});

/** A model that is too slow for the full form may be fast enough for the simple one. */
const inSimpleForm = async (settings: ModelSettings, signal: AbortSignal): Promise<Finding | undefined> => {
  try {
    const recipe = await written(settings, 'simple', signal);
    return {
      isGood: false,
      lines: [
        `✗ Recipes: ${settings.model} takes longer than ${Math.round(settings.timeoutMs / 1_000)} s for the full form, and ${seconds(recipe.ms)} for the simple one (“${titleOf(recipe.draft)}”).`,
        `  ${SIMPLE_ADVICE}`,
      ],
    };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return undefined;
  }
};

/** Has the model write one recipe in the way a search does, and checks it as the server does. */
export const examineRecipes = async (settings: ModelSettings, signal: AbortSignal): Promise<Finding> => {
  try {
    return findingOf(settings, await written(settings, formOf(settings), signal));
  } catch (error) {
    if (error instanceof UnreadableAnswer) return unreadable(settings);
    const isLate = error instanceof ModelFailure && error.marker === 'AI_TIMEOUT_ERROR';
    const simple = isLate && formOf(settings) === 'full' ? await inSimpleForm(settings, signal) : undefined;
    return simple ?? failed(`✗ Recipes: ${settings.model} does not write any.`, settings, error);
  }
};
