import { calibrated, foodLabels, foodsInCrops, labelVectors, normalised, type Label } from './zeroShot';

const LABELS: Label[] = [
  { id: 'tomato', prompts: ['tomatoes'] },
  { id: 'cherry-tomato', prompts: ['cherry tomatoes'] },
  { id: 'courgette', prompts: ['courgettes'] },
  { prompts: ['a table'] },
];
/* The vectors of both kinds of tomato are close together. */
const NAMES = normalised(Float32Array.from([1, 0, 0, 0.96, 0.28, 0, 0, 0, 1, -0.5, -0.5, -0.5]), 3);

const seen = (...crops: number[][]) =>
  foodsInCrops(
    crops.map((crop) => normalised(Float32Array.from(crop), 3)),
    LABELS,
    NAMES,
    30,
  )
    .filter(({ confidence }) => confidence > 0.3)
    .map(({ id }) => id);

describe('the content of crops', () => {
  it('is the narrow name when it is clear, and the broad one otherwise', () => {
    expect(seen([0.85, 0.53, 0])).toEqual(['cherry-tomato']);
    expect(seen([1, 0.13, 0])).toEqual(['tomato']);
  });

  it('is nothing when the surroundings explain it better', () => {
    expect(seen([-0.6, -0.6, -0.6])).toEqual([]);
  });

  it('is merged over the crops, each food once with its highest confidence', () => {
    const found = foodsInCrops(
      [
        [0, 0, 1],
        [1, 0, 0],
        [0.3, 0, 0.9],
      ].map((crop) => normalised(Float32Array.from(crop), 3)),
      LABELS,
      NAMES,
      30,
    );
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(
      found
        .filter(({ confidence }) => confidence > 0.9)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['courgette', 'tomato']);
  });
});

describe('calibrated confidence', () => {
  it("rises with the weight, and stays below the model's claim", () => {
    const curve = Array.from({ length: 101 }, (_, i) => calibrated(i / 100));
    expect(curve[0]).toBe(0);
    expect(curve.every((value, i) => i === 0 || value >= curve[i - 1]!)).toBe(true);
    expect(calibrated(0.8)).toBeLessThan(0.75);
    expect(calibrated(0.9)).toBeGreaterThan(0.75);
    expect(calibrated(1)).toBeLessThan(0.95);
    expect(calibrated(1.000001)).toBeLessThan(0.95);
  });
});

describe('labels', () => {
  it('are all our ingredients that a picture can show, and things that are not food', () => {
    const labels = foodLabels();
    const ids = labels.flatMap(({ id }) => id ?? []);
    expect(ids.length).toBeGreaterThan(500);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('cherry-tomato');
    expect(ids).not.toContain('water');
    expect(labels.filter(({ id }) => id === undefined).length).toBeGreaterThan(10);
  });

  it('have the mean of their prompts as their vector, of length one', () => {
    const vectors = labelVectors(
      [{ id: 'a', prompts: ['x', 'y'] }, { prompts: ['z'] }],
      Float32Array.from([2, 0, 0, 5, 3, 4]),
      2,
    );
    expect([...vectors].map((value) => Math.round(value * 1000) / 1000)).toEqual([0.707, 0.707, 0.6, 0.8]);
  });
});
