import events from '../tests/data/analyze-events.json';
import { ANALYZE_STAGES, analyzeEventSchema } from './analyze';

describe('the events of a search', () => {
  it.each(Object.entries(events))('the example “%s” follows the contract in order', (_name, stream) => {
    const read = stream.map((event) => analyzeEventSchema.parse(event));
    expect(read).toEqual(stream);
    const fractions = read.flatMap((event) => (event.event === 'stage' ? event.data.fraction : []));
    expect([...fractions].sort((a, b) => a - b)).toEqual(fractions);
    expect(read.map(({ event }) => event).filter((event) => event === 'end' || event === 'failed')).toHaveLength(1);
    expect(['end', 'failed']).toContain(read.at(-1)!.event);
  });

  it('lists each stage once', () => {
    expect(new Set(ANALYZE_STAGES).size).toBe(ANALYZE_STAGES.length);
  });
});
