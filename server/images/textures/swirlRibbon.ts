import { type Area, pointIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { blob, type Point, smooth } from '../canvas/outlines';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { path } from '../canvas/svg';

const STEPS = 26;

/** Both edges of a trail that grows and thins, as what runs off a spoon does. */
const trail = (d: Drawing, area: Area, widest: number) => {
  const turns = d.random.between(0.9, 1.5) * (d.random.chance(0.5) ? 1 : -1);
  const start = d.random.between(0, 6.28);
  const [wave, phase] = [d.random.between(0.05, 0.11), d.random.between(0, 6.28)];
  const heart = { x: d.random.between(-0.16, 0.16), y: d.random.between(-0.14, 0.14) };
  const at = (share: number): Point => {
    const angle = start + share * turns * 6.283;
    const reach = 0.1 + share * 0.44 + Math.sin(angle * 2.3 + phase) * wave;
    return {
      x: area.x + (heart.x + Math.cos(angle) * reach) * area.rx,
      y: area.y + (heart.y + Math.sin(angle) * reach) * area.ry,
    };
  };
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const share = i / STEPS;
    const [here, ahead] = [at(share), at(share + 0.01)];
    const length = Math.hypot(ahead.x - here.x, ahead.y - here.y) || 1;
    const [nx, ny] = [(here.y - ahead.y) / length, (ahead.x - here.x) / length];
    const width = widest * (0.16 + 0.84 * Math.sin(Math.PI * share ** 0.62)) * d.random.between(0.72, 1.25);
    left.push({ x: here.x + nx * width, y: here.y + ny * width });
    right.push({ x: here.x - nx * width, y: here.y - ny * width });
  }
  return smooth([...left, ...right.toReversed()]);
};

/** A trail of cream or the like from a spoon, its width uneven, with drops where it broke off. */
export const swirlRibbon = (d: Drawing, area: Area, colour: string): string => {
  const widest = Math.min(11, area.rx * 0.056);
  const route = trail(d, area, widest);
  const near = { ...area, rx: area.rx * 0.8, ry: area.ry * 0.8 };
  const drops = Array.from({ length: d.random.whole(4, 8) }, () => {
    const { x, y } = pointIn(d.random, near);
    const r = widest * d.random.between(0.3, 0.8);
    return blob(d.random, x, y, r * 1.2, r, { wobble: 0.14, points: 7 });
  }).join('');
  return (
    path(route + drops, `transform="translate(2 3)" fill="${SHADOW}" fill-opacity=".2"`) +
    path(route + drops, `fill="${darken(colour, 0.05)}" fill-opacity=".95"`) +
    path(
      route,
      `fill="none" stroke="${lighten(colour, 0.8)}" stroke-width="2.400" stroke-opacity=".7" transform="translate(-1 -1.200)"`,
    )
  );
};
