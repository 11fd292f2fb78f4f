import { grown, pointsIn, type Area } from './areas';
import { n, type Drawing } from './drawing';
import { type Filling, type FillNeeds } from './filling';
import { SHADOW, colourOr, darken, lighten, mix } from './palette';
import { pieceKind } from './pieceKinds';
import { usualColour } from './usualColours';
import { drawPiece } from './layPieces';
import { blob, boxShadow, contact, ellipse, line, path, placed, smooth, tonalPatches } from './svgShapes';
import { gloss } from './wetFills';

/** Spots where a pan has browned dough, over a box of half sizes. */
const browned = (d: Drawing, area: Area, count: number, size: number, colour: string, opacity = 0.5) =>
  pointsIn(d.random, area, count, 0.96)
    .map(({ x, y }) => {
      const r = size * d.random.between(0.4, 1.4);
      return ellipse(
        x,
        y,
        r * 1.25,
        r * 0.85,
        `fill="${d.spot(mix(colour, '#84420f', d.random.between(0.45, 0.85)), 0.1)}" fill-opacity="${opacity}"`,
        d.random.between(0, 180),
      );
    })
    .join('');

/** Rolled tortillas side by side under their sauce. Colours: the tortillas, the sauce; pieces lie on top. */
export const rolls = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#e3bf7f', sauce] = colours;
  const isWide = ground.rx > ground.ry * 1.2;
  const room: Area = isWide ? grown(ground, 0.95) : { ...ground, rx: ground.rx * 0.86, ry: ground.ry * 0.78 };
  const count = isWide ? 5 : 3;
  const half = room.rx / count;
  let surface =
    isDeep && sauce
      ? `<rect x="${n(ground.x - ground.rx)}" y="${n(ground.y - ground.ry)}" width="${n(ground.rx * 2)}" height="${n(ground.ry * 2)}" rx="${n(ground.corner ?? ground.rx)}" fill="${d.shade(darken(sauce, 0.2), { light: 0.2, dark: 0.3 })}"/>`
      : '';
  for (let i = 0; i < count; i++) {
    const x = room.x + (i * 2 - count + 1) * half + d.random.between(-2, 2);
    const [w, h] = [half * 0.97, room.ry * d.random.between(0.92, 0.98)];
    const lean = d.random.between(-2, 2);
    const shape = `<rect x="${n(-w)}" y="${n(-h)}" width="${n(w * 2)}" height="${n(h * 2)}" rx="${n(w * 0.42)}"/>`;
    const seam = `M${n(w * 0.5)} ${n(-h * 0.94)}Q${n(w * 0.3)} 0 ${n(w * 0.52)} ${n(h * 0.94)}`;
    surface +=
      boxShadow(x - w + 6, room.y - h + 8, w * 2, h * 2, w * 0.4, 9, 0.5) +
      placed(
        x,
        room.y,
        lean,
        shape.replace(
          '/>',
          ` fill="${d.run([mix(bread, '#b8762c', 0.25), lighten(bread, 0.4), lighten(bread, 0.16), bread, darken(bread, 0.5)], true)}"/>`,
        ) +
          d.clipped(
            shape,
            browned(d, { x: 0, y: 0, rx: w, ry: h, corner: 1 }, 22, 11, bread, 0.45) +
              path(seam, line(darken(bread, 0.5), 4, 0.45)) +
              path(seam, `${line(lighten(bread, 0.6), 3, 0.6)} transform="translate(-4 0)"`) +
              [-1, 1]
                .map(
                  (end) =>
                    ellipse(0, end * h, w * 0.72, 15, `fill="${darken(bread, 0.62)}" fill-opacity=".75"`) +
                    ellipse(0, end * h, w * 0.4, 8, `fill="${darken(sauce ?? bread, 0.4)}"`),
                )
                .join('') +
              path(`M${n(-w * 0.5)} ${n(-h * 0.8)}V${n(h * 0.8)}`, line('#fff6e0', 6, 0.3)),
          ),
      );
  }
  const ladle: Area = { x: room.x, y: room.y, rx: room.rx * 1.0, ry: room.ry * 0.58 };
  if (sauce) {
    const steps = count * 4;
    const edge = (side: number) =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const along = (i / steps) * 2 - 1;
        const onRoll = Math.abs((((i / steps) * count) % 1) - 0.5);
        return {
          x: ladle.x + along * ladle.rx * -side,
          y: ladle.y + side * (ladle.ry + onRoll * 22 + d.random.between(-7, 7)),
        };
      });
    const pool = smooth([...edge(-1), ...edge(1)]);
    const ridges = Array.from({ length: count }, (_, i) => {
      const x = room.x + (i * 2 - count + 1) * half;
      return (
        ellipse(
          x - half * 0.3,
          ladle.y,
          half * 0.42,
          ladle.ry * 0.96,
          `fill="${d.spot(lighten(sauce, 0.45), 0)}" fill-opacity=".5"`,
        ) + ellipse(x + half, ladle.y, half * 0.4, ladle.ry * 1.1, `fill="${d.spot(SHADOW, 0)}" fill-opacity=".5"`)
      );
    }).join('');
    surface +=
      path(pool, `transform="translate(2 6)" fill="${SHADOW}" fill-opacity=".3"`) +
      path(pool, `fill="${d.shade(sauce, { light: 0.24, dark: 0.26 })}"`) +
      d.clipped(path(pool, ''), tonalPatches(d, pointsIn(d.random, ladle, 30), 22, sauce, 0.4) + ridges) +
      gloss(grown(ladle, 0.92), 0.16);
  }
  const on = grown(ladle, 0.86);
  return { surface, areas: [on], garnished: on, pieces, crowd: 0.9 };
};

