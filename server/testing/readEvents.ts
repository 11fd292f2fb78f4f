import { analyzeEventSchema, type AnalyzeEvent } from '@contracts/analyze';

/** The events of a response as they arrive, each validated against the contract, with the milliseconds since `from`. */
export async function* readEvents(
  body: AsyncIterable<Uint8Array>,
  from = performance.now(),
): AsyncGenerator<AnalyzeEvent & { ms: number }, void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      if (block.startsWith(':')) continue;
      const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
      if (event === undefined || data === undefined) throw new Error(`no event: ${block.slice(0, 200)}`);
      yield { ...analyzeEventSchema.parse({ event, data: JSON.parse(data) as unknown }), ms: performance.now() - from };
    }
  }
}
