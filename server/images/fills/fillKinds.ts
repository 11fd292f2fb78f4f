import { bake } from './bake';
import { batch } from './batch';
import { brulee } from './brulee';
import { burger } from './burger';
import { cake } from './cake';
import { charlotte } from './charlotte';
import { crust } from './crust';
import { crushedCake } from './crushedCake';
import { curryRice } from './curryRice';
import { cutPie } from './cutPie';
import { dosa } from './dosa';
import { drinkFromAbove } from './drink';
import { emptied, emptiedWithServers } from './empty';
import { fanTart } from './fanTart';
import type { Filling, FillNeeds } from './filling';
import { foamFromAbove } from './foamDrink';
import { foldedCrepes } from './foldedCrepes';
import { friedNoodles } from './friedNoodles';
import { grains } from './grains';
import { heap } from './heap';
import { heapOfPieces } from './heapOfPieces';
import { laid } from './laid';
import { latticePie } from './latticePie';
import { layerCake, spongeCake } from './layerCake';
import { leaves } from './leaves';
import { loaf } from './loaf';
import { enCroute, roulade } from './log';
import { mashTopped } from './mashTopped';
import { noodles } from './noodles';
import { omelette } from './omelette';
import { pastry } from './pastry';
import { pieLid } from './pieLid';
import { pile } from './pile';
import { pittas } from './pittas';
import { plated } from './plated/plated';
import { porridge } from './porridge';
import { puffed } from './puffed';
import { quesadilla } from './quesadilla';
import { ribbons } from './ribbons';
import { rice } from './rice';
import { rolls } from './rolls';
import { rows } from './rows';
import { sandwich } from './sandwich';
import { skewers } from './skewers';
import { slices } from './slices';
import { softRice } from './softRice';
import { soup } from './soup';
import { lozenges, squares } from './squares';
import { spoonedBake } from './spoonedBake';
import { spread } from './spread';
import { stack } from './stack';
import { stew } from './stew';
import { sub } from './sub';
import { streusel } from './streusel';
import { shingled } from './shingled';
import { strandCake } from './strandCake';
import { foldedSquare } from './foldedSquare';
import { dimpledBread } from './dimpledBread';
import { tacos } from './tacos';
import { toast } from './toast';
import { tostadas } from './tostadas';
import { wrap } from './wrap';
import { wreath } from './wreath';

const FILLS: Readonly<Record<string, (needs: FillNeeds) => Filling>> = {
  empty: emptied,
  'empty-servers': emptiedWithServers,
  soup,
  'soft-rice': softRice,
  rows,
  'cut-pie': cutPie,
  stew,
  'curry-rice': curryRice,
  noodles,
  ribbons,
  grains,
  leaves,
  crust,
  toast,
  stack,
  bake,
  slices,
  cake,
  skewers,
  wrap,
  pieces: heapOfPieces,
  omelette,
  porridge,
  rice,
  pastry,
  drink: drinkFromAbove,
  'foam-drink': foamFromAbove,
  'layered-drink': foamFromAbove,
  plated,
  batch,
  burger,
  sandwich,
  tacos,
  pittas,
  rolls,
  'folded-crepes': foldedCrepes,
  quesadilla,
  wreath,
  pile,
  loaf,
  'en-croute': enCroute,
  roulade,
  squares,
  lozenges,
  'layer-cake': layerCake,
  'sponge-cake': spongeCake,
  'pie-lid': pieLid,
  'lattice-pie': latticePie,
  'fan-tart': fanTart,
  brulee,
  sub,
  heap,
  'mash-topped': mashTopped,
  'fried-noodles': friedNoodles,
  spread,
  streusel,
  shingled,
  'strand-cake': strandCake,
  'folded-square': foldedSquare,
  'dimpled-bread': dimpledBread,
  puffed,
  charlotte,
  tostadas,
  'spooned-bake': spoonedBake,
  dosa,
  'crushed-cake': crushedCake,
  laid,
  // In a bowl, a dessert that was spooned in layers shows only its top.
  parfait: ({ colours, ...needs }) => spread({ ...needs, colours: colours.slice(-1) }),
};

/** Draws a kind of dish; an unknown kind is a heap of its pieces. */
export const drawFill = (kind: string, needs: FillNeeds): Filling => {
  const draw = Object.hasOwn(FILLS, kind) ? FILLS[kind] : undefined;
  return (draw ?? heapOfPieces)(needs);
};
