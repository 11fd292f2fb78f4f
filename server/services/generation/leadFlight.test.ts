import { aWrittenRecipe, drafts } from '@kitchen/testing/drafts';
import { ModelFailure } from '../../ai/structuredModel';
import { DomainError } from '../../errors/domainError';
import type { WrittenRecipe } from '../../repositories/generatedRecipesRepository';
import { truth, wish } from '../../testing/generationBench';
import { Stopped, type StopReason } from '../stopped';
import { createFlight, type Rider } from './flight';
import type { GenerationContext } from './generationContext';
import { leadFlight } from './leadFlight';

const HELD = { key: 'eggs', holder: 'this server' };
const [DRAFT, ANOTHER] = drafts(2);
const recipe = (id: number): WrittenRecipe => ({ id, recipe: aWrittenRecipe({ title: `Dish ${id}` }) });

interface Case {
  /** What was written for the same request within a day. */
  remembered?: readonly WrittenRecipe[];
  /** What the visitors have got already. */
  before?: readonly WrittenRecipe[];
  isFresh?: boolean;
  /** What each visitor is told who wants to ask; undefined: go on. */
  mayAsk?: readonly (Error | undefined)[];
  drafts?: readonly unknown[];
  /** The model fails after its drafts. */
  fault?: Error;
  /** Or it is stopped. */
  stop?: StopReason;
}

/** Leads a flight to its end, and returns what the others learn of it. */
const lead = async (over: Case) => {
  const flight = createFlight();
  const said: unknown[] = [];
  const shown: number[] = [];
  const ejected: (string | undefined)[] = [];
  let count = 100;
  const context = {
    model: {
      name: 'fake:1b',
      async *suggest() {
        await Promise.resolve();
        said.push('model');
        for (const draft of over.drafts ?? []) yield { draft, prompt: { system: '', prompt: '' } };
        if (over.fault) throw over.fault;
        if (over.stop) {
          flight.stopping.abort(new Stopped(over.stop));
          throw flight.stopping.signal.reason;
        }
      },
      async *mend() {},
    },
    truth,
    recipes: { add: () => Promise.resolve() },
    generated: {
      find: () => Promise.resolve(over.remembered ?? []),
      remember: ({ ids }: { ids: number[] }) => Promise.resolve(void said.push({ remembered: ids })),
    },
    requests: {
      renew: () => Promise.resolve({ isWanted: true }),
      end: (_held: object, { ids, failure }: { ids: number[]; failure: string | null }) =>
        Promise.resolve(void said.push({ ended: ids, failure })),
      giveBack: () => Promise.resolve(void said.push('given back')),
    },
    freeId: () => (count += 1),
    pictureOf: () => '',
    now: () => new Date(0),
    timeoutMs: 5_000,
    keptDays: 30,
  } as unknown as GenerationContext;
  for (const one of over.before ?? []) flight.tell(one);
  for (const refusal of over.mayAsk ?? [undefined]) {
    const begin = () => (refusal ? Promise.reject(refusal) : Promise.resolve(flight.stopping.signal));
    const rider: Rider = {
      generation: {
        wish: { ...wish(), ask: { ...wish().ask, count: 3 } },
        turn: { begin, join: () => flight.stopping.signal, end: () => undefined },
        startedAt: performance.now(),
        onStage: () => undefined,
      },
      onWritten: ({ id }) => void shown.push(id),
      eject: ({ kind }) => void ejected.push(kind),
    };
    flight.board(rider);
  }
  const end = await leadFlight(context, flight, { held: HELD, key: 'eggs', isFresh: over.isFresh ?? false }).catch(
    (error: Error) => error.message,
  );
  return { said, shown: [...new Set(shown)], twice: shown.length > new Set(shown).size, ejected, end };
};

describe('a server that holds a request', () => {
  it('shows what was written for the same request meanwhile, and asks no model', async () => {
    const { said, shown, twice, end } = await lead({ remembered: [recipe(1), recipe(2)], before: [recipe(1)] });
    expect({ said, shown, twice, end }).toEqual({
      said: [{ ended: [1, 2], failure: null }],
      shown: [1, 2],
      twice: false,
      end: {},
    });
  });

  it('asks for something new, whatever was written', async () => {
    const { said } = await lead({ remembered: [recipe(1)], isFresh: true, drafts: [DRAFT] });
    expect(said).toEqual(['model', { remembered: [101] }, { ended: [101], failure: null }]);
  });

  it('asks only for what is missing', async () => {
    const { said } = await lead({ before: [recipe(1), recipe(2)], drafts: [DRAFT, ANOTHER] });
    expect(said).toEqual(['model', { remembered: [1, 2, 101] }, { ended: [1, 2, 101], failure: null }]);
  });

  it('lets the first visitor pay who may ask, and tells those before that they may not', async () => {
    const no = new DomainError('tooManyRequests', { seconds: 3 });
    expect(await lead({ mayAsk: [no, undefined], drafts: [DRAFT] })).toMatchObject({
      said: ['model', { remembered: [101] }, { ended: [101], failure: null }],
      ejected: ['tooManyRequests'],
    });
    const { said, end } = await lead({ mayAsk: [no, no] });
    expect({ said, end }).toEqual({ said: ['given back'], end: {} });
  });

  it('gives the request back when something is broken', async () => {
    const broken = new TypeError('a bug');
    expect(await lead({ mayAsk: [broken] })).toMatchObject({ said: ['given back'], ejected: [], end: 'a bug' });
    expect(await lead({ fault: broken })).toMatchObject({ said: ['model', 'given back'], end: 'a bug' });
  });

  it('tells all of a failure of the model, and remembers nothing that is incomplete', async () => {
    const { said, end } = await lead({ drafts: [DRAFT], fault: new ModelFailure('AI_RATE_LIMIT', 'no', 7) });
    const failure = JSON.stringify({ kind: 'modelBusy', values: { seconds: 7 } });
    expect(said).toEqual(['model', { ended: [101], failure }]);
    expect(end).toMatchObject({ failure: { kind: 'modelBusy' } });
  });

  it.each<[StopReason, unknown[]]>([
    ['late', [{ remembered: [101] }, { ended: [101], failure: null }]],
    ['enough', [{ remembered: [101] }, { ended: [101], failure: null }]],
    ['left', [{ ended: [101], failure: null }]],
    ['closing', ['given back']],
  ])('that is stopped because of “%s” says so', async (stop, said) => {
    expect(await lead({ drafts: [DRAFT], stop })).toMatchObject({ said: ['model', ...said], end: {} });
  });

  it('remembers nothing when nothing was written', async () => {
    expect(await lead({ stop: 'late' })).toMatchObject({ said: ['model', { ended: [], failure: null }] });
  });
});
