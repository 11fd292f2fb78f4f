import { type Drawing } from '../canvas/drawing';
import { brightness, colourOr, lighten, mix } from '../canvas/palette';
import { path } from '../canvas/svg';
import { crushedIn, crushedTop, isCrushed } from '../glasses/crushedIce';
import { piecesInside, piecesPacked } from '../glasses/floating';
import { iceOut } from '../glasses/ice';
import { garnishOn } from '../glasses/garnishOn';
import { depthOf } from '../glasses/depth';
import { dew } from '../glasses/dew';
import { glassBack, handleOf, shadowOnTable } from '../glasses/glassBack';
import { glassFront } from '../glasses/glassFront';
import { glassOf, isGlass } from '../glasses/glassKinds';
import type { GlassScene } from '../glasses/glassScene';
import { bubblesIn, liquidIn, pulpIn, surfaceAt, toneOfLayers } from '../glasses/liquid';
import { metalBody, metalTop } from '../glasses/metalCup';
import { onTop } from '../glasses/onSurface';
import { isDark } from '../glasses/lightIn';
import { layersIn, spoonedTop } from '../glasses/spooned';
import { glassOutline } from '../glasses/profile';
import { peelColour } from '../glasses/peel';
import { onPick, onRim } from '../glasses/rim';
import { sticks, sticksTops } from '../glasses/sticks';
import type { PictureItem, PictureSpec } from '../pictureSpec';
import { cutFruitBeside } from '../props/cutFruit';
import { glassBehind } from './glassBehind';
import { nearGlass } from './nearGlass';
import { propsBesideGlass } from '../props/layProps';
import { vignette, windowLight } from '../table/light';
import { tableOf } from '../table/tables';
import { drawWallAndTable } from '../table/wallAndTable';

/** Glasses are seen from the front; cups, mugs, plates and bowls from above. */
export const isSeenFromFront = isGlass;

/** A drink from this brightness on would vanish in a bright light behind it. */
const PALE = 0.78;

/** Garnishes that stand above the rim and are drawn over the others. */
const HIGH = new Set(['herb-sprig', 'leaf', 'straw', 'zest', 'cherry']);

/** What stands up high out of a glass: sticks, and pineapple with its leaves. */
const isTall = ({ kind, ingredient }: PictureItem) => kind === 'spear' || /pineapple/i.test(ingredient);

/** The colour of the drink, of its surface, and of its foam where it has any. */
const coloursOf = ({ fill: { kind, colours }, garnish }: PictureSpec) => {
  const liquid = colours[0] ?? (kind === 'empty' ? '#dde6e4' : '#e9f0c4');
  const foamItem = garnish.find((item) => item.kind === 'foam');
  const foamOfItem = foamItem && colourOr(foamItem.colour, mix(lighten(liquid, 0.6), '#fff4dc', 0.6));
  const foam = kind === 'foam-drink' ? (colours[1] ?? lighten(liquid, 0.62)) : foamOfItem;
  return { liquid, top: /^(layered-drink|parfait)$/.test(kind) ? (colours.at(-1) ?? liquid) : liquid, foam };
};

/** In a drink that cannot be seen through a slice sits on the rim only, and berries lie on it. */
const seenInside = (pieces: readonly PictureItem[]) =>
  pieces.filter(({ kind }) => !/^(wheel|slice|wedge|berry|leaf)$/.test(kind));

/** A drink blended from fruit: it has a piece of it, and neither ice nor a foot under its glass. */
const isBlended = ({ foot }: GlassScene['glass'], { fill: { kind }, pieces }: PictureSpec) =>
  kind === 'foam-drink' &&
  foot === undefined &&
  !pieces.some((item) => item.kind === 'ice') &&
  pieces.some((item) => /^(berry|wedge)$/.test(item.kind) || /banana|avocado|mango/i.test(item.ingredient));

/** A foaming drink, and one of scraped ice, hide what is in them. */
const isOpaque = ({ fill: { kind }, pieces }: PictureSpec) =>
  kind === 'foam-drink' || (kind === 'parfait' && isCrushed(pieces));

/** Coffee that floats on a drink hides what swims below it. */
const hidesFruit = ({ fill: { kind, colours } }: PictureSpec) =>
  kind === 'layered-drink' && isDark(colours.at(-1) ?? '#ffffff');

/** A drink on ice, or shaken on it: the glass sweats. */
const isCold = ({ vessel, fill: { kind }, pieces }: PictureSpec) =>
  /^(drink|layered-drink|foam-drink)$/.test(kind) && (vessel === 'coupe' || pieces.some((item) => item.kind === 'ice'));

/** Spirits are stirred and poured over ice, or strained: they do not fizz. */
const isStill = ({ vessel }: PictureSpec) => vessel === 'tumbler' || vessel === 'coupe';

/** How many bubbles rise in a clear drink. */
const bubblesOf = (picture: PictureSpec, { handle }: GlassScene['glass']) =>
  handle === 'ear' ? 5 : isStill(picture) ? 3 : 26;

/** Ice stands out of a drink; it would hide the layers and the froth of others. */
const swimsIn = ({ vessel, fill: { kind }, pieces }: PictureSpec) =>
  kind === 'drink' && !glassOf(vessel).metal && pieces.some((item) => item.kind === 'ice');

