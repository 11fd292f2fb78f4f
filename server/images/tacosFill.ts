import { type Area } from './areas';
import { type Filling, type FillNeeds } from './filling';
import { drawPiece } from './layPieces';
import { SHADOW, darken, lighten, mix } from './palette';
import { pieceKind } from './pieceKinds';
import { contact, ellipse, line, path, placed } from './svgShapes';

/** Tacos standing in a row, each folded about its filling. The colour is the tortilla's. */
export const tacos = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#ecd08c'] = colours;
  const isWide = ground.rx > ground.ry * 1.3;
  const size = Math.min(ground.rx * (isWide ? 0.5 : 0.82), ground.ry * 0.76);
  const lean = d.random.between(-12, -6);
  const areas: Area[] = [];
  const back = 'M-106 4C-104 -40 -50 -66 0 -66C50 -66 104 -40 106 4L96 40H-96Z';
  const front = 'M-108 2C-70 22 70 22 108 2C108 50 62 88 0 88C-62 88 -108 50 -108 2Z';
  const surface = [-1, 0, 1]
    .map((row) => {
      const at = { x: ground.x - row * size * 0.08, y: ground.y + row * size * 0.84 - size * 0.02 };
      areas.push({ x: at.x, y: at.y - size * 0.2, rx: size * 0.78, ry: size * 0.24 });
      const turn = lean + d.random.between(-3, 3);
      const spots = (count: number, from: number, to: number) =>
        Array.from({ length: count }, () => {
          const r = d.random.between(5, 15);
          return ellipse(
            d.random.between(-96, 96),
            d.random.between(from, to),
            r * 1.3,
            r * 0.8,
            `fill="${d.spot(mix(bread, '#8a4a14', d.random.between(0.5, 0.9)), 0.1)}" fill-opacity=".6"`,
            d.random.between(0, 180),
          );
        }).join('');
      let filling = '';
      for (const item of pieces) {
        const kind = pieceKind(item.kind, item.ingredient);
        const usual = item.kind === 'wheel' ? 4 : item.kind === 'slice' ? 5 : 200 / kind.size;
        const each = Math.max(4, Math.min(13, Math.round(usual)));
        for (let i = 0; i < each; i++) {
          const x = ((i + 0.5) / each - 0.5) * 176 + d.random.between(-8, 8);
          const rise = 26 * (1 - (x / 104) ** 2);
          const size =
            Math.min(kind.size, item.kind === 'wheel' ? 19 : 27) *
            (kind.size < 14 ? 0.9 : 1) *
            d.random.between(0.9, 1.1);
          filling += drawPiece(
            d,
            item,
            { x, y: -rise + d.random.between(-16, 14) },
            size,
            d.random.between(-70, 70),
            0.6,
          );
        }
      }
      return (
        contact(d, at.x + 6, at.y + size * 0.5, size * 1.12, size * 0.56, 0.66, turn) +
        placed(
          at.x,
          at.y,
          turn,
          path(back, `fill="${d.shade(darken(bread, 0.1), { light: 0.2, dark: 0.34, turn })}"`) +
            path('M-102 -2C-96 -40 -48 -62 0 -62C48 -62 96 -40 102 -2', line(lighten(bread, 0.5), 4, 0.7)) +
            d.clipped(path(back, ''), spots(8, -60, -20)) +
            filling +
            path(front, `transform="translate(2 7)" fill="${darken(bread, 0.6)}"`) +
            path(front, `transform="translate(0 -4)" fill="${SHADOW}" fill-opacity=".3"`) +
            path(front, `fill="${d.shade(bread, { light: 0.45, dark: 0.36, turn })}"`) +
            d.clipped(
              path(front, ''),
              spots(20, 8, 84) + ellipse(-20, 34, 60, 20, `fill="${d.spot('#fff6e0', 0)}" fill-opacity=".4"`),
            ) +
            path('M-104 5C-68 25 68 25 104 5', line(lighten(bread, 0.7), 4, 0.85)),
          size / 100,
        )
      );
    })
    .join('');
  return { surface, areas, garnished: areas, pieces: [] };
};
