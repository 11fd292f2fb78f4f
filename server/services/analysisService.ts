import type { AnalyzeStage } from '@contracts/analyze';
import { DomainError } from '../errors/domainError';
import { createChannel } from './channel';
import type { GenerationService } from './generationService';
import { wishFor } from './generationWish';
import { modelFault } from './modelFault';
import type { SearchAnswer, SearchHit } from './searchAnswer';
import type { Search, SearchService } from './searchService';
import { Stopped } from './stopped';
import { createTurns, type Turn, type TurnAsk } from './turns';

const READING = 0.02;
const MATCHING = 0.05;
/** A failure before this is sent as a plain response with its status. */
const READING_SHOWN_AFTER_MS = 50;

interface Dependencies {
  search: SearchService;
  /** Absent when no model is configured. */
  generation?: GenerationService;
  /** Photos are read by a model whose requests cost money. */
  isSeenByModel: boolean;
  /** How long a client that wants one response waits. */
  waitMs: number;
}

export interface Analysis extends TurnAsk {
  search: Search;
}

/** The whole result, with its messages. */
export interface Analysed {
  answer: SearchAnswer;
  failure?: DomainError;
}

export type AnalysisStep =
  { stage: AnalyzeStage; fraction: number } | { found: SearchAnswer } | { written: SearchHit } | { ended: Analysed };

const isEmpty = ({ hits, written = [] }: SearchAnswer) => hits.length + written.length === 0;

/**
 * With recipes to show, the model was only slow. Without any, nothing arrived in time, and the message repeats what was
 * detected.
 */
const failureBeside = (answer: SearchAnswer, failure: DomainError): DomainError => {
  if (!isEmpty(answer)) return failure.kind === 'nothingInTime' ? new DomainError('modelTooSlow') : failure;
  const { ingredients, unknown, suggestions = [], ruledOut } = answer;
  return new DomainError(failure.kind, failure.values, {
    ...failure.details,
    ...(ingredients.length > 0 && { ingredients: [...ingredients] }),
    ...(unknown.length > 0 && { unknown: [...unknown] }),
    ...(suggestions.length > 0 && { suggestions: [...suggestions] }),
    ...(ruledOut.length > 0 && { ruledOut: ruledOut.map(({ phrase }) => phrase) }),
  });
};

/** Answers a search from the corpus and, if a model is configured, lets it add recipes. */
export const createAnalysisService = ({ search, generation, isSeenByModel, waitMs }: Dependencies) => {
  const turns = createTurns();

  const inTurn = async (
    { search: asked, signal }: Analysis,
    turn: Turn,
    tell: (step: AnalysisStep) => void,
  ): Promise<Analysed> => {
    const startedAt = performance.now();
    const hasPhotos = (asked.images?.length ?? 0) > 0;
    const reading = hasPhotos
      ? setTimeout(() => tell({ stage: 'reading', fraction: READING }), READING_SHOWN_AFTER_MS)
      : undefined;
    const seeing = hasPhotos && isSeenByModel ? await turn.begin() : signal;
    const found = await search.analyze({ ...asked, signal: seeing }).finally(() => clearTimeout(reading));
    const written: SearchHit[] = [];
    const answer = { ...found, written };
    tell({ stage: 'matching', fraction: MATCHING });
    tell({ found });
    const wish = generation && wishFor(asked, found);
    if (!wish || signal.aborted) return { answer, ...(found.photoFault && { failure: found.photoFault }) };
    let last = '';
    const failure = await generation.write({
      wish,
      turn,
      startedAt,
      isFresh: asked.fields.generate === 'fresh',
      onStage(stage, fraction) {
        const next = `${stage} ${fraction}`;
        if (next !== last) tell({ stage, fraction });
        last = next;
      },
      onRecipe(hit) {
        written.push(hit);
        tell({ written: hit });
      },
    });
    const reported = failure ? failureBeside(answer, failure) : found.photoFault;
    return { answer, ...(reported && { failure: reported }) };
  };

  const analyse = async (analysis: Analysis, tell: (step: AnalysisStep) => void): Promise<Analysed> => {
    const turn = turns.of(analysis);
    try {
      return await inTurn(analysis, turn, tell);
    } catch (error) {
      throw modelFault(error);
    } finally {
      turn.end();
    }
  };

  const steps = (analysis: Analysis): AsyncGenerator<AnalysisStep, void> => {
    const { push, end, fail, values } = createChannel<AnalysisStep>();
    analyse(analysis, push)
      .then((ended) => push({ ended }))
      .then(end, fail);
    return values;
  };

  return {
    /** Whether this server uses models. */
    asksModels: generation !== undefined || isSeenByModel,

    /** Ends all running searches when the server stops; waiting clients get the results so far. */
    stop: () => turns.endAll(),

    /**
     * Every step as it happens, `ended` last. A slow reader blocks nothing.
     * @throws DomainError like the search
     */
    steps,

    /**
     * One response: the corpus results and the recipes written within the client's waiting time. When there is nothing
     * to show, it waits for the first recipe.
     * @throws DomainError like the search, and when there is nothing to show because a model failed
     */
    async whole(analysis: Analysis): Promise<Analysed> {
      // Without a model there is nothing to wait for; the corpus answers thousands of searches per second.
      if (!generation) return analyse(analysis, () => {});
      const enough = new AbortController();
      const signal = AbortSignal.any([analysis.signal, enough.signal]);
      let isLate = false;
      let hasSome = false;
      const stopWhenDone = () => {
        if (isLate && hasSome) enough.abort(new Stopped('enough'));
      };
      const timer = setTimeout(() => {
        isLate = true;
        stopWhenDone();
      }, waitMs);
      try {
        for await (const step of steps({ ...analysis, signal })) {
          if ('found' in step) hasSome ||= step.found.hits.length > 0;
          if ('written' in step) hasSome = true;
          stopWhenDone();
          if (!('ended' in step)) continue;
          const { answer, failure } = step.ended;
          if (failure && isEmpty(answer)) throw failure;
          return step.ended;
        }
        throw new Error('an analysis without an end');
      } finally {
        clearTimeout(timer);
      }
    },
  };
};

export type AnalysisService = ReturnType<typeof createAnalysisService>;
