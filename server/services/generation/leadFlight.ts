import { DomainError } from '../../errors/domainError';
import { modelFault } from '../modelFault';
import { stopReason } from '../stopped';
import type { Flight, FlightEnd, Rider } from './flight';
import type { GenerationContext } from './generationContext';
import { holdLease, type Held } from './holdLease';
import { rememberedFor } from './writtenRecipes';
import { writeRecipes } from './writeRecipes';

interface Lead {
  held: Held;
  /** Under which the recipes are remembered. */
  key: string;
  /** A visitor wants a new recipe, whatever was written before. */
  isFresh: boolean;
}

/** The first visitor who may ask the model; the others are told that they may not. */
const payerOf = async (flight: Flight): Promise<Rider | undefined> => {
  for (const rider of flight.riders)
    try {
      await rider.generation.turn.begin();
      return rider;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      flight.leave(rider);
      rider.eject(error);
    }
  return undefined;
};

/** Asks the model, and returns why there are fewer recipes than possible. */
const write = async (context: GenerationContext, flight: Flight, { held, payer }: { held: Held; payer: Rider }) => {
  const { wish, startedAt } = payer.generation;
  const lease = holdLease(context, flight, held);
  try {
    await writeRecipes(
      context,
      {
        ask: wish.ask,
        startedAt,
        before: [...flight.written],
        onStage: flight.tellStage,
        onWritten(recipe) {
          flight.tell(recipe);
          return lease.renew();
        },
      },
      flight.stopping.signal,
    );
    return undefined;
  } catch (error) {
    if (flight.stopping.signal.aborted) return undefined;
    const fault = modelFault(error);
    if (fault instanceof DomainError) return fault;
    throw error;
  } finally {
    await lease.stop();
  }
};

const tellNew = (flight: Flight, recipes: Awaited<ReturnType<typeof rememberedFor>>) => {
  for (const recipe of recipes) if (!flight.has(recipe.id)) flight.tell(recipe);
};

/** Lets the model write for all waiting visitors, here and on other servers. */
export const leadFlight = async (
  context: GenerationContext,
  flight: Flight,
  { held, key, isFresh }: Lead,
): Promise<FlightEnd> => {
  const { requests, generated, model, now } = context;
  const idsOf = () => flight.written.map(({ id }) => id);
  const end = (failure: string | null = null) => requests.end(held, { at: now(), ids: idsOf(), failure });
  let isOver = false;
  try {
    const remembered = isFresh ? [] : await rememberedFor(context, key);
    if (remembered.length > 0) {
      tellNew(flight, remembered);
      await end();
      isOver = true;
      return {};
    }
    const payer = await payerOf(flight);
    if (!payer) return {};
    const failure = await write(context, flight, { held, payer });
    const why = stopReason(flight.stopping.signal);
    const isWhole = failure === undefined && (why === undefined || why === 'late' || why === 'enough');
    if (isWhole && flight.written.length > 0)
      await generated.remember({ key, model: model.name, ids: idsOf(), at: now() });
    // What a server that stops has begun, another one goes on with.
    if (why === 'closing') return {};
    await end(failure ? JSON.stringify({ kind: failure.kind, values: failure.values }) : null);
    isOver = true;
    return { ...(failure && { failure }) };
  } finally {
    if (!isOver) await requests.giveBack(held, now()).catch(() => undefined);
  }
};
