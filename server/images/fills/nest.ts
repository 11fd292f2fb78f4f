import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { degrees, ellipse, line, path } from '../canvas/svg';

/** Pasta twirled into a heap: the ground on which it stands, and how high its crown stands over that. */
export interface Nest {
  area: Area;
  rise: number;
}

/** What its strands are drawn with; `sauce` clings to some of them more, to others less. Round ones lie in bundles. */
export interface Strands {
  colour: string;
  width: number;
  /** How many bundles, or ribbons, there are. */
  count: number;
  sauce?: string | undefined;
  /** Share of the strands that lie across the others at the foot. */
  loose?: number;
  /** Whether they are ribbons: broad and flat, with an edge at each side instead of a round back. */
  isFlat?: boolean;
  /** How far out the strands reach, by the size of the foot, where walls hold them. */
  within?: number;
}

/** How much narrower the crown is than the foot. */
const CROWN = 0.8;

/** The share of strands that lie across the others, unless it is given. */
const LOOSE = 0.42;

/** The direction from which the light comes, in radians. */
const LIGHT = -2.36;

/** Where the crown of a nest is seen. */
export const crownOf = ({ area, rise }: Nest): Point => ({ x: area.x - area.rx * 0.03, y: area.y - rise });

/** A turn of pasta about the nest at a height from 0 (its foot) to 1 (its crown). */
const turnOf = ({ random }: Drawing, nest: Nest, height: number, { loose = LOOSE, within = Infinity }: Strands) => {
  const { area, rise } = nest;
  const isLoose = random.chance(loose * (1 - height * 0.5));
  const reach = (1 - CROWN * height) * random.between(0.82, 1.04) * (isLoose ? random.between(0.42, 0.72) : 1);
  const [aside, moved] = [
    random.next() * 6.283,
    (isLoose ? random.between(0.24, 0.56) : random.between(0.04, 0.2)) * (1 - CROWN * height),
  ];
  const away = Math.max(0, Math.min(moved, within - reach));
  return {
    x: area.x - area.rx * 0.03 * height + Math.cos(aside) * area.rx * away,
    y: area.y - rise * height + Math.sin(aside) * area.ry * away,
    rx: area.rx * reach,
    ry: area.ry * reach * random.between(isLoose ? 0.5 : 0.74, 1),
    lean: isLoose ? random.between(-1.4, 1.4) : random.between(-0.5, 0.5),
    from: random.next() * 6.283,
    long: random.between(1.3, isLoose ? 3.4 : 3.6),
  };
};

/** A turn drawn as an arc with its end tucked in; `out` is how far it lies outside of its own course. */
const routeOf = ({ x, y, rx, ry, lean, from, long }: ReturnType<typeof turnOf>, pull: number, out = 0): string => {
  const [wide, high] = [Math.max(4, rx + out), Math.max(4, ry + out)];
  const at = (angle: number): Point => {
    const [across, down] = [Math.cos(angle) * wide, Math.sin(angle) * high];
    return {
      x: x + across * Math.cos(lean) - down * Math.sin(lean),
      y: y + across * Math.sin(lean) + down * Math.cos(lean),
    };
  };
  const [start, end] = [at(from), at(from + long)];
  const inwards = at(from + long + 0.42);
  const tail = `Q${n(at(from + long + 0.2).x)} ${n(at(from + long + 0.2).y)} ${n(x + (inwards.x - x) * pull)} ${n(y + (inwards.y - y) * pull)}`;
  return `M${n(start.x)} ${n(start.y)}A${n(wide)} ${n(high)} ${n(degrees(lean))} ${long > Math.PI ? 1 : 0} 1 ${n(end.x)} ${n(end.y)}${tail}`;
};

/** The places of the strands of one bundle, by the breadth of a strand: a fork twirls several side by side. */
const BUNDLE = [-1, 0, 1] as const;
const PAIR = [-0.5, 0.5] as const;

/**
 * The routes of a bundle, and how much light falls on its middle: 1 towards the window, -1 on the far side. Its strands run
 * side by side and end one after the other.
 */
