import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { darken, SHADOW } from '../canvas/palette';
import { ellipse, path, placed } from '../canvas/svg';

const sector = (r: number, from: number, to: number) => {
  const at = (angle: number) => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
  return `M0 0L${at(from)}A${n(r)} ${n(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}Z`;
};

/** What has been eaten beside the slice, in radians. */
const GONE = 0.42;

/** A round food of some height with one piece cut and drawn out. `layers` are the colours of its side, from below. */
export const cutRound = (
  d: Drawing,
  room: Area,
  height: number,
  draw: (shape: string, isTop: boolean) => string,
  layers: readonly string[],
) => {
  const from = d.random.between(0.25, 0.55);
  const to = from + 0.72;
  const r = room.rx;
  const [first, last] = [from - GONE, to + GONE * 0.3];
  const rest = sector(r, last, first + Math.PI * 2);
  const piece = sector(r, from, to);
  const middle = (from + to) / 2;
  const [dx, dy] = [Math.cos(middle) * 46, Math.sin(middle) * 46];
  const solid = (shape: string) => {
    let walls = '';
    for (let k = height; k > 0; k -= 2) {
      const layer =
        layers[Math.min(layers.length - 1, Math.floor(((height - k) / height) * layers.length))] ?? '#c98f4a';
      walls += path(shape, `transform="translate(${n(k * 0.35)} ${n(k)})" fill="${darken(layer, 0.08)}"`);
    }
    return walls + draw(shape, true);
  };
  return (
    ellipse(room.x + 22, room.y + height + 22, r * 1.12, r * 1.1, `fill="${d.spot(SHADOW, 0.7)}" fill-opacity=".48"`) +
    // The plate lies in the light between them: in the shade a narrow gap would look like a knife.
    placed(
      room.x,
      room.y,
      0,
      path(
        sector(r * 0.98, first, last),
        `transform="translate(${n(height * 0.3)} ${n(height * 0.7)})" fill="#fff4e0" fill-opacity=".34"`,
      ),
    ) +
    placed(room.x, room.y, 0, solid(rest)) +
    placed(
      room.x + dx,
      room.y + dy,
      0,
      path(piece, `transform="translate(9 ${height + 8})" fill="${SHADOW}" fill-opacity=".22"`) + solid(piece),
    )
  );
};
