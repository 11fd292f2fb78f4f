import { FILLS, GARNISHES, PIECES, PROPS, TABLES, VESSELS } from '@kitchen/recipes/pictureVocabulary';
import { Drawing } from './canvas/drawing';
import { SQUASH } from './canvas/tilt';
import { graded } from './canvas/grade';
import { drawDish } from './drawDish';
import { drawFill } from './fills/fillKinds';
import { type PictureSpec } from './pictureSpec';
import { layPieces } from './pieces/layPieces';
import { BLUE, type Box, GREEN, type Hue, type Look, lookAt, opacityOutside, RED } from '../testing/lookAt';
import { cleanColours } from './scene/cleanColours';
import { isSeenFromFront } from './scene/drinkScene';
import { nearness } from './scene/closeUp';
import { isFlat, isSeenLow, PLATE_AT, roomOnFlat, seenLow } from './scene/tilt';
import { NEAR } from './vessels/tilted';
import { drawTilted, isSeenTilted } from './vessels/tiltedKinds';
import { drawVessel } from './vessels/vesselKinds';

/**
 * Boxes of the picture before the camera goes near, [left, top, right, bottom]; a dish stands about (400, 303), a glass
 * reaches from 100 to 520.
 */
const BOXES = {
  middle: [340, 243, 460, 363],
  left: [220, 240, 300, 360],
  right: [500, 240, 580, 360],
  top: [340, 110, 460, 170],
  bottom: [340, 430, 460, 490],
  edge: [188, 280, 208, 320],
} as const;

interface Dish {
  kind: string;
  vessel?: string;
  piece?: string;
  colours?: readonly string[];
  /** The hue that most of a box has. The first colour of a dish is red, the second blue, its pieces are green. */
  shows: Partial<Record<keyof typeof BOXES, Hue>>;
}

