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
  it('sends each as one line of data', async () => {
    async function* events() {
      yield eventText('stage', '{"a":1}');
      yield eventText('end', '{}');
    }
    expect(await textOf(eventStream(events()))).toBe('event: stage\ndata: {"a":1}\n\nevent: end\ndata: {}\n\n');
  });

  it('beats while nothing happens', async () => {
    let letEnd = () => {};
    const isToEnd = new Promise<void>((resolve) => (letEnd = resolve));
    async function* events() {
      await isToEnd;
      yield eventText('end', '{}');
    }
    let text = '';
    for await (const part of eventStream(events(), 1)) {
      text += String(part);
      if (text.startsWith(': beat\n\n: beat\n\n')) letEnd();
    }
    expect(text).toMatch(/^(?:: beat\n\n){2,}event: end\n/);
  });

  it('takes no more from its source than its reader does', async () => {
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

  it('ends its source when the reader disconnects', async () => {
    let sayItEnded = () => {};
    const isEnded = new Promise<void>((resolve) => (sayItEnded = resolve));
    async function* events() {
      try {
        yield eventText('stage', '{}');
        yield eventText('stage', '{}');
      } finally {
        sayItEnded();
      }
    }
    const stream = eventStream(events());
    for await (const part of stream) {
      expect(String(part)).toContain('stage');
      break;
    }
    await expect(isEnded).resolves.toBeUndefined();
  });

  it('breaks off when its source fails', async () => {
    async function* events(): AsyncGenerator<string, void> {
      yield eventText('stage', '{}');
      throw new Error('broken');
    }
    await expect(textOf(eventStream(events()))).rejects.toThrow('broken');
  });
});