/** Ice in front of a dark layer would make it look like water: in such a drink it is seen at the surface only. */
const hidesIce = ({ fill: { kind, colours }, pieces }: PictureSpec) =>
  kind === 'layered-drink' && colours.some(isDark) && pieces.some((item) => item.kind === 'ice');

/** What is seen inside the drink. */
const insideOf = (picture: PictureSpec): readonly PictureItem[] => {
  const seen = isOpaque(picture) || hidesFruit(picture) ? seenInside(picture.pieces) : picture.pieces;
  return hidesIce(picture) ? seen.filter((item) => item.kind !== 'ice') : seen;
};

/** The drink and what swims in it, seen through the glass. */
const drinkIn = (scene: GlassScene, picture: PictureSpec) => {
  const {
    fill: { kind, colours },
    pieces,
  } = picture;
  return scene.d.clipped(
    path(glassOutline(scene.glass, scene.x, 4, 0), ''),
    (kind === 'parfait' ? layersIn(scene, colours) : liquidIn(scene, kind, colours)) +
      (isBlended(scene.glass, picture) ? pulpIn(scene) : '') +
      (isCrushed(pieces) ? crushedIn(scene) : '') +
      (kind === 'pieces' ? piecesPacked(scene, pieces) : piecesInside(scene, insideOf(picture), swimsIn(picture))) +
      (kind === 'parfait' || kind === 'pieces' ? '' : depthOf(scene, kind === 'drink')) +
      (kind === 'drink' ? bubblesIn(scene, bubblesOf(picture, scene.glass)) : ''),
  );
};

/** Everything above the drink, from the back to the front. */
const garnishOver = (scene: GlassScene, { garnish, pieces, props }: PictureSpec) => {
  const draw = (items: readonly PictureItem[]) => items.map((item) => garnishOn(scene, item)).join('');
  const coloured = garnish.map((item) => {
    const colour = item.kind === 'zest' && item.colour === undefined ? peelColour(item, { pieces, props }) : undefined;
    return colour === undefined ? item : { ...item, colour };
  });
  const olive = pieces.find((item) => item.kind === 'olive');
  return (
    draw(coloured.filter(({ kind }) => !HIGH.has(kind))) +
    draw(coloured.filter(({ kind }) => kind === 'straw')) +
    sticksTops(scene, pieces) +
    onRim(scene, pieces) +
    (olive ? onPick(scene, olive, 3) : '') +
    draw(coloured.filter(({ kind }) => HIGH.has(kind) && kind !== 'straw'))
  );
};

/** How far beside a glass a second one stands, so that some of it is hidden. */
const behindBy = (glass: GlassScene['glass']) => Math.max(...glass.profile.map(([, half]) => half)) * 1.5 + 56;

/** A drink in a glass, seen from the front: wall, light behind it, table, glass, what is in it and on it. */
export const drawDrinkScene = (d: Drawing, picture: PictureSpec): string => {
  const glass = glassOf(picture.vessel);
  const table = tableOf(picture.table);
  const x = 400 + d.random.between(-16, 16);
  const { liquid, top, foam } = coloursOf(picture);
  const { pieces } = picture;
  const isPale = brightness(liquid) > PALE;
  const isEmpty = picture.fill.kind === 'empty';
  const isLayered = picture.fill.kind === 'layered-drink';
  const scene: GlassScene = {
    d,
    glass,
    x,
    liquid,
    ...(foam ? { foam } : {}),
    ...(isLayered ? { toneAt: toneOfLayers(glass, picture.fill.colours) } : {}),
  };
  const isSpooned = picture.fill.kind === 'parfait';
  const spooned = () => (isCrushed(pieces) ? crushedTop(scene) : spoonedTop(scene, top, pieces));
  const surface = isSpooned ? spooned() : surfaceAt({ ...scene, liquid: top });
  const side = d.random.chance(0.5) ? 'left' : 'right';
  const aside = side === 'right' ? -1 : 1;
  const behind = () => glassBehind(scene, foam ?? top, aside, behindBy(glass));
  const swims = swimsIn(picture);
  const content = isEmpty || glass.metal ? '' : drinkIn(scene, picture) + surface;
  const cup = glass.metal ? metalBody(scene, glass.metal) + metalTop(scene, glass.metal, pieces, isEmpty) : '';
  return (
    drawWallAndTable(d, table, x, isPale) +
    windowLight(d, table.material === 'planks' ? 0.6 : isPale ? 0.5 : 0.9) +
    (isEmpty || glass.metal || picture.fill.kind === 'pieces' ? '' : behind()) +
    nearGlass(
      shadowOnTable(scene) +
        handleOf(scene) +
        (glass.metal ? '' : glassBack(scene)) +
        (isEmpty ? '' : sticks(scene, pieces)) +
        content +
        (swims || hidesIce(picture) ? iceOut({ ...scene, liquid: top }) : '') +
        (isSpooned ? '' : isCrushed(pieces) ? crushedTop(scene) : onTop(scene, pieces, isOpaque(picture))) +
        cup +
        (glass.metal ? '' : glassFront(scene)) +
        (isCold(picture) && !glass.metal ? dew(scene, isStill(picture)) : '') +
        garnishOver(scene, picture),
      glass,
      x,
      picture.garnish.some(({ kind }) => kind === 'straw') || pieces.some(isTall),
    ) +
    propsBesideGlass(d, picture.props, side) +
    cutFruitBeside(d, picture, x + aside * (picture.props.length > 1 ? 120 : 172), 548) +
    vignette(d)
  );
};
