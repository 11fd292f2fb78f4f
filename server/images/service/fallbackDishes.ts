import { FALLBACK_KINDS, type FallbackKind, fallbackName } from '@contracts/fallbackPictures';
import type { PictureSpec } from '../pictureSpec';

const empty = (vessel: string, table: string, colours: readonly string[] = []): PictureSpec => ({
  vessel,
  table,
  fill: { kind: 'empty', colours },
  pieces: [],
  garnish: [],
  props: [],
});

const CRUMBS = ['#d9a45a', '#b9772e', '#e8c48a'];
const FLOUR = ['#fffaf0', '#f3e4c8'];

/** With salad servers over the rim. */
const withServers = (vessel: string, table: string): PictureSpec => ({
  ...empty(vessel, table),
  fill: { kind: 'empty-servers', colours: [] },
});

/** Five of each kind, on different tables. */
const DISHES: Readonly<Record<FallbackKind, readonly PictureSpec[]>> = {
  meals: [
    empty('plate-rim', 'linen-butter'),
    empty('plate', 'plaster-sea', CRUMBS),
    empty('bowl-terracotta', 'tile-celadon'),
    empty('board', 'plaster-lilac', ['#d9a45a', '#a86a2a', '#efd3a0']),
    empty('bowl-cream', 'planks-walnut', CRUMBS),
  ],
  drinks: [
    empty('tumbler', 'tile-mint'),
    empty('wine-glass', 'plaster-apricot'),
    empty('highball', 'planks-ink'),
    empty('coupe', 'plaster-lilac'),
    empty('jug', 'linen-sand'),
  ],
  soup: [
    empty('bowl-terracotta', 'linen-oat'),
    empty('bowl-slate', 'plaster-apricot'),
    empty('pot', 'planks-walnut'),
    empty('bowl-cream', 'tile-mint'),
    empty('pot', 'linen-sand'),
  ],
  salad: [
    withServers('bowl-cream', 'plaster-apricot'),
    withServers('bowl-slate', 'linen-butter'),
    withServers('bowl-terracotta', 'tile-mint'),
    withServers('bowl-cream', 'planks-ink'),
    withServers('bowl-slate', 'marble-white'),
  ],
  bake: [
    empty('baking-dish', 'linen-oat'),
    empty('baking-dish', 'tile-celadon'),
    empty('baking-dish', 'planks-walnut'),
    empty('baking-dish', 'plaster-lilac'),
    empty('baking-dish', 'marble-white'),
  ],
  pan: [
    empty('pan', 'linen-sand'),
    empty('pan', 'tile-mint'),
    empty('pan', 'plaster-sea'),
    empty('pan', 'marble-white'),
    empty('pan', 'plaster-apricot'),
  ],
  bread: [
    empty('board', 'linen-oat', CRUMBS),
    empty('board', 'plaster-sea', FLOUR),
    empty('board', 'tile-celadon', CRUMBS),
    empty('board', 'planks-ink', FLOUR),
    empty('board', 'linen-butter', CRUMBS),
  ],
  sweet: [
    empty('plate-rim', 'plaster-apricot', CRUMBS),
    empty('plate', 'plaster-lilac', CRUMBS),
    empty('tray', 'linen-sand', CRUMBS),
    empty('plate-rim', 'tile-mint', CRUMBS),
    empty('tray', 'marble-white', CRUMBS),
  ],
  'hot-drink': [
    empty('cup', 'linen-oat'),
    empty('mug', 'planks-walnut'),
    empty('cup', 'tile-celadon'),
    empty('mug', 'plaster-apricot'),
    empty('cup', 'marble-white'),
  ],
  cocktail: [
    empty('coupe', 'plaster-apricot'),
    empty('tumbler', 'planks-ink'),
    empty('wine-glass', 'tile-mint'),
    empty('highball', 'plaster-lilac'),
    empty('flute', 'linen-sand'),
  ],
};

/** Pictures for recipes that have none, by name: empty dishes and glasses. They show no food, so they cannot be wrong. */
export const FALLBACK_DISHES: ReadonlyMap<string, PictureSpec> = new Map(
  FALLBACK_KINDS.flatMap((kind) =>
    DISHES[kind].map((picture, i): [string, PictureSpec] => [fallbackName(kind, i + 1), picture]),
  ),
);
