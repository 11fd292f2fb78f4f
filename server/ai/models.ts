import type { ModelSettings } from './modelConfig';
import type { AskReport } from './callRun';
import { createStructuredModel } from './structuredCall';
import type { StructuredModel } from './structuredModel';

interface Log {
  info: (line: object, message: string) => void;
  warn: (line: object, message: string) => void;
}

const MILLION = 1_000_000;

/** Precision of money in a log line. */
const rounded = (amount: number) => Number(amount.toFixed(6));

/** Logs each request and the total cost since the start, never the content of a request or answer. */
export const createAskLog = (log: Log, price?: ModelSettings['price']): ((report: AskReport) => void) => {
  const total = { asks: 0, failures: 0, inputTokens: 0, outputTokens: 0 };
  const costOf = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) =>
    price && { cost: rounded((inputTokens * price.input + outputTokens * price.output) / MILLION) };
  return ({ purpose, model, ms, tries, usage, failure, isCancelled }) => {
    total.asks += 1;
    total.inputTokens += usage.inputTokens;
    total.outputTokens += usage.outputTokens;
    if (failure) total.failures += 1;
    const line = {
      ai: {
        purpose,
        model,
        ms,
        tries,
        ...usage,
        ...costOf(usage),
        ...(isCancelled && { isCancelled }),
        ...(failure && { marker: failure.marker, fault: failure.message }),
      },
      aiTotal: { ...total, ...costOf(total) },
    };
    if (failure) log.warn(line, 'the model did not answer');
    else log.info(line, 'asked the model');
  };
};

/** The models of this server; both are the same unless another one is configured for pictures. */
export interface Models {
  text: StructuredModel;
  vision: StructuredModel;
}

/** @param count called after each request */
export const createModels = (
  settings: ModelSettings,
  log: Log,
  count: (report: AskReport) => void = () => undefined,
): Models => {
  const logged = createAskLog(log, settings.price);
  const asked = (report: AskReport) => {
    logged(report);
    count(report);
  };
  const text = createStructuredModel({ settings, modelId: settings.model, asked });
  const isOne = settings.visionModel === settings.model;
  return { text, vision: isOne ? text : createStructuredModel({ settings, modelId: settings.visionModel, asked }) };
};
