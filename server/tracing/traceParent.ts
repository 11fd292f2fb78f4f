import { defaultTextMapGetter, ROOT_CONTEXT, type Context } from '@opentelemetry/api';
import type { W3CTraceContextPropagator } from '@opentelemetry/core';

/** The context of the caller's span; the root without a header, or with one that cannot be read. */
export const spanContextOf = (propagator: W3CTraceContextPropagator, traceparent: string | undefined): Context =>
  traceparent === undefined ? ROOT_CONTEXT : propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
