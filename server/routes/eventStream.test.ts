import { acceptsEvents, eventStream, eventText } from './eventStream';

const textOf = async (stream: AsyncIterable<Buffer>) => {
  let text = '';
  for await (const part of stream) text += part.toString();
  return text;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('whether a client reads events', () => {
  it.each([
    ['text/event-stream', true],
    ['application/json, text/event-stream;q=0.9', true],
    ['TEXT/EVENT-STREAM', true],
    ['text/event-stream;q=0', false],
    ['text/event-stream; q=0.0, application/json', false],
    ['*/*', false],
    ['text/*', false],
    ['application/json', false],
    [undefined, false],
  ])('%s: %s', (accept, expected) => {
    expect(acceptsEvents(accept)).toBe(expected);
  });
});

describe('a stream of events', () => {
  it('sends each on a line of data of its own', async () => {
    async function* events() {
      yield eventText('stage', '{"a":1}');
      yield eventText('end', '{}');
    }
    expect(await textOf(eventStream(events()))).toBe('event: stage\ndata: {"a":1}\n\nevent: end\ndata: {}\n\n');
  });

  it('beats while nothing happens', async () => {
    async function* events() {
      await pause(70);
      yield eventText('end', '{}');
    }
    const text = await textOf(eventStream(events(), 20));
    expect(text).toMatch(/^(?:: beat\n\n){2,}event: end\n/);
  });

  it('asks for no more than its reader takes', async () => {
    let made = 0;
    async function* events() {
      for (; made < 1_000; made += 1) yield eventText('recipe', `"${'x'.repeat(10_000)}"`);
    }
    const stream = eventStream(events(), 1);
    stream.read();
    await pause(50);
    expect(made).toBeLessThan(20);
    stream.destroy();
  });

  it('ends its source when the reader leaves', async () => {
    let isEnded = false;
    async function* events() {
      try {
        yield eventText('stage', '{}');
        yield eventText('stage', '{}');
      } finally {
        isEnded = true;
      }
    }
    const stream = eventStream(events());
    for await (const part of stream) {
      expect(String(part)).toContain('stage');
      break;
    }
    await pause(10);
    expect(isEnded).toBe(true);
  });

  it('breaks off where its source fails', async () => {
    async function* events(): AsyncGenerator<string, void> {
      yield eventText('stage', '{}');
      throw new Error('broken');
    }
    await expect(textOf(eventStream(events()))).rejects.toThrow('broken');
  });
});
