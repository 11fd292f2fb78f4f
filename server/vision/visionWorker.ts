import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { VisionJob, VisionReply, VisionWorkerData } from './visionThread';

/* The runtime is not installed with Larder, so this declares the part of it that is used. */
interface Vectors {
  data: Float32Array;
  dims: number[];
  dispose?: () => void;
}
type Call<Input, Output> = (input: Input, options?: object) => Promise<Output>;
interface Runtime {
  env: Record<string, unknown>;
  AutoTokenizer: {
    from_pretrained: (name: string, options: object) => Promise<(texts: string[], options: object) => object>;
  };
  AutoProcessor: { from_pretrained: (name: string, options: object) => Promise<Call<unknown[], object>> };
  CLIPTextModelWithProjection: {
    from_pretrained: (name: string, options: object) => Promise<Call<object, { text_embeds: Vectors }>>;
  };
  CLIPVisionModelWithProjection: {
    from_pretrained: (name: string, options: object) => Promise<Call<object, { image_embeds: Vectors }>>;
  };
  RawImage: new (data: Uint8ClampedArray, width: number, height: number, channels: number) => unknown;
}

const { runtimeDir, modelDir, weights } = workerData as VisionWorkerData;

const runtime = createRequire(join(runtimeDir, 'package.json'))('@huggingface/transformers') as Runtime;
Object.assign(runtime.env, {
  // Never downloads anything, not even a missing file.
  allowRemoteModels: false,
  allowLocalModels: true,
  localModelPath: dirname(modelDir),
  useFSCache: false,
});
const model = basename(modelDir);
const options = {
  local_files_only: true,
  device: 'cpu',
  dtype: weights,
  // Leaves one core to the server.
  session_options: { intraOpNumThreads: Math.max(1, availableParallelism() - 1), logSeverityLevel: 3 },
};

/** Loaded on first use: the names are read once in a server's life, pictures often. */
const once = <T>(load: () => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
};
const tokenizer = once(() => runtime.AutoTokenizer.from_pretrained(model, options));
const textModel = once(() => runtime.CLIPTextModelWithProjection.from_pretrained(model, options));
const processor = once(() => runtime.AutoProcessor.from_pretrained(model, options));
const visionModel = once(() => runtime.CLIPVisionModelWithProjection.from_pretrained(model, options));

const TEXTS_AT_ONCE = 32;

const joined = (parts: readonly Vectors[]): { vectors: Float32Array; dimension: number } => {
  const vectors = new Float32Array(parts.reduce((sum, { data }) => sum + data.length, 0));
  let at = 0;
  for (const { data } of parts) {
    vectors.set(data, at);
    at += data.length;
  }
  return { vectors, dimension: parts[0]?.dims.at(-1) ?? 0 };
};

const answer = async (job: VisionJob) => {
  if (job.kind === 'texts') {
    const [tokenize, embed] = await Promise.all([tokenizer(), textModel()]);
    const parts: Vectors[] = [];
    for (let from = 0; from < job.texts.length; from += TEXTS_AT_ONCE) {
      const batch = tokenize(job.texts.slice(from, from + TEXTS_AT_ONCE), { padding: true, truncation: true });
      parts.push((await embed(batch)).text_embeds);
    }
    return joined(parts);
  }
  const [prepare, embed] = await Promise.all([processor(), visionModel()]);
  const images = job.crops.map(
    ({ data, width, height }) => new runtime.RawImage(new Uint8ClampedArray(data), width, height, 3),
  );
  return joined([(await embed(await prepare(images))).image_embeds]);
};

// Jobs run one after the other: two at once would need twice the memory and save no time.
let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (job: VisionJob) => {
  last = last.then(async () => {
    try {
      parentPort?.postMessage({ id: job.id, ...(await answer(job)) } satisfies VisionReply);
    } catch (error) {
      parentPort?.postMessage({ id: job.id, failure: String((error as Error).message ?? error) } satisfies VisionReply);
    }
  });
});
