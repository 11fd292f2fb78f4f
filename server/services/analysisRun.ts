import type { AnalyzeStage } from '@contracts/analyze';
import { databaseAway, isDatabaseAway } from '../errors/databaseAway';
import type { DomainError } from '../errors/domainError';
import { failureBeside } from './failureBeside';
import type { GenerationService } from './generationService';
import { wishFor } from './generationWish';
import type { SearchAnswer, SearchHit } from './searchAnswer';
import type { SearchService } from './searchService';
import type { Search } from './textSearch';
import type { Turn, TurnAsk } from './turns';

const READING = 0.02;
const MATCHING = 0.05;
/** A failure before this is sent as a plain response with its status. */
const READING_SHOWN_AFTER_MS = 50;

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

interface Dependencies {
  search: SearchService;
  generation?: GenerationService;
  isSeenByModel: boolean;
}

type Tell = (step: AnalysisStep) => void;

/** Recipes of the collection are shown even if none can be written, because writing needs the database. */
const unlessAway = (error: unknown): DomainError => {
  if (isDatabaseAway(error)) return databaseAway();
  throw error;
};

/** Runs one analysis from reading photos to the last written recipe, and reports each step. */
export const createAnalysisRun = ({ search, generation, isSeenByModel }: Dependencies) => {
  const find = async ({ search: asked, signal }: Analysis, turn: Turn, tell: Tell): Promise<SearchAnswer> => {
    const hasPhotos = (asked.images?.length ?? 0) > 0;
    const reading = hasPhotos
      ? setTimeout(() => tell({ stage: 'reading', fraction: READING }), READING_SHOWN_AFTER_MS)
      : undefined;
    try {
      const seeing = hasPhotos && isSeenByModel ? await turn.begin() : signal;
      return await search.analyze({ ...asked, signal: seeing });
    } finally {
      clearTimeout(reading);
    }
  };

  return async (analysis: Analysis, turn: Turn, tell: Tell): Promise<Analysed> => {
    const startedAt = performance.now();
    const { search: asked, signal } = analysis;
    const found = await find(analysis, turn, tell);
    const written: SearchHit[] = [];
    const answer = { ...found, written };
    tell({ stage: 'matching', fraction: MATCHING });
    tell({ found });
    const wish = generation && wishFor(asked, (await found.sharedAnswer?.()) ?? found);
    if (!wish || signal.aborted) return { answer, ...(found.photoFault && { failure: found.photoFault }) };
    let last = '';
    const failure = await generation
      .write({
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
      })
      .catch(unlessAway);
    const reported = failure ? failureBeside(answer, failure) : found.photoFault;
    return { answer, ...(reported && { failure: reported }) };
  };
};
