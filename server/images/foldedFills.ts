import { pointsIn, type Area } from './areas';
import { n } from './drawing';
import { type Filling, type FillNeeds } from './filling';
import { drawPiece } from './layPieces';
import { darken, lighten, mix } from './palette';
import { pieceKind } from './pieceKinds';
import { browning } from './solidFills';
import { blob, contact, ellipse, line, path, placed } from './svgShapes';

/** The outline of a round folded or cut to a part of itself: its point at the left, its arc at the right. */
const sector = (degrees: number, reach = 200) => {
  const angle = (degrees * Math.PI) / 360;
  const [x, y] = [-100 + Math.cos(angle) * reach, Math.sin(angle) * reach];
  return `M-96 -4Q-103 0 -96 4L${n(x - 4)} ${n(y)}Q${n(x + 4)} ${n(y + 2)} ${n(x + 5)} ${n(y - 5)}A${reach} ${reach} 0 0 0 ${n(x + 5)} ${n(-y + 5)}Q${n(x + 4)} ${n(-y - 2)} ${n(x - 4)} ${n(-y)}Z`;
};

/** Crepes folded in four, fanned out. The colour is theirs; pieces lie on them. */
export const foldedCrepes = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#e3b463'] = colours;
  const size = Math.min(ground.rx, ground.ry) * 0.68;
  const shape = sector(84);
  const surface = [-52, 52, 0]
    .map((fan, i) => {
      const turn = -90 + fan + d.random.between(-4, 4);
      const radians = (turn * Math.PI) / 180;
      const [x, y] = [
        ground.x + Math.cos(radians) * size * 0.94,
        ground.y + size * 0.72 + Math.sin(radians) * size * (fan ? 0.94 : 1) + i * 3,
      ];
      const lace = Array.from({ length: 44 }, () => {
        const [a, r] = [d.random.between(-0.68, 0.68), d.random.between(30, 192)];
        const ring = d.random.between(3, 9);
        return ellipse(
          -100 + Math.cos(a) * r,
          Math.sin(a) * r,
          ring * 1.3,
          ring,
          `fill="${mix(colour, '#96521a', 0.5)}" fill-opacity=".16" stroke="${mix(colour, '#8a4412', 0.75)}" stroke-width="2" stroke-opacity=".24"`,
          d.random.between(0, 180),
        );
      }).join('');
      const sheet = (dx: number, dy: number, tone: string) =>
        path(shape, `transform="translate(${dx} ${dy})" fill="${tone}"`);
      const arc = (r: number, tone: string, width: number, opacity: number) => {
        const [ax, ay] = [-100 + Math.cos(0.7) * r, Math.sin(0.7) * r];
        return path(`M${n(ax)} ${n(-ay)}A${r} ${r} 0 0 1 ${n(ax)} ${n(ay)}`, line(tone, width, opacity));
      };
      return (
        contact(d, x + 4, y + 6, size * 0.98, size * 0.66, 0.6, turn) +
        placed(
          x,
          y,
          turn,
          sheet(-9, 5, darken(colour, 0.5)) +
            sheet(5, 5, mix(colour, '#b8742c', 0.3)) +
            sheet(2, 3, lighten(colour, 0.45)) +
            sheet(4, 0, darken(colour, 0.24)) +
            sheet(0, 0, d.shade(colour, { light: 0.4, dark: 0.22, turn })) +
            d.clipped(
              path(shape, ''),
              browning(d, pointsIn(d.random, { x: 10, y: 0, rx: 96, ry: 110 }, 26, 0.96), 22, colour, 0.4) +
                lace +
                arc(196, mix(colour, '#9a5a20', 0.5), 8, 0.5) +
                arc(172, darken(colour, 0.34), 3, 0.4) +
                arc(169, lighten(colour, 0.6), 3, 0.6),
            ) +
            path('M-92 -6L36 -118', line('#fff6e0', 4, 0.5)),
          (size * (fan ? 0.94 : 1)) / 100,
        )
      );
    })
    .join('');
  const face: Area = { x: ground.x, y: ground.y - size * 0.16, rx: size * 0.72, ry: size * 0.5 };
  const beside: Area = { x: ground.x + size * 0.5, y: ground.y + size * 1.1, rx: size * 0.62, ry: size * 0.5 };
  return {
    surface,
    areas: [beside],
    garnished: face,
    pieces,
    crowd: 1.4,
    scale: 1,
    isGarnishedFirst: true,
  };
};

