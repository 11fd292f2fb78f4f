/** The colours of a metal mug or cup. */
export interface Metal {
  /** Across the body, from the left. */
  body: readonly string[];
  /** The inside at its mouth, from the far wall. */
  mouth: readonly [string, string];
  dimple: string;
  rim: string;
  /** Beaten with a hammer; a silver cup is smooth. */
  isHammered: boolean;
}

export const COPPER: Metal = {
  body: ['#8a4a26', '#e9a870', '#f9d6ac', '#c97c48', '#a45a30', '#6f3518'],
  mouth: ['#6f3518', '#b5683a'],
  dimple: '#7a3a1a',
  rim: '#f9d6ac',
  isHammered: true,
};

export const SILVER: Metal = {
  body: ['#6d7278', '#cfd5d8', '#ffffff', '#b9c1c6', '#e6eaeb', '#8b9197', '#565a62'],
  mouth: ['#6d7278', '#aab2b8'],
  dimple: '#5a5f68',
  rim: '#ffffff',
  isHammered: false,
};
