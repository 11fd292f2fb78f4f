import type { DomainError } from '../../errors/domainError';
import { Stopped } from '../stopped';
import type { FlightEnd, Rider } from './flight';
import { msLeftFor, type Generation, type GenerationContext } from './generationContext';
import { hitOf } from './writtenRecipes';

/** One visitor's part in a flight, which can end before the flight does. */
export const createSeat = (context: GenerationContext, generation: Generation) => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Stopped('late')), Math.max(0, msLeftFor(generation, context)));
  let shown = 0;
  let eject: (failure: DomainError) => void = () => undefined;
  const ejected = new Promise<FlightEnd>((resolve) => {
    eject = (failure) => resolve({ failure });
  });
  const rider: Rider = {
    generation,
    eject,
    onWritten({ id, recipe }) {
      shown += 1;
      generation.onRecipe(hitOf(context, generation.wish, id, recipe));
    },
  };
  return {
    rider,
    /** Resolves when this visitor may not ask the model. */
    ejected,
    /** Aborts when this visitor's time is over. */
    late: late.signal,
    hasRecipes: () => shown > 0,
    leave: () => clearTimeout(timer),
  };
};