const DISHES: readonly Dish[] = [
  { kind: 'soup', vessel: 'bowl-cream', shows: { middle: 'green', bottom: 'red' } },
  { kind: 'stew', vessel: 'pot', shows: { middle: 'green' } },
  { kind: 'curry-rice', vessel: 'bowl-cream', shows: { left: 'blue', edge: 'red' } },
  { kind: 'noodles', vessel: 'bowl-cream', shows: { middle: 'red', edge: 'blue' } },
  { kind: 'grains', shows: { middle: 'green', bottom: 'red' } },
  { kind: 'leaves', colours: [BLUE], shows: { bottom: 'blue', top: 'blue' } },
  { kind: 'crust', shows: { middle: 'red', left: 'red', edge: 'blue' } },
  { kind: 'toast', colours: [RED], shows: { middle: 'green' } },
  { kind: 'stack', shows: { bottom: 'red', left: 'red', middle: 'blue' } },
  { kind: 'bake', vessel: 'baking-dish', shows: { top: 'red', middle: 'green' } },
  { kind: 'slices', shows: { middle: 'red', top: 'none', bottom: 'none' } },
  { kind: 'cake', shows: { middle: 'red', top: 'red', left: 'red' } },
  { kind: 'skewers', shows: { middle: 'green' } },
  { kind: 'wrap', shows: { middle: 'red', left: 'red', edge: 'none' } },
  { kind: 'pieces', shows: { middle: 'green', top: 'green' } },
  { kind: 'omelette', vessel: 'pan', shows: { middle: 'red', left: 'red', right: 'red' } },
  { kind: 'porridge', vessel: 'bowl-cream', shows: { middle: 'green', top: 'red' } },
  { kind: 'rice', shows: { middle: 'green', bottom: 'red' } },
  { kind: 'soft-rice', vessel: 'bowl-cream', shows: { middle: 'green', top: 'red' } },
  { kind: 'rows', colours: [BLUE], shows: { middle: 'green' } },
  { kind: 'cut-pie', shows: { top: 'red', left: 'red' } },
  { kind: 'pastry', shows: { middle: 'blue', left: 'blue', edge: 'red' } },
  // Beside a drink stands the same once more, out of focus; on its other side is nothing.
  { kind: 'drink', vessel: 'highball', piece: 'wedge', shows: { left: 'none', bottom: 'red', right: 'red' } },
  { kind: 'foam-drink', vessel: 'highball', piece: 'wedge', shows: { top: 'blue', middle: 'red', left: 'none' } },
  { kind: 'layered-drink', vessel: 'highball', piece: 'wedge', shows: { top: 'blue', middle: 'red', left: 'none' } },
  { kind: 'plated', piece: 'mash', shows: { middle: 'green', bottom: 'blue' } },
  { kind: 'batch', vessel: 'tray', piece: 'cookie', shows: { left: 'green', middle: 'green' } },
  { kind: 'burger', piece: 'patty', shows: { middle: 'red', top: 'none' } },
  { kind: 'sandwich', piece: 'leaf', shows: { middle: 'blue', top: 'blue' } },
  { kind: 'tacos', vessel: 'board', shows: { middle: 'green', bottom: 'red' } },
  { kind: 'pittas', shows: { middle: 'green', bottom: 'red' } },
  { kind: 'rolls', vessel: 'baking-dish', shows: { middle: 'blue', left: 'blue', right: 'blue', top: 'red' } },
  { kind: 'folded-crepes', shows: { middle: 'red', left: 'red', right: 'red' } },
  { kind: 'quesadilla', shows: { middle: 'red', left: 'red', top: 'red' } },
  { kind: 'wreath', piece: 'meat-ball', shows: { middle: 'blue' } },
  { kind: 'pile', shows: { middle: 'green', left: 'green', top: 'green', bottom: 'green' } },
  { kind: 'loaf', vessel: 'board', shows: { middle: 'blue', left: 'red' } },
  { kind: 'en-croute', vessel: 'board', colours: [BLUE, RED], shows: { left: 'blue' } },
  { kind: 'roulade', vessel: 'board', shows: { middle: 'blue', left: 'red' } },
  { kind: 'squares', colours: [BLUE, RED], shows: { middle: 'blue', left: 'red', bottom: 'red' } },
  { kind: 'lozenges', colours: [BLUE, RED], shows: { middle: 'blue', edge: 'none' } },
  { kind: 'layer-cake', shows: { middle: 'blue', left: 'red', right: 'red', bottom: 'none' } },
  { kind: 'sponge-cake', shows: { middle: 'red', left: 'red', right: 'red' } },
  { kind: 'pie-lid', vessel: 'baking-dish', shows: { middle: 'red', top: 'red', bottom: 'red', edge: 'red' } },
  { kind: 'lattice-pie', colours: [BLUE, RED], shows: { left: 'blue', edge: 'blue' } },
  { kind: 'fan-tart', shows: { middle: 'blue', left: 'blue', edge: 'red' } },
  { kind: 'brulee', vessel: 'bowl-cream', shows: { middle: 'red', left: 'red', bottom: 'red' } },
  { kind: 'sub', vessel: 'board', colours: [RED], shows: { right: 'green', top: 'green' } },
  { kind: 'heap', shows: { middle: 'green', left: 'green', top: 'green', bottom: 'green' } },
  { kind: 'mash-topped', vessel: 'baking-dish', shows: { middle: 'red', left: 'red', top: 'red' } },
  { kind: 'fried-noodles', vessel: 'pan', shows: { left: 'green', middle: 'green', edge: 'red' } },
  { kind: 'spread', vessel: 'bowl-cream', shows: { left: 'red', right: 'red', bottom: 'red' } },
  { kind: 'streusel', vessel: 'baking-dish', shows: { left: 'red', right: 'red', top: 'red' } },
  {
    kind: 'shingled',
    vessel: 'baking-dish',
    piece: 'slice',
    colours: [BLUE],
    shows: { middle: 'green', left: 'green' },
  },
  { kind: 'strand-cake', vessel: 'pan', shows: { left: 'red', top: 'red' } },
  { kind: 'folded-square', shows: { left: 'red', right: 'red', middle: 'green' } },
  { kind: 'dimpled-bread', vessel: 'board', shows: { left: 'red', right: 'red' } },
  { kind: 'puffed', vessel: 'pan', shows: { edge: 'red', top: 'blue' } },
  { kind: 'charlotte', shows: { left: 'red', right: 'red', bottom: 'red' } },
  { kind: 'tostadas', shows: { left: 'green', middle: 'red' } },
  { kind: 'spooned-bake', vessel: 'baking-dish', shows: { left: 'red', top: 'red', right: 'green' } },
  { kind: 'parfait', vessel: 'highball', piece: 'wedge', shows: { top: 'blue', bottom: 'red', left: 'none' } },
  { kind: 'dosa', shows: { middle: 'red', left: 'red', bottom: 'none' } },
  { kind: 'crushed-cake', vessel: 'pan', shows: { left: 'red', top: 'red' } },
  { kind: 'ribbons', vessel: 'bowl-cream', shows: { middle: 'green', right: 'red', bottom: 'red' } },
  { kind: 'laid', piece: 'patty', shows: { middle: 'green' } },
];

const specOf = (
  { kind, vessel = 'plate', piece = 'chunk', colours = [RED, BLUE] }: Dish,
  colour: string,
): PictureSpec => ({
  vessel,
  table: 'marble-white',
  fill: { kind, colours },
  pieces: [{ kind: piece, ingredient: 'vegetable', colour }],
  garnish: [],
  props: [],
});

