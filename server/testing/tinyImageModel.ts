import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageModelKind } from '../vision/modelFiles';

/* ONNX is protobuf: numbered fields, which is all a small graph needs. */
type Field = [number: number, value: number | string | Buffer];

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
};

const message = (...fields: Field[]): Buffer =>
  Buffer.concat(
    fields.map(([number, value]) => {
      if (typeof value === 'number') return Buffer.concat([varint(number * 8), varint(value)]);
      const bytes = Buffer.from(value as string);
      return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);
    }),
  );

const FLOAT = 1;
const INT64 = 7;
const INTS = 7;
const INT = 2;

const dimension = (size: number | string) => (typeof size === 'number' ? message([1, size]) : message([2, size]));

const value = (name: string, type: number, shape: (number | string)[]) =>
  message(
    [1, name],
    [2, message([1, message([1, type], [2, message(...shape.map((size): Field => [1, dimension(size)]))])])],
  );

const floats = (name: string, shape: number[], numbers: number[]) =>
  message(
    ...shape.map((size): Field => [1, size]),
    [2, FLOAT],
    [8, name],
    [9, Buffer.from(new Float32Array(numbers).buffer)],
  );

const node = (type: string, inputs: string[], output: string, ...attributes: Buffer[]) =>
  message(
    ...inputs.map((input): Field => [1, input]),
    [2, output],
    [4, type],
    ...attributes.map((attribute): Field => [5, attribute]),
  );

const ints = (name: string, numbers: number[]) =>
  message([1, name], ...numbers.map((number): Field => [8, number]), [20, INTS]);

const int = (name: string, number: number) => message([1, name], [3, number], [20, INT]);

const model = (graph: Buffer) => message([1, 8], [7, graph], [8, message([2, 13])]);

/** The colours of the words this model knows. It knows no other food. */
const MEANINGS: Readonly<Record<string, readonly [red: number, green: number, blue: number]>> = {
  tomatoes: [1, -1, -1],
  spinach: [-1, 1, -1],
  blueberries: [-1, -1, 1],
  bananas: [1, 1, -1],
  table: [-1, -1, -1],
  plate: [1, 1, 1],
};

const WORDS = ['[UNK]', '[PAD]', ...Object.keys(MEANINGS)];

/** The mean colour of the words. */
const textGraph = () =>
  model(
    message(
      [1, node('Gather', ['colours', 'input_ids'], 'each', int('axis', 0))],
      [1, node('ReduceMean', ['each'], 'text_embeds', ints('axes', [1]), int('keepdims', 0))],
      [2, 'text'],
      [
        5,
        floats(
          'colours',
          [WORDS.length, 3],
          WORDS.flatMap((word) => [...(MEANINGS[word] ?? [0, 0, 0])]),
        ),
      ],
      [11, value('input_ids', INT64, ['batch', 'words'])],
      [12, value('text_embeds', FLOAT, ['batch', 3])],
    ),
  );

/** The mean colour of the picture. */
const visionGraph = () =>
  model(
    message(
      [1, node('GlobalAveragePool', ['pixel_values'], 'mean')],
      [1, node('Flatten', ['mean'], 'image_embeds', int('axis', 1))],
      [2, 'vision'],
      [11, value('pixel_values', FLOAT, ['batch', 3, 'height', 'width'])],
      [12, value('image_embeds', FLOAT, ['batch', 3])],
    ),
  );

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

const contents = (): Record<string, Buffer> => ({
  'config.json': json({
    model_type: 'clip',
    architectures: ['CLIPModel'],
    projection_dim: 3,
    text_config: { model_type: 'clip_text_model', vocab_size: WORDS.length },
    vision_config: { model_type: 'clip_vision_model', image_size: 224 },
  }),
  'preprocessor_config.json': json({
    image_processor_type: 'CLIPFeatureExtractor',
    do_resize: true,
    size: 224,
    do_center_crop: true,
    crop_size: 224,
    do_normalize: true,
    image_mean: [0.5, 0.5, 0.5],
    image_std: [0.5, 0.5, 0.5],
    resample: 3,
  }),
  'tokenizer_config.json': json({
    tokenizer_class: 'PreTrainedTokenizer',
    unk_token: '[UNK]',
    pad_token: '[PAD]',
    model_max_length: 77,
  }),
  'tokenizer.json': json({
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: ['[UNK]', '[PAD]'].map((content, id) => ({
      id,
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: null,
    decoder: null,
    model: { type: 'WordLevel', vocab: Object.fromEntries(WORDS.map((word, id) => [word, id])), unk_token: '[UNK]' },
  }),
  'onnx/text_model.onnx': textGraph(),
  'onnx/vision_model.onnx': visionGraph(),
});

/** A real model of a few kilobytes in the format of the large ones: it identifies a food by its colour. */
export const tinyImageModel = (
  source = 'http://127.0.0.1:9/tiny',
): { kind: ImageModelKind; files: Record<string, Buffer> } => {
  const files = contents();
  return {
    files,
    kind: {
      name: 'tiny-colours',
      source,
      weights: 'fp32',
      logitScale: 30,
      files: Object.entries(files).map(([path, bytes]) => ({
        path,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })),
    },
  };
};

/** Places the model where a download would. */
export const placeTinyModel = async (folder: string): Promise<void> => {
  for (const [path, bytes] of Object.entries(contents())) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
};
