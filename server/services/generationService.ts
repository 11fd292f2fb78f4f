import { createHash } from 'node:crypto';
import type { AnalyzeStage } from '@contracts/analyze';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { CheckDrafts, CheckedRecipe, DraftFault, FaultsAsWords, GateAsk } from '@kitchen/truth/types';
import type { LocalisedRecipe } from '../corpus/corpusBook';
import { DomainError } from '../errors/domainError';
import type { Draft, RecipeModel } from '../ai/recipeModel';
import type { GeneratedRecipesRepository } from '../repositories/generatedRecipesRepository';
import type { RecipesRepository, StoredRecipe } from '../repositories/recipesRepository';
import { askKey, type GenerationWish } from './generationWish';
import { modelFault } from './modelFault';
import type { SearchHit } from './searchAnswer';
import { Stopped, stopReason } from './stopped';
import type { Turn } from './turns';

const DAY_MS = 86_400_000;
/** Where the ring stands when a model begins, when it has written everything, and while it mends. */
const WRITING_FROM = 0.1;
const WRITING_TO = 0.9;
const REPAIRING = 0.95;
/** A repair has to have so much of the whole time left, or it could not end. */
const REPAIR_SHARE = 0.1;
const REPAIR_MIN_MS = 5_000;

/** What an ask has to pass before a model sees it, and every recipe before a cook does. */
export interface Truth {
  checkDrafts: CheckDrafts;
  gateAsk: GateAsk;
  faultsAsWords: FaultsAsWords;
}

interface Needs {
  model: RecipeModel;
  truth: Truth;
  recipes: Pick<RecipesRepository, 'add'>;
  generated: Pick<GeneratedRecipesRepository, 'find' | 'remember'>;
  /** A stored recipe as it is shown. */
  pageOf: (id: RecipeId, recipe: StoredRecipe) => LocalisedRecipe;
  freeId: () => RecipeId;
  /** Where the picture of the recipe under this id will be. */
  pictureOf: (id: RecipeId) => string;
  now: () => Date;
  /** From the request to its last recipe. */
  timeoutMs: number;
  /** How long a recipe is kept that nobody saved. */
  keptDays: number;
}

export interface Generation {
  wish: GenerationWish;
  turn: Turn;
  /** Something new is wanted, whatever was written before. */
  isFresh: boolean;
  /** When the request began, by `performance.now()`. */
  startedAt: number;
  onStage: (stage: AnalyzeStage, fraction: number) => void;
  /** A recipe that is checked and stored. */
  onRecipe: (hit: SearchHit) => void;
}

interface RefusedDraft {
  draft: unknown;
  faults: readonly DraftFault[];
}

const idsIn = ({ ingredients }: Pick<Recipe, 'ingredients'>): string[] => [
  ...new Set(ingredients.flatMap((line) => (typeof line === 'string' ? [] : (line.id ?? [])))),
];

const isReadable = ({ faults }: RefusedDraft) => faults.some(({ kind }) => kind !== 'unreadable');
const isWorthMending = ({ faults }: RefusedDraft) => faults.some(({ kind }) => kind !== 'duplicate');