const drawnLooks = new Map<string, Promise<Look>>();
/** Each picture is rendered once for all tests. */
const lookAtDish = (dish: Dish, colour = GREEN): Promise<Look> => {
  const key = `${dish.kind} ${colour}`;
  const look = drawnLooks.get(key) ?? lookAt(drawDish(specOf(dish, colour), 'a dish'));
  drawnLooks.set(key, look);
  return look;
};

/** Where the box is seen in a dish that is seen from the side. */
const seenTilted = ([left, top, right, bottom]: Box, vessel: string): Box => {
  const { ground } = drawTilted(new Drawing('a dish'), vessel, 400);
  const wide = ground.rx / drawVessel(new Drawing('a dish'), vessel, 400, 303).ground.rx;
  const across = (x: number) => 400 + (x - 400) * wide * NEAR;
  const down = (y: number) => 300 + (ground.y + (y - 303) * wide * SQUASH - 300) * NEAR;
  return [across(left), down(top), across(right), down(bottom)];
};

/** Where the box is seen on a board or a tray, from the side of the table. */
const seenOnFlat = ([left, top, right, bottom]: Box, { vessel, fill }: PictureSpec): Box => {
  const flat = roomOnFlat(drawVessel(new Drawing('a dish'), vessel, 400, 303), fill.kind);
  const { ground, lean = 1 } = flat;
  const near = nearness(flat);
  const across = (x: number) => 400 + (x - 400) * near;
  const down = (y: number) => 300 + (ground.y + ((y - 303) * ground.ry * lean) / 182 - 300) * near;
  return [across(left), down(top), across(right), down(bottom)];
};

/** Where the box is seen, as near as the camera goes to this vessel. */
const seenAt = (box: Box, picture: PictureSpec): Box => {
  const { vessel, fill } = picture;
  if (isSeenTilted(vessel, fill.kind)) return seenTilted(box, vessel);
  if (isFlat(vessel)) return seenOnFlat(box, picture);
  const [left, top, right, bottom] = box;
  const d = new Drawing('a dish');
  const isLow = isSeenLow(fill.kind, vessel);
  const fromAbove = isSeenFromFront(vessel) ? undefined : drawVessel(d, vessel, 400, 303);
  const seen = fromAbove && (isLow ? seenLow(d, fromAbove, fill.kind) : fromAbove);
  const near = seen ? nearness(seen) : 1;
  const lean = seen && isLow ? seen.ground.ry / seen.ground.rx : 1;
  const across = (x: number) => 400 + (x - 400) * near;
  const down = (y: number) => 300 + ((isLow ? PLATE_AT + (y - 303) * lean : y) - 300) * near;
  return [across(left), down(top), across(right), down(bottom)];
};

