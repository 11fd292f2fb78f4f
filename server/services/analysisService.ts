import { createAnalysisRun, type Analysed, type Analysis, type AnalysisStep } from './analysisRun';
import { createChannel } from './channel';
import { isEmpty } from './failureBeside';
import type { GenerationService } from './generationService';
import { modelFault } from './modelFault';
import type { SearchService } from './searchService';
import { Stopped } from './stopped';
import { createTurns } from './turns';

interface Dependencies {
  search: SearchService;
  /** Absent when no model is configured. */
  generation?: GenerationService;
  /** Photos are read by a model whose requests cost money. */
  isSeenByModel: boolean;
  /** How long a client that wants one response waits. */
  waitMs: number;
}

/** Aborts an analysis when the client has waited this long and there is something to show. */
const createPatience = (waitMs: number) => {
  const enough = new AbortController();
  let isLate = false;
  let hasSome = false;
  const stopWhenDone = () => {
    if (isLate && hasSome) enough.abort(new Stopped('enough'));
  };
  const timer = setTimeout(() => {
    isLate = true;
    stopWhenDone();
  }, waitMs);

  return {
    signal: enough.signal,
    /** Takes note of what there is to show. */
    see(step: AnalysisStep): void {
      if ('found' in step) hasSome ||= step.found.hits.length > 0;
      if ('written' in step) hasSome = true;
      stopWhenDone();
    },
    end: () => clearTimeout(timer),
  };
};

/** The end of an analysis that stops once the client has waited long enough. */
const firstAnswer = async (
  begin: (signal: AbortSignal) => AsyncIterable<AnalysisStep>,
  { signal, waitMs }: { signal: AbortSignal; waitMs: number },
): Promise<Analysed> => {
  const patience = createPatience(waitMs);
  try {
    for await (const step of begin(AbortSignal.any([signal, patience.signal]))) {
      patience.see(step);
      if (!('ended' in step)) continue;
      const { answer, failure } = step.ended;
      if (failure && isEmpty(answer)) throw failure;
      return step.ended;
    }
    throw new Error('an analysis without an end');
  } finally {
    patience.end();
  }
};

/** Answers a search from the corpus and, if a model is configured, lets it add recipes. */
export const createAnalysisService = ({ search, generation, isSeenByModel, waitMs }: Dependencies) => {
  const turns = createTurns();
  const run = createAnalysisRun({ search, generation, isSeenByModel });

  const analyse = async (analysis: Analysis, tell: (step: AnalysisStep) => void): Promise<Analysed> => {
    const turn = turns.of(analysis);
    try {
      return await run(analysis, turn, tell);
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
    async stop(): Promise<void> {
      turns.endAll();
      await generation?.stop();
    },

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
      return firstAnswer((signal) => steps({ ...analysis, signal }), { signal: analysis.signal, waitMs });
    },
  };
};

export type AnalysisService = ReturnType<typeof createAnalysisService>;
