import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { wetPatches } from './wetPatches';

interface RoastSkin {
  /** Half width and half height within which it browns. */
  reach: readonly [number, number];
  /** The middle of the shape in its own box. */
  at?: readonly [number, number];
  /** Where the skin is drawn into folds. */
  folds?: string;
}

/** The tones of skin in this colour, from where the fat melted to where it nearly burnt. */
const tonesOf = (colour: string) => {
  const isPale = brightness(colour) > 0.6;
  return {
    gold: mix(lighten(colour, 0.3), '#f5ab3c', isPale ? 0.55 : 0.5),
    amber: mix(colour, '#d9741c', 0.5),
    mahogany: mix(darken(colour, 0.4), '#7a2a0a', isPale ? 0.62 : 0.5),
    burnt: mix(darken(colour, 0.6), '#34100a', 0.6),
  };
};

/** Crisp patches with a hard edge on one side, as skin browns where it stands up: most of them away from the light. */
const patches = ({ d }: Pen, [rx, ry]: readonly [number, number], tone: string, count: number, opacity: number) => {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const angle = d.random.next() * Math.PI * 2;
    const far = Math.sqrt(d.random.between(0.16, 1));
    const r = Math.sqrt(rx * ry) * d.random.between(0.16, 0.42);
    drawn += ellipse(
      Math.cos(angle) * rx * far,
      Math.sin(angle) * ry * far,
      r * 1.4,
      r * 0.8,
      `fill="${d.spot(tone, 0.3)}" fill-opacity="${opacity}"`,
      d.random.between(-50, 50),
    );
  }
  return drawn;
};

/** Blisters where the fat boiled under it, large enough to be seen: dark below, a light on each. */
const blisters = (
  { d, turn }: Pen,
  [rx, ry]: readonly [number, number],
  shade: string,
  crown: string,
  count: number,
) => {
  const angle = ((232 - turn) * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  let dark = '';
  let bright = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [d.random.between(-rx, rx), d.random.between(-ry, ry)];
    const r = 2 + d.random.next() ** 2 * 5;
    const bubble = (off: number, share: number) =>
      blob(d.random, x + ux * r * off, y + uy * r * off, r * 1.3 * share, r * share, { wobble: 0.2, points: 6 });
    dark += bubble(-0.45, 1);
    bright += bubble(0.2, 0.62);
  }
  return path(dark, `fill="${shade}" fill-opacity=".5"`) + path(bright, `fill="${crown}" fill-opacity=".6"`);
};

/** The skin's own light and shade: gold where the window is, patches of every brown, nearly black away from it. */
const browned = (pen: Pen, reach: readonly [number, number]) => {
  const { d, turn, colour } = pen;
  const { gold, amber, mahogany, burnt } = tonesOf(colour);
  const [rx, ry] = reach;
  const angle = ((232 - turn) * Math.PI) / 180;
  const [lx, ly] = [Math.cos(angle) * rx * 0.4, Math.sin(angle) * ry * 0.45];
  const within = (share: number) => [rx * share, ry * share] as const;
  return (
    patches(pen, reach, mahogany, 9, 0.66) +
    ellipse(lx, ly, rx * 0.7, ry * 0.66, `fill="${d.spot(gold, 0.15)}" fill-opacity=".85"`, -turn - 20) +
    patches(pen, within(0.8), amber, 4, 0.42) +
    patches(pen, within(0.7), burnt, 3, 0.4) +
    ellipse(-lx * 2.1, -ly * 2.1, rx * 0.8, ry * 0.7, `fill="${d.spot(burnt, 0.1)}" fill-opacity=".6"`) +
    blisters(pen, reach, mahogany, mix(gold, '#fff0c8', 0.4), 16)
  );
};

/**
 * Roast skin from gold over amber to mahogany: the light from the upper left, a dark far side with a warm rim where the dish
 * throws light back, folds, blisters, and the wet light of melted fat.
 */
export const roastSkin = (pen: Pen, shape: string, { reach, at: [x, y] = [0, 0], folds = '' }: RoastSkin): string => {
  const { d, colour, turn } = pen;
  const { gold, amber, mahogany, burnt } = tonesOf(colour);
  const angle = ((232 - turn) * Math.PI) / 180;
  const towardsLight = (by: number) => `transform="translate(${n(Math.cos(angle) * by)} ${n(Math.sin(angle) * by)})"`;
  return (
    path(shape, `${towardsLight(-7)} fill="${mix(burnt, mahogany, 0.4)}"`) +
    path(shape, `fill="${body(pen, mix(colour, amber, 0.5), 0.3, 0.5)}"`) +
    d.clipped(
      path(shape, ''),
      placed(x, y, 0, browned(pen, reach)) +
        path(folds, `${line(burnt, 6, 0.5)} transform="translate(2 2)"`) +
        path(folds, line(gold, 3.5, 0.7)) +
        path(shape, line(mahogany, 10, 0.34)) +
        path(shape, `${line(mix(amber, '#ff9a3c', 0.5), 4, 0.5)} ${towardsLight(6)}`),
    ) +
    placed(x, y, 0, wetPatches(pen, { reach, count: 6, glow: mix(gold, '#ffe0a0', 0.5), gloss: 0.74 }))
  );
};
