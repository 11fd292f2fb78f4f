import { ancestorsOf, descendantsOf, INGREDIENTS } from '@kitchen/ingredients/ingredientTable';

/** A possible content of a crop: one of our ingredients, or something that is not food. */
export interface Label {
  /** Absent when it is not food. */
  id?: string;
  /** Its prompts for the model; the mean of their vectors is used. */
  prompts: readonly string[];
}

const SAYINGS = ['a photo of {}', 'a close-up photo of {}, a food', '{} on a kitchen table'];

/** Other things in kitchens and fridges. They absorb the weight of a crop that shows no food. */
const SURROUNDINGS = [
  'an empty kitchen table',
  'an empty wooden board',
  'an empty fridge shelf',
  'a kitchen worktop',
  'a kitchen wall',
  'an empty plate',
  'an empty bowl',
  'a glass jar',
  'a plastic bag',
  'a cardboard box',
  'a shopping bag',
  'a paper receipt',
  'a knife and a fork',
  'a saucepan',
  'a cloth',
  'a hand',
  'a person',
  'a cat or a dog',
  'a house plant',
  'a screen',
  'a blurred background',
  'a plain background',
  'a room',
  'a street',
];

/** Everything a crop is compared with. Water, salt and similar staples are in every kitchen and in no picture. */
export const foodLabels = (): Label[] => [
  ...INGREDIENTS.filter(({ isStaple }) => !isStaple).map(({ id, en }) => ({
    id,
    prompts: SAYINGS.map((saying) => saying.replace('{}', en[1])),
  })),
  ...SURROUNDINGS.map((thing) => ({ prompts: [`a photo of ${thing}`] })),
];

/** Normalises vectors to equal length, so that their product is the cosine. In place. */
export const normalised = (vectors: Float32Array, dimension: number): Float32Array => {
  for (let from = 0; from < vectors.length; from += dimension) {
    let sum = 0;
    for (let i = from; i < from + dimension; i += 1) sum += vectors[i]! ** 2;
    const length = Math.sqrt(sum) || 1;
    for (let i = from; i < from + dimension; i += 1) vectors[i]! /= length;
  }
  return vectors;
};

/** One vector per label: the mean of the vectors of its prompts, which are given label by label. */
export const labelVectors = (labels: readonly Label[], prompts: Float32Array, dimension: number): Float32Array => {
  const means = new Float32Array(labels.length * dimension);
  normalised(prompts, dimension);
  let prompt = 0;
  labels.forEach((label, row) => {
    for (let n = 0; n < label.prompts.length; n += 1, prompt += 1)
      for (let i = 0; i < dimension; i += 1) means[row * dimension + i]! += prompts[prompt * dimension + i]!;
  });
  return normalised(means, dimension);
};

/** Distributes a crop's weight over the labels; sums to one. */
const spread = (crop: Float32Array, names: Float32Array, scale: number): Float64Array => {
  const { length: dimension } = crop;
  const weights = new Float64Array(names.length / dimension);
  let most = -Infinity;
  for (let row = 0; row < weights.length; row += 1) {
    let product = 0;
    for (let i = 0; i < dimension; i += 1) product += crop[i]! * names[row * dimension + i]!;
    weights[row] = scale * product;
    most = Math.max(most, weights[row]!);
  }
  let sum = 0;
  for (let row = 0; row < weights.length; row += 1) {
    weights[row] = Math.exp(weights[row]! - most);
    sum += weights[row]!;
  }
  return weights.map((weight) => weight / sum);
};

/** Share of a family's weight that a narrower name needs to be chosen. */
const NARROWER_SHARE = 0.6;

/**
 * What one crop shows, by the narrowest name with most of its family's weight: cherry tomatoes when that is clear,
 * otherwise tomatoes.
 */
const namesInCrop = (labels: readonly Label[], weights: Float64Array): Map<string, number> => {
  const own = new Map<string, number>();
  labels.forEach(({ id }, row) => id !== undefined && own.set(id, weights[row]!));
  const familyOf = (id: string) =>
    descendantsOf(id).reduce((sum, kind) => sum + (own.get(kind) ?? 0), own.get(id) ?? 0);
  const heads = [...own.keys()].filter((id) => !ancestorsOf(id).some((broader) => own.has(broader)));
  const named = new Map<string, number>();
  for (const head of heads) {
    let id = head;
    let weight = familyOf(head);
    for (;;) {
      const narrower = descendantsOf(id)
        .filter((kind) => own.has(kind))
        .map((kind) => ({ kind, share: familyOf(kind) }))
        .sort((a, b) => b.share - a.share)[0];
      if (!narrower || narrower.share < NARROWER_SHARE * weight) break;
      id = narrower.kind;
      weight = narrower.share;
    }
    named.set(id, weight);
  }
  return named;
};

/** How often a weight is correct, interpolated between a few cautious points, because such models are overconfident. */
const CALIBRATION: readonly (readonly [weight: number, confidence: number])[] = [
  [0, 0],
  [0.1, 0.15],
  [0.2, 0.3],
  [0.5, 0.55],
  [0.8, 0.74],
  [0.9, 0.82],
  [1, 0.93],
];

export const calibrated = (weight: number): number => {
  const above = CALIBRATION.findIndex(([at]) => at >= weight);
  if (above <= 0) return above === 0 ? 0 : CALIBRATION.at(-1)![1];
  const [fromWeight, from] = CALIBRATION[above - 1]!;
  const [toWeight, to] = CALIBRATION[above]!;
  return from + ((weight - fromWeight) / (toWeight - fromWeight)) * (to - from);
};

/**
 * What the crops of one picture show, with the highest confidence of each food. Drops a broader name when a narrower
 * one is as certain.
 */
export const foodsInCrops = (
  crops: readonly Float32Array[],
  labels: readonly Label[],
  names: Float32Array,
  scale: number,
): { id: string; confidence: number }[] => {
  const best = new Map<string, number>();
  for (const crop of crops)
    for (const [id, weight] of namesInCrop(labels, spread(crop, names, scale)))
      best.set(id, Math.max(best.get(id) ?? 0, weight));
  const isSaidNarrower = (id: string) => descendantsOf(id).some((kind) => (best.get(kind) ?? 0) >= best.get(id)! * 0.7);
  return [...best]
    .filter(([id]) => !isSaidNarrower(id))
    .map(([id, weight]) => ({ id, confidence: calibrated(weight) }))
    .sort((a, b) => b.confidence - a.confidence);
};