/** The outline of a round folded or cut to a part of itself: its point at the left, its arc at the right. */
const sector = (degrees: number, reach = 200) => {
  const angle = (degrees * Math.PI) / 360;
  const [x, y] = [-100 + Math.cos(angle) * reach, Math.sin(angle) * reach];
  return `M-96 -4Q-103 0 -96 4L${n(x - 4)} ${n(y)}Q${n(x + 4)} ${n(y + 2)} ${n(x + 5)} ${n(y - 5)}A${reach} ${reach} 0 0 0 ${n(x + 5)} ${n(-y + 5)}Q${n(x + 4)} ${n(-y - 2)} ${n(x - 4)} ${n(-y)}Z`;
};

/** Crepes folded in four, fanned out. The colour is theirs; pieces lie on them. */
export const foldedCrepes = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#e3b463'] = colours;
  const size = Math.min(ground.rx, ground.ry) * 0.92;
  const shape = sector(84);
  const surface = [-46, 46, 0]
    .map((fan, i) => {
      const turn = -90 + fan + d.random.between(-4, 4);
      const radians = (turn * Math.PI) / 180;
      const [x, y] = [
        ground.x + Math.cos(radians) * size * 0.42,
        ground.y + size * 0.52 + Math.sin(radians) * size * 0.42 + i * 3,
      ];
      const lace = Array.from({ length: 44 }, () => {
        const [a, r] = [d.random.between(-0.68, 0.68), d.random.between(30, 192)];
        const ring = d.random.between(3, 9);
        return ellipse(
          -100 + Math.cos(a) * r,
          Math.sin(a) * r,
          ring * 1.3,
          ring,
          `fill="${mix(colour, '#96521a', 0.5)}" fill-opacity=".2" stroke="${mix(colour, '#8a4412', 0.75)}" stroke-width="2.2" stroke-opacity=".4"`,
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
              browned(d, { x: 10, y: 0, rx: 96, ry: 110 }, 26, 22, colour, 0.4) +
                lace +
                arc(196, mix(colour, '#9a5a20', 0.5), 8, 0.5) +
                arc(172, darken(colour, 0.34), 3, 0.4) +
                arc(169, lighten(colour, 0.6), 3, 0.6),
            ) +
            path('M-92 -6L36 -118', line('#fff6e0', 4, 0.5)),
          size / 100,
        )
      );
    })
    .join('');
  const face: Area = { x: ground.x, y: ground.y - size * 0.16, rx: size * 0.72, ry: size * 0.5 };
  const heart: Area = { x: ground.x + size * 0.04, y: ground.y + size * 0.24, rx: size * 0.42, ry: size * 0.3 };
  return {
    surface,
    areas: [heart],
    garnished: face,
    pieces,
    crowd: 0.4 / Math.max(0.16, 0.3),
    scale: 0.9,
    isGarnishedFirst: true,
  };
};

/** A filled flatbread cut in wedges, its filling at the cuts. Colours: the bread, the melted cheese; pieces are inside. */
export const quesadilla = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#e6c68c', cheese = '#f4cf6a'] = colours;
  const isWide = ground.rx > ground.ry * 1.2;
  const size = Math.min(ground.rx, ground.ry) * (isWide ? 0.5 : 0.56);
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
            {
              ...item,
              colour: colourOr(
                item.colour,
                usualColour(item.kind, item.ingredient) ?? pieceKind(item.kind, item.ingredient).colour,
              ),
            },
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
              browned(d, { x: 10, y: 0, rx: 92, ry: 84 }, 22, 17, bread, 0.7) +
                browned(d, { x: 10, y: 0, rx: 92, ry: 84 }, 16, 6, '#9a5a20', 0.7),
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