/** A filled flatbread cut in wedges, its filling at the cuts. Colours: the bread, the melted cheese; pieces are inside. */
export const quesadilla = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#e6c68c', cheese = '#f4cf6a'] = colours;
  const isWide = ground.rx > ground.ry * 1.2;
  const size = Math.min(ground.rx, ground.ry) * (isWide ? 0.55 : 0.58);
  const shape = sector(58);
  const faces: Area[] = [];
  const stretch = isWide ? 1.25 : 1;
  const wedges = [270, 210, 330, 150, 30, 90].map((degrees) => {
    const turn = degrees + 180 + 180 + d.random.between(-5, 5);
    const radians = (turn * Math.PI) / 180;
    const reach = size * (degrees === 30 ? 1.36 : 1.14);
    const [x, y] = [ground.x + Math.cos(radians) * reach * stretch, ground.y + Math.sin(radians) * reach - size * 0.04];
    faces.push({ x, y, rx: size * 0.5, ry: size * 0.4 });
    // Whatever way a wedge is turned, its thickness hangs down and the light comes from the top left.
    const down = (by: number) => `transform="translate(${n(Math.sin(radians) * by)} ${n(Math.cos(radians) * by)})"`;
    const angle = 0.506;
    let filling = '';
    for (const side of [-1, 1]) {
      for (let i = 0; i < 9; i++) {
        const along = 30 + i * 19 + d.random.between(-5, 5);
        const at = {
          x: -100 + Math.cos(angle) * along + Math.sin(radians) * 11,
          y: side * Math.sin(angle) * along + Math.cos(radians) * 11,
        };
        const item = pieces[d.random.whole(0, Math.max(0, pieces.length - 1))];
        filling += path(
          blob(d.random, at.x, at.y, d.random.between(9, 15), d.random.between(7, 11), { wobble: 0.2 }),
          `fill="${d.shade(mix(cheese, lighten(cheese, 0.3), d.random.next()), { light: 0.4, dark: 0.2, turn })}"`,
        );
        if (item && d.random.chance(0.5)) {
          filling += drawPiece(
            d,
            item,
            at,
            Math.min(15, pieceKind(item.kind, item.ingredient).size),
            d.random.between(0, 180),
            0,
          );
        }
      }
    }
    return {
      y,
      drawn:
        contact(d, x + 4, y + 10, size * 0.98, size * 0.56, 0.66, turn) +
        placed(
          x,
          y,
          turn,
          path(shape, `${down(22)} fill="${darken(bread, 0.55)}"`) +
            path(shape, `${down(18)} fill="${d.shade(mix(bread, '#a8682a', 0.3), { light: 0.3, dark: 0.3, turn })}"`) +
            path(shape, `${down(11)} fill="${mix(cheese, '#c98a2a', 0.3)}"`) +
            filling +
            path(shape, `${down(4)} fill="${darken(bread, 0.4)}"`) +
            path(shape, `fill="${d.shade(bread, { light: 0.42, dark: 0.24, turn })}"`) +
            d.clipped(
              path(shape, ''),
              browning(d, pointsIn(d.random, { x: 10, y: 0, rx: 92, ry: 84 }, 22, 0.96), 17, bread, 0.7) +
                browning(d, pointsIn(d.random, { x: 10, y: 0, rx: 92, ry: 84 }, 16, 0.96), 6, '#9a5a20', 0.7),
            ) +
            path(shape, line(lighten(bread, 0.6), 3, 0.5)),
          size / 100,
        ),
    };
  });
  const surface = wedges
    .sort((a, b) => a.y - b.y)
    .map(({ drawn }) => drawn)
    .join('');
  return { surface, areas: faces, garnished: faces, pieces: [] };
};