const routed = (d: Drawing, nest: Nest, height: number, strands: Strands) => {
  const turn = turnOf(d, nest, height, strands);
  const pull = d.random.between(0.74, 1);
  const step = strands.width * d.random.between(1.02, 1.3);
  const routes = (strands.isFlat ? PAIR : BUNDLE).map((place) => {
    const late = d.random.between(-0.22, 0.22);
    return routeOf({ ...turn, from: turn.from + late, long: turn.long - Math.abs(late) }, pull, place * step);
  });
  return { routes, lit: Math.cos(turn.from + turn.long / 2 + turn.lean - LIGHT) };
};

/** Broad ribbons: the shade between them, then their flat faces, each with a thread of light on the edge towards the window. */
const ribbons = (route: string, tone: string, width: number) =>
  path(route, `${line(darken(mix(tone, '#b8741c', 0.3), 0.5), width + 2.4, 0.66)} transform="translate(.8 2.200)"`) +
  path(route, `${line(lighten(tone, 0.7), width)} transform="translate(-.4 -1.100)"`) +
  path(route, `${line(tone, width - 2.6)} transform="translate(.3 .600)"`);

/** One bundle of strands, or one ribbon: its own shade, its tone by the light, and the light along its back. */
const strand = (d: Drawing, nest: Nest, height: number, strands: Strands) => {
  const { colour, width, sauce, isFlat = false } = strands;
  const { routes, lit } = routed(d, nest, height, strands);
  // Without a sauce they are the more golden the lower they lie, in oil or butter.
  const coated = sauce
    ? mix(colour, sauce, d.random.between(0.08, 0.55))
    : mix(colour, '#dc962e', 0.24 * (1 - height) * (1 - lit * 0.5));
  const shine = lit * 0.5 + height * 0.5 + d.random.between(-0.4, 0.4);
  const tone = shine > 0 ? lighten(coated, Math.min(0.46, shine * 0.5)) : darken(coated, Math.min(0.4, -shine * 0.5));
  const route = routes.join('');
  if (isFlat) return ribbons(route, tone, width);
  return (
    path(route, line(darken(coated, 0.6), width + 2.6, 0.5)) +
    path(route, line(tone, width)) +
    (shine > -0.3 ? path(route, `${line(lighten(tone, 0.7), width * 0.3, 0.6)} transform="translate(-.8 -1.300)"`) : '')
  );
};

/** What is seen between the strands, and the shade of the heap on its dish. */
const core = (d: Drawing, { area: { x, y, rx, ry }, rise }: Nest, colour: string) =>
  contact(d, x + 6, y + 8, rx * 0.98, ry * 0.98, 0.6) +
  ellipse(
    x,
    y - rise * 0.2,
    rx * 0.76,
    ry * 0.78,
    `fill="${d.shade(darken(colour, 0.46), { light: 0.1, dark: 0.4 })}"`,
  );

/** Light on the upper left of a nest, shade down its far side. */
const modelled = (d: Drawing, { area: { x, y, rx, ry }, rise }: Nest) =>
  ellipse(x + rx * 0.4, y + ry * 0.42, rx * 0.64, ry * 0.56, `fill="${d.spot('#54200c', 0)}" fill-opacity=".42"`, -20) +
  ellipse(
    x - rx * 0.34,
    y - rise - ry * 0.16,
    rx * 0.56,
    ry * 0.44,
    `fill="${d.spot('#fff6e0', 0)}" fill-opacity=".24"`,
  );

/** Its strands alone, from the foot to the crown: over what lies among them. */
export const strandsOver = (d: Drawing, nest: Nest, strands: Strands): string =>
  Array.from({ length: strands.count }, (_, i) => strand(d, nest, (i / strands.count) ** 1.25, strands)).join('');

/** Pasta or noodles as a fork twirls them: turn upon turn, narrower towards the crown. */
export const twirled = (d: Drawing, nest: Nest, strands: Strands): string => {
  const { colour, sauce } = strands;
  return core(d, nest, sauce ? mix(colour, sauce, 0.3) : colour) + strandsOver(d, nest, strands) + modelled(d, nest);
};
