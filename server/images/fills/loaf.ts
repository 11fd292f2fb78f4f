import { colourOr, darken, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { type Drawing } from '../canvas/drawing';
import { pointsIn } from '../canvas/areas';
import { contact } from '../canvas/light';
import { crumbs } from '../textures/crumbs';
import { crumbOf, extruded, FACES } from './extruded';
import { glazeAlong, glazedEdge, MEAT_END, minceFace } from './meatLoaf';
import type { Filling, FillNeeds } from './filling';

const TIN =
  'M-68 66C-76 40 -72 12 -78 -12C-90 -50 -44 -74 0 -74C44 -74 90 -50 78 -12C72 12 76 40 68 66C60 73 -60 73 -68 66Z';

const isGrated = ({ kind }: PictureItem) => kind === 'shred';

/** Minced meat in a loaf makes it one of meat; its third colour is the glaze. */
const isMince = ({ kind, ingredient }: PictureItem) => kind === 'crumble' && /beef|pork|mince|lamb/i.test(ingredient);

/** Grated vegetables that were baked into the crumb: short threads of their colour. */
const flecks = (d: Drawing, grated: readonly PictureItem[]) =>
  d.clipped(
    path(TIN, 'transform="scale(.88)"'),
    grated
      .flatMap((item) =>
        Array.from({ length: 46 }, () => {
          const tone = colourOr(item.colour, '#5a8a34');
          const [x, y] = [d.random.between(-68, 68), d.random.between(-58, 60)];
          const [dx, dy] = [d.random.between(-11, 11), d.random.between(-8, 8)];
          const route = `M${x.toFixed(1)} ${y.toFixed(1)}q${dy.toFixed(1)} ${dx.toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
          return path(route, line(d.random.chance(0.5) ? darken(tone, 0.2) : lighten(tone, 0.24), 3.6, 0.9));
        }),
      )
      .join(''),
  );

/** Dark batter that was drawn through the pale one with a fork: bands that thin out, and threads beside them. */
const marbling = (d: Drawing, marble: string, crumb: string) => {
  const bands = [
    ['M-64 34C-44 -6 -30 46 -8 18C10 -8 20 38 42 12C54 -2 60 14 66 4', 13],
    ['M-66 -14C-40 -48 -20 0 4 -28C22 -48 38 -8 66 -30', 10],
    ['M-44 -46C-26 -60 -8 -38 14 -52C28 -60 40 -44 54 -48', 6],
  ] as const;
  const drawn = bands
    .map(
      ([route, width]) =>
        path(route, line(mix(marble, crumb, 0.45), width + 6, 0.5)) +
        path(route, line(marble, width, 0.92)) +
        path(route, `${line(mix(marble, crumb, 0.25), 2.6, 0.8)} transform="translate(4 ${width})"`),
    )
    .join('');
  return d.clipped(path(TIN, 'transform="scale(.89)"'), drawn);
};

/** A loaf from the tin, two slices cut off. Colours: the crust, the crumb, a marbling of it; pieces are in the crumb, grated ones as flecks. */
export const loaf = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [crust = '#b06a2c', crumb = lighten(mix(crust, '#f3d9a0', 0.7), 0.2), marble] = colours;
  const scale = Math.min(ground.rx / 246, ground.ry / 168);
  const at = { x: ground.x + 32 * scale, y: ground.y - 6 * scale };
  const isMeat = pieces.some(isMince);
  const swirl = marble ? marbling(d, marble, crumb) : '';
  const grated = pieces.filter(isGrated);
  const glaze = marble ?? '#a8200f';
  const face = () =>
    isMeat
      ? minceFace(d, crumb) + glazedEdge(glaze)
      : crumbOf(d, TIN, crumb) + swirl + (grated.length > 0 ? flecks(d, grated) : '');
  const areas = FACES.map(({ x, y }) => ({
    x: at.x + x * scale,
    y: at.y + y * scale,
    rx: 62 * scale,
    ry: 56 * scale,
  }));
  const fallen = pointsIn(
    d.random,
    { x: at.x + 96 * scale, y: at.y + 132 * scale, rx: 150 * scale, ry: 30 * scale },
    16,
  );
  return {
    surface:
      contact(d, at.x - 90 * scale, at.y + 30 * scale, 190 * scale, 80 * scale, 0.7, 18) +
      extruded(
        d,
        at.x,
        at.y,
        isMeat
          ? { profile: MEAT_END, crust, face, coat: (back, share) => glazeAlong(d, back, share, glaze) }
          : { profile: TIN, crust, face, isBurst: true },
        scale,
      ) +
      crumbs(d, fallen, crumb, 2.6),
    areas,
    garnished: { x: at.x - 110 * scale, y: at.y - 104 * scale, rx: 120 * scale, ry: 24 * scale },
    pieces: pieces.filter((item) => !isGrated(item) && !isMince(item)),
    crowd: 3,
    scale: 0.7,
  };
};
