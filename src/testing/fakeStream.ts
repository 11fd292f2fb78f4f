import type { AnalyzeEvent } from '@contracts/analyze';
import type { Sent } from './fakeAnswers';

/** A response that arrives in pieces, as the test sends them. */
export const fakeStream = () => {
  const encoder = new TextEncoder();
  let isOver = false;
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pipe = controller;
    },
  });
  const send = (text: string) => {
    if (!isOver) pipe?.enqueue(encoder.encode(text));
  };
  const answer = new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  const tear = (reason: unknown = new TypeError('network error')) => {
    if (!isOver) pipe?.error(reason);
    isOver = true;
  };
  return {
    /** The response to one request. After an abort nothing more arrives. */
    answer: ({ signal }: Pick<Sent, 'signal'>) => {
      signal.addEventListener('abort', () => tear(signal.reason));
      return answer;
    },
    send,
    tell: ({ event, data }: AnalyzeEvent) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    /** Ends the stream normally. */
    close: () => {
      if (!isOver) pipe?.close();
      isOver = true;
    },
    /** Breaks the connection. */
    tear: () => tear(),
  };
};
