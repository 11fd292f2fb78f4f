import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from '../../errors/databaseAway';
import { DomainError } from '../../errors/domainError';
import type { SharedRequest } from '../../repositories/modelRequestsRepository';
import type { Flight, FlightEnd } from './flight';
import type { GenerationContext } from './generationContext';
import { writingProgress } from './writeRecipes';

/** How soon a recipe that another server has stored is shown here. */
const LOOK_MS = 250;
/** The holder learns this often that it is needed, and takes us for gone when it has not for this long. */
const WANT_EVERY_MS = 1_000;
const WANTED_MS = 4_000;

const failureIn = ({ failure }: SharedRequest): FlightEnd => {
  if (failure === null) return {};
  const { kind, values } = JSON.parse(failure) as Pick<DomainError, 'kind' | 'values'>;
  return { failure: new DomainError(kind, values) };
};

/**
 * Shows what another server lets the model write, as it is written.
 * @returns how it ended; undefined when its holder has died or given it back, and another server has to go on
 */
export const followFlight = async (
  { requests, generated, now }: GenerationContext,
  flight: Flight,
  key: string,
): Promise<FlightEnd | undefined> => {
  const { signal } = flight.stopping;
  let wantedAt = -Infinity;

  const look = async (): Promise<FlightEnd | 'on' | undefined> => {
    if (performance.now() - wantedAt >= WANT_EVERY_MS) {
      wantedAt = performance.now();
      await requests.want(key, new Date(now().getTime() + WANTED_MS));
    }
    const shared = await requests.look(key);
    if (!shared) return undefined;
    for (const recipe of await generated.findAll(shared.ids.filter((id) => !flight.has(id)))) flight.tell(recipe);
    const [rider] = flight.riders;
    if (rider) flight.tellStage('writing', writingProgress(shared.ids.length, rider.generation.wish.ask.count));
    if (shared.hasEnded) return failureIn(shared);
    return shared.leasedUntil <= now() ? undefined : 'on';
  };

  while (!signal.aborted) {
    const seen = await look().catch((error: unknown) => {
      if (isDatabaseAway(error)) return 'on' as const;
      throw error;
    });
    if (seen !== 'on') return seen;
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
  return {};
};
