import { readFileSync } from 'node:fs';
import type { AnalyzeResponse } from '../contracts/analyze';
import { LANGUAGES } from '../contracts/vocabulary';
import { recipeIdOf } from '../kitchen/recipes/recipeId';
import { form, type openApp } from '../server/testing/openApp';
import type { CorpusRecipe } from '../kitchen/recipes/recipeFormat';
import { judgedKitchens, type Half, type JudgedKitchen } from './judgedKitchenFiles';
import {
  bestMatchFirst,
  CHECKS,
  failedChecks,
  firstSix,
  GRADES,
  ndcg,
  type Check,
  type KitchenQuestion,
} from './kitchenMetrics';
import { variedById, varietyOf, type Variety } from './kitchenVariety';

const WORST = 10;

type App = Awaited<ReturnType<typeof openApp>>;
type Question = KitchenQuestion & Partial<Pick<JudgedKitchen, 'dishes'>>;

interface Result {
  question: Question;
  failed: Check[];
  /** Absent for a kitchen without graded dishes. */
  ndcg?: number;
  /** The first six, one line each. */
  shown: string[];
  variety: Variety;
}

/** The server that answers, and its collection. */
export interface JudgedServer {
  app: App;
  recipes: readonly CorpusRecipe[];
}

const recipesFor = async (app: App, { typed, language }: Question): Promise<AnalyzeResponse['recipes']> => {
  const preferences = JSON.stringify({ excludedAllergens: [], dietTypes: [], language });
  const { payload, headers } = form({ category: 'None', ingredients: typed, preferences });
  const reply = await app.inject({ method: 'POST', url: '/api/analyze', payload, headers });
  return reply.json<Partial<AnalyzeResponse>>().recipes ?? [];
};

const judge = async (app: App, question: Question, varied: ReturnType<typeof variedById>): Promise<Result> => {
  const answer = await recipesFor(app, question);
  const gradeOf = new Map(
    GRADES.flatMap((grade) => (question.dishes?.[grade] ?? []).map((slug) => [recipeIdOf(slug), grade] as const)),
  );
  const six = firstSix(answer);
  const grades = six.map(({ id }) => gradeOf.get(id) ?? 0);
  return {
    question,
    failed: failedChecks(answer, question),
    variety: varietyOf(bestMatchFirst(answer).flatMap(({ id }) => varied.get(id) ?? [])),
    ...(question.dishes && { ndcg: ndcg(grades, [...gradeOf.values()]) }),
    shown: six.map(
      ({ title, matchedIngredients = 0, totalIngredients = 0 }, index) =>
        `${title} ${matchedIngredients}/${totalIngredients}${question.dishes ? ` (${grades[index]})` : ''}`,
    ),
  };
};

const judgeAll = async ({ app, recipes }: JudgedServer, questions: readonly Question[]): Promise<Result[]> => {
  const varied = variedById(recipes);
  const results: Result[] = [];
  for (const question of questions) results.push(await judge(app, question, varied));
  return results;
};

const meanNdcg = (results: readonly Result[]): string => {
  const values = results.flatMap(({ ndcg: value }) => value ?? []);
  return values.length === 0 ? '' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
};

const printRow = (half: string, language: string, results: readonly Result[]) => {
  const good = results.filter(({ failed }) => failed.length === 0).length;
  const failures = CHECKS.map((check) => results.filter(({ failed }) => failed.includes(check)).length);
  const share = `${good} of ${results.length} (${((100 * good) / results.length).toFixed(0)} %)`;
  console.log(`| ${half} | ${language} | ${[meanNdcg(results), share, ...failures].join(' | ')} |`);
};

const printTable = (half: string, results: readonly Result[]) => {
  for (const language of LANGUAGES) {
    const ofLanguage = results.filter(({ question }) => question.language === language);
    if (ofLanguage.length > 0) printRow(half, language, ofLanguage);
  }
  printRow(half, 'all', results);
};

const printHead = () => {
  console.log(`| half | language | nDCG@6 | good answers | ${CHECKS.map((check) => `fail ${check}`).join(' | ')} |`);
  console.log('|---|---|---|---|---|---|---|---|');
};

const printVariety = (half: string, results: readonly Result[]) => {
  const able = results.filter(({ variety }) => variety.isVaried !== undefined);
  const isVaried = able.filter(({ variety }) => variety.isVaried);
  const beside = results.reduce((sum, { variety }) => sum + variety.besideDuplicates, 0);
  console.log(
    `${half}: ${isVaried.length} of ${able.length} answers that hold three kinds of dish have them among the first six; ${beside} near-duplicates beside each other`,
  );
};

/** Lowest nDCG first, then the most failed checks. */
const byQuality = (a: Result, b: Result) => (a.ndcg ?? 0) - (b.ndcg ?? 0) || b.failed.length - a.failed.length;

const printAnswers = (results: readonly Result[]) => {
  for (const { question, failed, ndcg: value, shown } of results) {
    const figures = [...(value === undefined ? [] : [value.toFixed(2)]), ...failed.map((check) => `fails ${check}`)];
    console.log(`- ${question.language} “${question.typed}”: ${figures.join(', ')}: ${shown.join('; ')}`);
  }
};

/** nDCG@6 and good answers of both halves, and on request the worst kitchens of the half that rules are tuned on. */
export const benchJudgedKitchens = async (server: JudgedServer, { isWorstShown }: { isWorstShown: boolean }) => {
  const resultsOf = (half: Half) =>
    judgeAll(
      server,
      LANGUAGES.flatMap((language) => judgedKitchens(half, language)),
    );
  const tune = await resultsOf('tune');
  printHead();
  printTable('tune', tune);
  const unseen = await resultsOf('unseen');
  printTable('unseen', unseen);
  console.log('');
  printVariety('tune', tune);
  printVariety('unseen', unseen);
  if (!isWorstShown) return;
  console.log('');
  printAnswers(tune.sort(byQuality).slice(0, WORST));
};

/** Good answers of a file of kitchens, and each kitchen without one. The file needs no grades. */
export const benchKitchensOf = async (server: JudgedServer, path: string) => {
  const results = await judgeAll(server, JSON.parse(readFileSync(path, 'utf8')) as Question[]);
  printHead();
  printTable('file', results);
  console.log('');
  printVariety('file', results);
  printAnswers(results.filter(({ failed }) => failed.length > 0));
};
