import { aWrittenRecipe } from '@kitchen/testing/drafts';
import type { SharedRequest } from '../../repositories/modelRequestsRepository';
import { wish } from '../../testing/generationBench';
import { Stopped } from '../stopped';
import { createFlight, type Rider } from './flight';
import { followFlight } from './followFlight';
import type { GenerationContext } from './generationContext';

const NOW = new Date('2026-11-30T12:00:00Z');
const UNDER_WAY: SharedRequest = {
  ids: [],
  leasedUntil: new Date(NOW.getTime() + 1),
  hasEnded: false,
  failure: null,
};
const OVER: SharedRequest = { ...UNDER_WAY, hasEnded: true };
const AWAY = Object.assign(new Error('no database'), { code: 'ECONNREFUSED' });

/** Follows a request that looks like this, one look after the other. */
const follow = async (looks: readonly (Partial<SharedRequest> | Error | undefined)[], hasRider = true) => {
  const flight = createFlight();
  const wanted: number[] = [];
  const asked: number[][] = [];
  const shown: number[] = [];
  const stages: string[] = [];
  let count = 0;
  const context = {
    requests: {
      want: (_key: string, until: Date) => Promise.resolve(void wanted.push(until.getTime() - NOW.getTime())),
      look() {
        const seen = looks[count];
        count += 1;
        if (count === looks.length && !(seen && 'hasEnded' in seen)) setTimeout(() => flight.stopping.abort(new Stopped('left')), 20); // prettier-ignore
        return seen instanceof Error ? Promise.reject(seen) : Promise.resolve(seen && { ...UNDER_WAY, ...seen });
      },
    },
    generated: {
      findAll(ids: number[]) {
        asked.push(ids);
        return Promise.resolve(ids.map((id) => ({ id, recipe: aWrittenRecipe() })));
      },
    },
    now: () => NOW,
  } as unknown as GenerationContext;
  if (hasRider)
    flight.board({
      generation: {
        wish: { ...wish(), ask: { ...wish().ask, count: 4 } },
        onStage: (stage: string, fraction: number) => stages.push(`${stage} ${fraction.toFixed(2)}`),
      },
      onWritten: ({ id }: { id: number }) => shown.push(id),
      eject: () => undefined,
    } as unknown as Rider);
  const end = await followFlight(context, flight, 'eggs').catch((error: Error) => error.message);
  return { end, wanted, asked, shown, stages };
};

describe('a server that waits for another', () => {
  it('shows each recipe once as it is written, and how much is done', async () => {
    const { end, asked, shown, stages } = await follow([{ ids: [1] }, { ...OVER, ids: [1, 2] }]);
    expect({ end, asked, shown, stages }).toEqual({
      end: {},
      asked: [[1], [2]],
      shown: [1, 2],
      stages: ['writing 0.30', 'writing 0.50'],
    });
  });

  it('says that it is needed, not at every look', async () => {
    expect((await follow([{}, {}, OVER])).wanted).toEqual([4_000]);
  });

  it('ends with the failure of the other', async () => {
    const failure = JSON.stringify({ kind: 'modelBusy', values: { seconds: 7 } });
    expect((await follow([{ ...OVER, failure }])).end).toMatchObject({
      failure: { kind: 'modelBusy', values: { seconds: 7 } },
    });
  });

  it.each<[string, Partial<SharedRequest> | undefined]>([
    ['gave it back', undefined],
    ['has been silent until now', { leasedUntil: NOW }],
  ])('goes on itself when the other %s', async (_why, last) => {
    expect((await follow([{}, last])).end).toBeUndefined();
  });

  it('goes on waiting while the database is away, and passes on any other fault', async () => {
    expect((await follow([AWAY, OVER])).end).toEqual({});
    expect((await follow([new TypeError('a bug')])).end).toBe('a bug');
  });

  it('ends when its last visitor has left', async () => {
    expect(await follow([{}], false)).toMatchObject({ end: {}, stages: [] });
  });
});
