/** A server-sent event: its name and its data. */
export interface ServerEvent {
  event: string;
  data: string;
}

const BLANK_LINE = /\r\n\r\n|\n\n|\r\r/;

const fieldOf = (line: string, name: string): string | undefined =>
  line.startsWith(`${name}:`) ? line.slice(name.length + 1).replace(/^ /, '') : undefined;

/** Undefined for a block without data, such as a keep-alive comment or a lone id. */
const eventOf = (block: string): ServerEvent | undefined => {
  const lines = block.split(/\r\n|\n|\r/);
  const data = lines.map((line) => fieldOf(line, 'data')).filter((part) => part !== undefined);
  const [event = 'message'] = lines.map((line) => fieldOf(line, 'event')).filter((part) => part !== undefined);
  return data.length === 0 ? undefined : { event, data: data.join('\n') };
};

/**
 * Yields the events of a stream as they arrive, however the network splits it. Drops an event that the end of the
 * stream cuts off. Leaving the loop early cancels the stream.
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(BLANK_LINE);
      rest = blocks.pop()!;
      yield* blocks.map(eventOf).filter((event) => event !== undefined);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
