/** Draws the pictures of server/images/README.md into server/images/readme: `npm run draw:images-readme`. */
import { join } from 'node:path';
import { FILLS, PIECES, PROPS } from '../kitchen/recipes/pictureVocabulary';
import { compileCorpus } from '../server/corpus/loadCorpus';
import { Drawing } from '../server/images/canvas/drawing';
import { drawDish } from '../server/images/drawDish';
import { type PictureItem, type PictureSpec } from '../server/images/pictureSpec';
import { drawPiece } from '../server/images/pieces/drawPiece';
import { drawProp } from '../server/images/props/layProps';
import { type SheetLayout, type Tile, writeSheet } from './pictureSheet';

const root = join(__dirname, '..');
const folder = join(root, 'server', 'images', 'readme');
const corpus = compileCorpus(root);

const LAYERS: SheetLayout = { columns: 5, width: 192, height: 144, caption: 24, fontSize: 14, quality: 70 };
const DISHES: SheetLayout = { columns: 6, width: 160, height: 120, caption: 22, fontSize: 13, quality: 50 };
const SHAPES: SheetLayout = { columns: 9, width: 104, height: 78, caption: 20, fontSize: 12, quality: 66 };

/** Pieces whose ingredient decides what they look like. */
const INGREDIENTS: Readonly<Record<string, string>> = {
  wheel: 'lemon',
  slice: 'cucumber',
  wedge: 'lime',
  berry: 'strawberry',
};

const tile = (name: string, svg: string): Tile => ({ name, image: Buffer.from(svg) });

/** One dish, layer by layer. */
const layersOf = (slug: string): Tile[] => {
  const { picture } = corpus.find((recipe) => recipe.slug === slug)!;
  const bare: PictureSpec = { ...picture, fill: { kind: 'pieces', colours: [] }, pieces: [], garnish: [], props: [] };
  const steps: readonly (readonly [string, PictureSpec])[] = [
    ['table and vessel', bare],
    ['+ fill', { ...bare, fill: picture.fill }],
    ['+ pieces', { ...bare, fill: picture.fill, pieces: picture.pieces }],
    ['+ garnish', { ...picture, props: [] }],
    ['+ props', picture],
  ];
  return steps.map(([name, step]) => tile(name, drawDish(step, slug)));
};

/** For each kind of dish, the recipe of the collection that shows most of its parts. */
const kindsOfDish = (): Tile[] =>
  FILLS.flatMap((kind) => {
    const [fullest] = corpus
      .filter(({ picture }) => picture.fill.kind === kind)
      .toSorted((a, b) => partsOf(b.picture) - partsOf(a.picture));
    return fullest ? [tile(kind, drawDish(fullest.picture, fullest.slug))] : [];
  });

const partsOf = ({ pieces, garnish, fill }: PictureSpec) => pieces.length + garnish.length + fill.colours.length;

const onPaper = (name: string, draw: (d: Drawing, item: PictureItem) => string): Tile => {
  const d = new Drawing(name);
  const paper = '<rect width="800" height="600" fill="#f3e6cc"/>';
  return tile(name, d.toSvg(paper + draw(d, { kind: name, ingredient: INGREDIENTS[name] ?? '-' })));
};

const pieces = PIECES.map((word) => onPaper(word, (d, item) => drawPiece(d, item, { x: 400, y: 300 }, 225, -14)));
const props = PROPS.map((word) => onPaper(word, (d, item) => drawProp(d, item, 400, 300, 215, -1)));

const drawAll = async () => {
  await writeSheet(join(folder, 'layers.webp'), layersOf('shakshuka'), LAYERS);
  await writeSheet(join(folder, 'dishes.webp'), kindsOfDish(), DISHES);
  await writeSheet(join(folder, 'pieces.webp'), pieces, SHAPES);
  await writeSheet(join(folder, 'props.webp'), props, SHAPES);
};

void drawAll();
