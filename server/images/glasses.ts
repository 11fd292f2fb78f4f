import { n } from './drawing';

/** Where glasses stand, in pictures seen from the front. */
export const FOOT = 524;

export interface Glass {
  /** Half its width at heights from the rim down to the inner bottom: [y, half]. */
  profile: readonly (readonly [number, number])[];
  /** Height of the drink's surface. */
  fillTop: number;
  /** Thickness of the glass below the drink. */
  thick: number;
  /** A stem down to a foot of this half width. */
  foot?: number;
  handle?: 'loop' | 'jug';
  isCopper?: boolean;
  hasThread?: boolean;
  /** Half the width of its shadow on the table. */
  shadow: number;
}

const GLASSES: Readonly<Record<string, Glass>> = {
  highball: {
    profile: [
      [98, 102],
      [490, 82],
    ],
    fillTop: 156,
    thick: 34,
    shadow: 92,
  },
  tumbler: {
    profile: [
      [226, 132],
      [492, 112],
    ],
    fillTop: 290,
    thick: 32,
    shadow: 120,
  },
  coupe: {
    profile: [
      [116, 176],
      [150, 175],
      [190, 163],
      [224, 134],
      [250, 88],
      [264, 30],
      [268, 4],
    ],
    fillTop: 144,
    thick: 0,
    foot: 96,
    shadow: 100,
  },
  'wine-glass': {
    profile: [
      [84, 92],
      [130, 112],
      [186, 126],
      [242, 122],
      [292, 92],
      [322, 46],
      [332, 6],
    ],
    fillTop: 152,
    thick: 0,
    foot: 94,
    shadow: 98,
  },
  flute: {
    profile: [
      [76, 52],
      [150, 62],
      [240, 64],
      [320, 50],
      [366, 24],
      [378, 5],
    ],
    fillTop: 116,
    thick: 0,
    foot: 78,
    shadow: 82,
  },
  shot: {
    profile: [
      [276, 92],
      [478, 68],
    ],
    fillTop: 308,
    thick: 46,
    shadow: 78,
  },
  jug: {
    profile: [
      [112, 98],
      [150, 92],
      [210, 108],
      [290, 142],
      [370, 156],
      [440, 146],
      [506, 112],
    ],
    fillTop: 186,
    thick: 18,
    handle: 'jug',
    shadow: 124,
  },
  'copper-mug': {
    profile: [
      [228, 132],
      [506, 120],
    ],
    fillTop: 246,
    thick: 18,
    handle: 'loop',
    isCopper: true,
    shadow: 132,
  },
  jar: {
    profile: [
      [128, 90],
      [178, 90],
      [200, 108],
      [232, 120],
      [300, 122],
      [488, 120],
      [508, 110],
    ],
    fillTop: 214,
    thick: 16,
    hasThread: true,
    shadow: 118,
  },
};

/** Whether this vessel is drawn from the front, as a glass on a table. */
export const isGlass = (vessel: string): boolean => Object.hasOwn(GLASSES, vessel);

/** The glass of this name; a highball for a name nobody knows. */
export const glassOf = (vessel: string): Glass =>
  (isGlass(vessel) ? GLASSES[vessel] : undefined) ?? GLASSES['highball']!;

/** Half the inner width at a height. */
export const halfAt = ({ profile }: Glass, y: number): number => {
  const [first, last] = [profile[0]!, profile.at(-1)!];
  if (y <= first[0]) return first[1];
  for (let i = 1; i < profile.length; i++) {
    const [from, to] = [profile[i - 1]!, profile[i]!];
    if (y <= to[0]) return from[1] + ((to[1] - from[1]) * (y - from[0])) / (to[0] - from[0]);
  }
  return last[1];
};

/** A curve down one side (-1 left, 1 right), drawn in by `inset`, from the rim to the inner bottom. */
export const sideOf = ({ profile }: Glass, x: number, side: 1 | -1, inset = 0): string => {
  const at = (i: number) => {
    const [y, half] = profile[Math.min(profile.length - 1, Math.max(0, i))]!;
    return { x: x + side * Math.max(0, half - inset), y };
  };
  let d = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < profile.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(from.x + (to.x - before.x) / 6)} ${n(from.y + (to.y - before.y) / 6)} ${n(to.x - (after.x - from.x) / 6)} ${n(to.y - (after.y - from.y) / 6)} ${n(to.x)} ${n(to.y)}`;
  }
  return d;
};

const upwards = (glass: Glass, x: number, inset: number): string => {
  const reversed: Glass = { ...glass, profile: [...glass.profile].reverse() };
  return sideOf(reversed, x, 1, inset).replace(/^M[^C]*/, '');
};

/** The closed outline, with `below` more height at the bottom and round corners. */
export const glassOutline = (glass: Glass, x: number, inset = 0, below = 0): string => {
  const [bottomY, bottomHalf] = glass.profile.at(-1)!;
  const half = Math.max(2, bottomHalf - inset);
  const corner = Math.min(16, half);
  const y = bottomY + below;
  const taper = below * 0.05;
  return `${sideOf(glass, x, -1, inset)}L${n(x - half + taper)} ${n(y - corner)}Q${n(x - half + taper)} ${n(y)} ${n(x - half + corner)} ${n(y)}H${n(x + half - corner)}Q${n(x + half - taper)} ${n(y)} ${n(x + half - taper)} ${n(y - corner)}L${n(x + half)} ${n(bottomY)}${upwards(glass, x, inset)}`;
};
