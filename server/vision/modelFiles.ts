/** One file of a model, with its expected content. */
export interface ModelFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** A zero-shot image model this code can use. */
export interface ImageModelKind {
  /** Name of its folder under DATA_DIR/models, also shown to users. */
  name: string;
  /** Source of its files when no mirror is configured, without a trailing slash. */
  source: string;
  /** Which of the files the runtime loads: eight-bit or full-precision weights. */
  weights: 'q8' | 'fp32';
  /** Scale of the similarity, learnt together with the weights. */
  logitScale: number;
  files: readonly ModelFile[];
}

/* Pinned to one commit, so that the checksums stay valid. */
const CLIP_B32 = 'https://huggingface.co/Xenova/clip-vit-base-patch32/resolve/d15189d7028b43f1d3e65039190477f6af591c2a';

// prettier-ignore
const CLIP_B32_WORDS: readonly ModelFile[] = [
  { path: 'config.json', bytes: 4_524, sha256: '493ef57ff783e42d1530c91b53469b7fdf8db8a9c1408e86998fcb7899a4f495' },
  { path: 'preprocessor_config.json', bytes: 520, sha256: '6f638fb9401a6d6296feff533ee7efe657b787c49f954f82f5906b36ef2a1b1f' },
  { path: 'tokenizer.json', bytes: 2_224_119, sha256: 'f7f3b7af117d467b58374797691a6438d3e6b9e9cef800dfd5dced7f697a90cd' },
  { path: 'tokenizer_config.json', bytes: 775, sha256: '60ba2912bc6344c94bc16bbdec27fa1209409167b6f2fdf3cfe9e65462ea3967' },
];

/** `small` is a quarter of the download and of the memory; `full` sees a little better. */
// prettier-ignore
export const IMAGE_MODELS = {
  small: {
    name: 'clip-vit-base-patch32-q8',
    source: CLIP_B32,
    weights: 'q8',
    logitScale: 100,
    files: [
      ...CLIP_B32_WORDS,
      { path: 'onnx/text_model_quantized.onnx', bytes: 64_504_507, sha256: '73baab855d406190da9faa498cfedf65f15cf309f4cc7385b7b032e6d08e5c3a' },
      { path: 'onnx/vision_model_quantized.onnx', bytes: 89_117_001, sha256: '583fd1110a514667812fee7d684952aaf82a99b959760c8d7dca7e0ab9839299' },
    ],
  },
  full: {
    name: 'clip-vit-base-patch32',
    source: CLIP_B32,
    weights: 'fp32',
    logitScale: 100,
    files: [
      ...CLIP_B32_WORDS,
      { path: 'onnx/text_model.onnx', bytes: 254_058_553, sha256: '3f6571f5bad13a97c469c1622e1cfc4d9aef78b79fdbfcff804ca357bfada8cc' },
      { path: 'onnx/vision_model.onnx', bytes: 351_685_709, sha256: 'fd6e1402a588279d1723c7534d4bcba5bc0b14b47dfab0e46f8c47b8270d7d40' },
    ],
  },
} as const satisfies Record<string, ImageModelKind>;

export type ImageModelSize = keyof typeof IMAGE_MODELS;

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;

export const totalBytes = ({ files }: ImageModelKind): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