describe('the picture of a dish', () => {
  it('is tested for every kind of dish', () => {
    expect(DISHES.map(({ kind }) => kind)).toEqual(FILLS);
  });

  it.each(DISHES)('has the parts of $kind where they belong', async (dish) => {
    const look = await lookAtDish(dish);
    const seen = Object.keys(dish.shows).map((name) => [
      name,
      look.hueIn(seenAt(BOXES[name as keyof typeof BOXES], specOf(dish, GREEN))),
    ]);
    expect(Object.fromEntries(seen)).toEqual(dish.shows);
  });

  it.each(DISHES)('shows the pieces of $kind in their own colour', async (dish) => {
    const [green, yellow] = [await lookAtDish(dish, GREEN), await lookAtDish(dish, '#f0d020')];
    expect(green.differenceFrom(yellow)).toBeGreaterThan(0.002);
  });

  it('marks a roll that was pressed with bars', () => {
    const roll = (colours: string[]) =>
      drawDish(specOf({ kind: 'sub', vessel: 'board', colours, shows: {} }, GREEN), 'a dish');
    const bar = `stroke="${cleanColours([BLUE]).map(graded).join()}"`;
    expect(roll([RED, BLUE])).toContain(bar);
    expect(roll([RED])).not.toContain(bar);
  });

  it('makes a loaf of minced meat one with a glaze along its top', async () => {
    const loaf = (ingredient: string) =>
      lookAt(
        drawDish(
          {
            ...specOf({ kind: 'loaf', vessel: 'board', colours: [BLUE, BLUE, RED], shows: {} }, GREEN),
            pieces: [{ kind: 'crumble', ingredient }],
            garnish: [],
          },
          'a dish',
        ),
      );
    expect((await loaf('beef')).differenceFrom(await loaf('parsley'))).toBeGreaterThan(0.01);
  });

  it.each([
    ['squares', 'board', 'cube'],
    ['loaf', 'board', 'shred'],
  ])('shows in the cut of %s what was baked in', async (kind, vessel, piece) => {
    const cut = (colour: string) => {
      const picture = specOf({ kind, vessel, colours: [RED], shows: {} }, GREEN);
      return lookAt(
        drawDish({ ...picture, pieces: [{ kind: piece, ingredient: 'x', colour, lies: 'under' }] }, 'a dish'),
      );
    };
    expect((await cut(GREEN)).differenceFrom(await cut(BLUE))).toBeGreaterThan(0.003);
  });

  it.each(['parfait', 'drink'])('fills a %s of crushed ice with splinters up to a mound', (kind) => {
    const iced = (ingredient: string) => {
      const picture = specOf({ kind, vessel: 'tumbler', shows: {} }, GREEN);
      return drawDish({ ...picture, pieces: [{ kind: 'crumble', ingredient, colour: GREEN }] }, 'a dish');
    };
    expect(iced('ice').length).toBeGreaterThan(iced('biscuits').length * 1.5);
  });

  it('makes squares of puffed rice from grains', () => {
    const squares = (ingredient: string) => {
      const picture = specOf({ kind: 'squares', vessel: 'board', piece: 'crumble', shows: {} }, GREEN);
      return drawDish({ ...picture, pieces: [{ kind: 'crumble', ingredient, colour: GREEN }] }, 'a dish');
    };
    expect(squares('rice').length).toBeGreaterThan(squares('almonds').length * 2);
  });

  it.each(DISHES)('keeps $kind inside the frame', async (dish) => {
    const { vessel, fill, pieces } = specOf(dish, GREEN);
    const d = new Drawing('a dish');
    const { ground, isDeep } = drawVessel(d, vessel, 400, 303);
    const filling = drawFill(fill.kind, { d, ground, isDeep, colours: fill.colours, pieces });
    const food = filling.surface + layPieces(d, filling.pieces, filling.areas, filling);
    // The faint end of a shadow may reach past the frame; food may not.
    expect(await opacityOutside(d.toSvg(food))).toBeLessThan(8);
  });

  it.each(VESSELS.filter((vessel) => !isSeenFromFront(vessel)))('shows %s as near as the frame allows', (vessel) => {
    const { ground } = drawVessel(new Drawing('a dish'), vessel, 400, 303);
    const near = nearness(drawVessel(new Drawing('a dish'), vessel, 400, 303));
    expect(near).toBeGreaterThan(1);
    // A rim may leave the picture at its top and bottom, the food does not.
    expect(ground.rx * near).toBeLessThan(340);
    expect(ground.ry * near).toBeLessThan(285);
  });

  it('looks different for every kind of dish', async () => {
    const looks = await Promise.all(DISHES.map(async (dish) => ({ kind: dish.kind, look: await lookAtDish(dish) })));
    const alike = looks.flatMap((one, i) =>
      looks
        .slice(i + 1)
        .flatMap((other) => (one.look.differenceFrom(other.look) < 0.02 ? [`${one.kind} and ${other.kind}`] : [])),
    );
    expect(alike).toEqual([]);
  });
});

describe('the words of a picture', () => {
  const plain: PictureSpec = {
    vessel: 'plate',
    table: 'linen-oat',
    fill: { kind: 'soup', colours: [] },
    pieces: [],
    garnish: [],
    props: [],
  };
  const drink: PictureSpec = { ...plain, vessel: 'highball', fill: { kind: 'drink', colours: ['#c9d98a'] } };
  const item = (kind: string) => ({ kind, ingredient: 'vegetable' });
  const drawn = (picture: PictureSpec) => drawDish(picture, 'a dish');

  it.each([
    ['vessel', VESSELS, (word: string) => drawn({ ...plain, vessel: word })],
    ['table', TABLES, (word: string) => drawn({ ...plain, table: word })],
    ['piece', PIECES.filter((word) => word !== 'wheel'), (word: string) => drawn({ ...plain, pieces: [item(word)] })],
    ['garnish', GARNISHES, (word: string) => drawn({ ...plain, garnish: [item(word)] })],
    ['prop', PROPS, (word: string) => drawn({ ...plain, props: [item(word)] })],
  ] as const)('have a drawing of its own for each %s', (_name, words, draw) => {
    const pictures = words.map(draw);
    expect(new Set(pictures).size).toBe(words.length);
    expect(pictures.join('')).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('have a drawing for each garnish of a drink in a glass', () => {
    for (const word of GARNISHES) expect(drawn({ ...drink, garnish: [item(word)] })).not.toBe(drawn(drink));
  });

  it('show nothing for a prop or garnish that is not in the vocabulary', () => {
    expect(drawn({ ...plain, garnish: [item('gold-leaf')], props: [item('unicorn')] })).toBe(drawn(plain));
  });

  it('give the same picture for the same seed, and another for another seed', () => {
    expect(drawn(plain)).toBe(drawn(plain));
    expect(drawDish(plain, 'another dish')).not.toBe(drawn(plain));
  });
});
