import { context, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { AskReport } from '../ai/callRun';
import type { EndedStatement } from '../db/openDatabase';
import { spanContextOf } from './traceParent';

/** A collector that does not answer delays the end of the process by no more than this. */
const EXPORT_TIMEOUT_MS = 5_000;
const SERVER_FAILURE = 500;

export interface TracingOptions {
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string;
  /** Name and version of this service in traces. */
  service: string;
  version: string;
  /** The share of requests that are traced, from 0 to 1. A request that a traced caller sends is always traced. */
  share: number;
}

export interface RequestTrace {
  /** Runs what belongs to the request, so that its statements and calls are parts of it. */
  within: (work: () => void) => void;
  /** @param route the template, never the path; undefined when none matched */
  end: (answer: { method: string; route: string | undefined; status: number }) => void;
}

const verbOf = (sql: string): string => /^\w+/.exec(sql)?.[0].toLowerCase() ?? 'statement';

const openProvider = ({ endpoint, service, version, share }: TracingOptions) =>
  new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS }),
        { exportTimeoutMillis: EXPORT_TIMEOUT_MS },
      ),
    ],
  });

/**
 * Traces of requests with their statements and their requests to models, sent to a collector by OTLP. Nothing of a
 * request is in them but its method, route and status: no path, no address, no text.
 */
export const openTracing = (options: TracingOptions) => {
  const provider = openProvider(options);
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const propagator = new W3CTraceContextPropagator();
  const tracer = provider.getTracer('larder', options.version);

  /** Something that has just ended, as a part of the request that is being answered. Outside a request it is left out. */
  const past = (name: string, ms: number, hasFailed: boolean, attributes: Record<string, string | number>): void => {
    if (!trace.getSpan(context.active())) return;
    const end = Date.now();
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - ms, attributes });
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  };

  return {
    /** @param traceparent the header of a proxy that is trusted */
    request(method: string, traceparent?: string): RequestTrace {
      const caller = spanContextOf(propagator, traceparent);
      const span: Span = tracer.startSpan(method, { kind: SpanKind.SERVER }, caller);
      const own = trace.setSpan(context.active(), span);
      return {
        within: (work) => context.with(own, work),
        end({ method: verb, route = 'unmatched', status }) {
          span.updateName(`${verb} ${route}`);
          span.setAttributes({
            'http.request.method': verb,
            'http.route': route,
            'http.response.status_code': status,
          });
          if (status >= SERVER_FAILURE) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },

    statement: ({ sql, ms, hasFailed }: EndedStatement): void =>
      past(verbOf(sql), ms, hasFailed, { 'db.query.text': sql }),

    asked: ({ purpose, model, ms, tries, usage, failure, isCancelled }: AskReport): void =>
      past(`model ${purpose}`, ms, failure !== undefined, {
        'gen_ai.request.model': model,
        'gen_ai.usage.input_tokens': usage.inputTokens,
        'gen_ai.usage.output_tokens': usage.outputTokens,
        tries,
        outcome: failure?.marker ?? (isCancelled ? 'cancelled' : 'ok'),
      }),

    /** Sends what is left. Never rejects: an unreachable collector must not keep the server from stopping. */
    async close(): Promise<void> {
      await provider.shutdown().catch(() => undefined);
      context.disable();
    },
  };
};

export type Tracing = ReturnType<typeof openTracing>;
