import { readServerEvents, type ServerEvent } from './readServerEvents';

const bytes = (text: string) => new TextEncoder().encode(text);

const streamOf = (...pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

const read = async (stream: ReadableStream<Uint8Array>) => {
  const all: ServerEvent[] = [];
  for await (const event of readServerEvents(stream)) all.push(event);
  return all;
};

const TEXT = 'event: stage\ndata: {"n":1}\n\n: beat\n\nevent: recipe\ndata: {"title":"Œufs à l’ail"}\n\n';
const EVENTS = [
  { event: 'stage', data: '{"n":1}' },
  { event: 'recipe', data: '{"title":"Œufs à l’ail"}' },
];

describe('the events of a server', () => {
  it('are the same wherever the network cuts them, in the middle of a letter too', async () => {
    const whole = bytes(TEXT);
    for (let at = 0; at <= whole.length; at += 1)
      expect(await read(streamOf(whole.slice(0, at), whole.slice(at)))).toEqual(EVENTS);
    expect(await read(streamOf(...[...whole].map((byte) => Uint8Array.of(byte))))).toEqual(EVENTS);
  });

  it.each([
    ['lines that end in CR LF', TEXT.replaceAll('\n', '\r\n'), EVENTS],
    ['heartbeats before, between and behind', `: beat\n\n${TEXT}: beat\n\n`, EVENTS],
    ['no space behind the colon', 'event:end\ndata:{}\n\n', [{ event: 'end', data: '{}' }]],
    ['data in several lines', 'event: end\ndata: {\ndata: }\n\n', [{ event: 'end', data: '{\n}' }]],
    ['unexpected fields', 'id: 7\nretry: 9\nevent: end\ndata: 1\n\n', [{ event: 'end', data: '1' }]],
    ['no name', 'data: 1\n\n', [{ event: 'message', data: '1' }]],
    ['an end in the middle of an event', `${TEXT}event: end\ndata: {"recip`, EVENTS],
    ['an end before the blank line', `${TEXT}event: end\ndata: {}\n`, EVENTS],
    ['nothing at all', '', []],
  ])('are read with %s', async (_what, text, events) => {
    expect(await read(streamOf(bytes(text)))).toEqual(events);
  });

  it('come one by one, before the stream ends', async () => {
    let pipe: ReadableStreamDefaultController<Uint8Array>;
    let isLeft = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => void (pipe = controller),
      cancel: () => void (isLeft = true),
    });
    const events = readServerEvents(stream);
    pipe!.enqueue(bytes(TEXT.slice(0, 40)));
    expect((await events.next()).value).toEqual(EVENTS[0]);
    await events.return();
    expect(isLeft).toBe(true);
  });
});
