import { createRun, type Run, type RunOptions } from './callRun';
import { isSpokenFault } from './faultFacts';
import { readJson } from './jsonRepair';
import { createListScanner } from './listScanner';
import { createLoopGuard } from './loopGuard';
import { createProseGuard } from './proseGuard';
import { createProviderCalls, type ProviderCalls } from './providerCalls';
import type { Refused } from './providers';
import {
  type ListEnd,
  type StructuredAnswer,
  type StructuredAsk,
  type StructuredModel,
  UnreadableAnswer,
} from './structuredModel';

type ListPart = { item: unknown } | { end: ListEnd };

/** The stream ended normally or within an event, so what arrived is a cut answer. */
const isCleanEnd = (fault: unknown, text: string): boolean =>
  text !== '' &&
  fault instanceof Error &&
  !isSpokenFault(fault) &&
  ['AI_InvalidResponseDataError', 'AI_JSONParseError', 'AI_TypeValidationError'].includes(fault.name) &&
  !('statusCode' in fault);

const askForObject = async ({ generate }: ProviderCalls, run: Run, ask: StructuredAsk): Promise<StructuredAnswer> => {
  for (;;) {
    run.begin();
    try {
      const { text, usage } = await generate(ask, run.budget.signal);
      run.spend(usage);
      const read = readJson(text);
      if (!read) throw new UnreadableAnswer();
      return { ...read, text, usage: run.usage };
    } catch (error) {
      await run.recover(error, true);
    }
  }
};

/** One try at a list: yields the elements as they become complete, and returns how the answer ended. */
async function* readList({ pieces }: ProviderCalls, run: Run, ask: StructuredAsk) {
  const scanner = createListScanner();
  const isLoop = createLoopGuard();
  const isProse = createProseGuard();
  let isGiven = false;
  let isStopped = false;
  let fault: unknown;
  try {
    for await (const piece of pieces(ask, run.budget.signal, run.spend)) {
      for (const item of scanner.push(piece)) {
        isGiven = true;
        yield { item };
      }
      isStopped = isLoop(piece) || isProse(piece);
      if (isStopped) break;
    }
  } catch (error) {
    fault = error;
  }
  const rest = scanner.end();
  const { text } = scanner;
  const isBroken = run.budget.signal.aborted || (fault !== undefined && !isCleanEnd(fault, text));
  const isEmpty = !isGiven && rest.items.length === 0;
  return { ...rest, hasList: rest.hasList && !(isStopped && isEmpty), text, isGiven, fault, isBroken };
}

async function* askForList(
  calls: ProviderCalls,
  run: Run,
  ask: StructuredAsk,
  signal: AbortSignal,
): AsyncGenerator<ListPart, void, undefined> {
  for (;;) {
    run.begin();
    const { items, isCut, hasList, text, isGiven, fault, isBroken } = yield* readList(calls, run, ask);
    if (isBroken && !isGiven && items.length === 0) {
      await run.recover(fault, true);
      continue;
    }
    if (!signal.aborted) for (const item of items) yield { item };
    if (isBroken) await run.recover(fault, false);
    if (!hasList) throw new UnreadableAnswer();
    yield { end: { text, usage: run.usage, isCut: isCut || fault !== undefined } };
    return;
  }
}

/** A model of the configured provider, called through the AI SDK. */
export const createStructuredModel = (options: RunOptions): StructuredModel => {
  const refused = new Set<Refused>(options.settings.isSchemaInWords ? ['schema'] : []);
  const calls = createProviderCalls(options.settings, options.modelId, refused);

  const object = async (ask: StructuredAsk, signal: AbortSignal): Promise<StructuredAnswer> => {
    const run = createRun(options, refused, ask, signal);
    try {
      return await askForObject(calls, run, ask);
    } catch (error) {
      run.failed(error);
      throw error;
    } finally {
      run.end();
    }
  };

  async function* list(ask: StructuredAsk, signal: AbortSignal): AsyncGenerator<ListPart, void, undefined> {
    const run = createRun(options, refused, ask, signal);
    try {
      yield* askForList(calls, run, ask, signal);
    } catch (error) {
      run.failed(error);
      throw error;
    } finally {
      run.end();
    }
  }

  return { name: options.modelId, object, list };
};
