import type { AnalyzeStage } from '@contracts/analyze';
import type { RecipeId } from '@contracts/recipe';
import type { DomainError } from '../../errors/domainError';
import type { WrittenRecipe } from '../../repositories/generatedRecipesRepository';
import type { Generation } from './generationContext';

/** A visitor who waits for the recipes of a flight. */
export interface Rider {
  generation: Pick<Generation, 'wish' | 'turn' | 'startedAt' | 'onStage'>;
  onWritten: (written: WrittenRecipe) => void;
  /** Ends the wait of this visitor alone. */
  eject: (failure: DomainError) => void;
}

/** How a flight ended: the failure to show visitors if there are fewer recipes than possible. */
export interface FlightEnd {
  failure?: DomainError;
}

/** One request to a model with the visitors of this server who wait for it. A visitor who boards late gets what they missed. */
export const createFlight = () => {
  const riders = new Set<Rider>();
  const written: WrittenRecipe[] = [];
  const known = new Set<RecipeId>();
  const stopping = new AbortController();
  let last: readonly [AnalyzeStage, number] | undefined;

  return {
    riders: riders as ReadonlySet<Rider>,
    /** The recipes written so far, in the order in which the visitors got them. */
    written: written as readonly WrittenRecipe[],
    has: (id: RecipeId): boolean => known.has(id),
    stopping,

    board(rider: Rider): void {
      riders.add(rider);
      if (last) rider.generation.onStage(...last);
      written.forEach(rider.onWritten);
    },
    leave: (rider: Rider): void => void riders.delete(rider),

    tellStage(stage: AnalyzeStage, fraction: number): void {
      last = [stage, fraction];
      for (const { generation } of riders) generation.onStage(stage, fraction);
    },
    tell(recipe: WrittenRecipe): void {
      known.add(recipe.id);
      written.push(recipe);
      for (const rider of riders) rider.onWritten(recipe);
    },
  };
};

export type Flight = ReturnType<typeof createFlight>;