/** Lets a language model write recipes, and shows only those that are true as far as we can tell. */
export const createGenerationService = (needs: Needs) => {
  const { model, truth, recipes, generated, pageOf, freeId, pictureOf, now, timeoutMs, keptDays } = needs;

  const hitOf = ({ matchOf }: GenerationWish, id: RecipeId, stored: StoredRecipe): SearchHit => {
    const page = pageOf(id, stored);
    return { page, ...(matchOf && { match: matchOf(idsIn(stored), page.recipe) }) };
  };

  const store = async ({ recipe, report }: CheckedRecipe, { draft, prompt }: Draft) => {
    const id = freeId();
    const createdAt = now();
    const stored: StoredRecipe = {
      ...recipe,
      imageUrl: pictureOf(id),
      generated: { by: model.name, report },
      _devData: { promptData: { model: model.name, ...prompt }, aiResponse: draft },
    };
    await recipes.add({
      id,
      contentHash: createHash('sha256').update(JSON.stringify(recipe)).digest('hex'),
      recipe: stored,
      isShared: false,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + keptDays * DAY_MS),
      owner: null,
    });
    return { id, stored };
  };

  /** One ask and at most one repair; `ids` grows with every recipe that is shown, also when this throws. */
  const writeAll = async (
    { wish, startedAt, onStage, onRecipe }: Generation,
    ids: RecipeId[],
    signal: AbortSignal,
  ): Promise<void> => {
    const { ask } = wish;
    const titles = [...(ask.knownTitles ?? [])];
    const refused: RefusedDraft[] = [];
    let seen = 0;

    const take = async (written: Draft): Promise<RefusedDraft | undefined> => {
      const { kept, faults } = truth.checkDrafts({ ...ask, knownTitles: titles }, [written.draft]);
      const [checked] = kept;
      if (!checked) return { draft: written.draft, faults };
      signal.throwIfAborted();
      const { id, stored } = await store(checked, written);
      ids.push(id);
      titles.push(stored.title);
      onRecipe(hitOf(wish, id, stored));
      return undefined;
    };

    onStage('writing', WRITING_FROM);
    for await (const written of model.suggest(ask, signal)) {
      seen += 1;
      const fault = await take(written);
      if (fault) refused.push(fault);
      onStage('writing', WRITING_FROM + (WRITING_TO - WRITING_FROM) * Math.min(1, seen / ask.count));
      if (ids.length >= ask.count) return;
    }

    const toMend = refused.filter(isWorthMending);
    const msLeft = timeoutMs - (performance.now() - startedAt);
    const hasTime = msLeft >= Math.min(REPAIR_MIN_MS, timeoutMs * REPAIR_SHARE);
    if (hasTime && (toMend.length > 0 || seen === 0)) {
      onStage('repairing', REPAIRING);
      const faults =
        seen === 0
          ? 'Your answer held no recipe that could be read: answer with the JSON alone.'
          : truth.faultsAsWords(toMend.flatMap((one, index) => one.faults.map((fault) => ({ ...fault, index }))));
      try {
        for await (const written of model.mend(ask, { drafts: toMend.map(({ draft }) => draft), faults }, signal)) {
          seen += 1;
          const fault = await take(written);
          if (fault) refused.push(fault);
          if (ids.length >= ask.count) return;
        }
      } catch (error) {
        // What was good stays good, whatever became of the rest.
        if (signal.aborted || ids.length === 0) throw error;
      }
    }
    if (ids.length === 0 && !refused.some(isReadable)) throw new DomainError('modelFailed');
  };

  /** What the cook is told of an ask that did not come to its end. */
  const failureOf = (error: unknown, signal: AbortSignal, hasSome: boolean): DomainError | undefined => {
    const why = stopReason(signal);
    if (why === 'left' || why === 'enough') return undefined;
    if (why === 'closing') return new DomainError('modelUnreachable');
    if (why !== undefined && hasSome) return undefined;
    if (why !== undefined) return new DomainError(why === 'late' ? 'nothingInTime' : 'anotherSearch');
    const fault = modelFault(error);
    if (!(fault instanceof DomainError)) throw error;
    return fault.kind === 'modelTooSlow' && hasSome ? undefined : fault;
  };

  return {
    /** Who writes, as cooks may be shown it. */
    name: model.name,

    /**
     * Writes the recipes, or gives again what was written for the same ask within a day.
     * @returns why there are not as many as there could be, where the cook should know
     */
    async write(generation: Generation): Promise<DomainError | undefined> {
      const { wish, turn, isFresh, startedAt, onRecipe } = generation;
      if (!truth.gateAsk(wish.ask.text, wish.ask.language).ok) return undefined;
      const key = askKey(wish, model.name);
      if (!isFresh) {
        const stored = await generated.find(key, new Date(now().getTime() - DAY_MS));
        for (const { id, recipe } of stored) onRecipe(hitOf(wish, id, recipe));
        if (stored.length > 0) return undefined;
      }
      let signal: AbortSignal;
      try {
        signal = await turn.begin();
      } catch (error) {
        if (error instanceof DomainError) return error;
        throw error;
      }

      const late = new AbortController();
      const msLeft = timeoutMs - (performance.now() - startedAt);
      const timer = setTimeout(() => late.abort(new Stopped('late')), Math.max(0, msLeft));
      const stop = AbortSignal.any([signal, late.signal]);
      const ids: RecipeId[] = [];
      let failure: DomainError | undefined;
      try {
        await writeAll(generation, ids, stop);
      } catch (error) {
        failure = failureOf(error, stop, ids.length > 0);
      } finally {
        clearTimeout(timer);
      }
      const why = stopReason(stop);
      const isWhole = failure === undefined && (why === undefined || why === 'late' || why === 'enough');
      if (isWhole && ids.length > 0) await generated.remember({ key, model: model.name, ids, at: now() });
      return failure;
    },
  };
};

export type GenerationService = ReturnType<typeof createGenerationService>;
