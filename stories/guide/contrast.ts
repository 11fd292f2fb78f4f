const LINEAR_UNTIL = 0.04045;

/** Relative luminance of a colour such as #6B2353, as WCAG defines it. */
const luminanceOf = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= LINEAR_UNTIL ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [lower, higher] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (higher + 0.05) / (lower + 0.05);
};
