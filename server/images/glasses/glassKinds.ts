import type { Glass } from './glass';
import { COPPER, SILVER } from './metals';

const GLASSES: Readonly<Record<string, Glass>> = {
  highball: {
    profile: [
      [98, 124],
      [490, 100],
    ],
    fillTop: 156,
    thick: 34,
    shadow: 110,
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
      [150, 184],
      [188, 183],
      [236, 172],
      [278, 144],
      [310, 98],
      [328, 36],
      [333, 4],
    ],
    fillTop: 184,
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
    metal: COPPER,
    shadow: 132,
  },
  'julep-cup': {
    profile: [
      [230, 128],
      [506, 96],
    ],
    fillTop: 246,
    thick: 18,
    metal: SILVER,
    shadow: 112,
  },
  'tea-glass': {
    profile: [
      [236, 148],
      [330, 150],
      [400, 142],
      [456, 122],
      [492, 92],
      [504, 70],
    ],
    fillTop: 286,
    thick: 14,
    handle: 'ear',
    shadow: 124,
  },
  'dessert-glass': {
    profile: [
      [236, 118],
      [290, 116],
      [350, 104],
      [404, 76],
      [428, 34],
      [434, 4],
    ],
    fillTop: 262,
    thick: 0,
    foot: 88,
    shadow: 96,
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

/** The glass of this name, or a highball for an unknown one. */
export const glassOf = (vessel: string): Glass =>
  (isGlass(vessel) ? GLASSES[vessel] : undefined) ?? GLASSES['highball']!;
