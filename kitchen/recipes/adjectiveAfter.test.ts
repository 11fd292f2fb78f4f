import type { Unit } from '@contracts/vocabulary';
import { withAdjectiveBeside } from './adjectiveAfter';

it.each<[name: string, note: string | undefined, unit: Unit | undefined, newName: string, rest: string | undefined]>([
  ['cumin', 'moulu', 'tsp', 'cumin moulu', undefined],
  ['piments', 'verts, en rondelles', 'piece', 'piments verts', 'en rondelles'],
  ['vin blanc', 'sec', 'ml', 'vin blanc sec', undefined],
  ['tomates', 'mûres et fermes, pelées', 'piece', 'tomates mûres et fermes', 'pelées'],
  ['eau', 'très froide', 'ml', 'eau très froide', undefined],
  ['sel', 'gros', undefined, 'gros sel', undefined],
  ['tortillas de maïs', 'petites, chaudes', 'piece', 'petites tortillas de maïs', 'chaudes'],
  ['oignon', 'haché', 'piece', 'oignon', 'haché'],
  ['thon en boîte', 'entier', 'g', 'thon en boîte', 'entier'],
  ['thon en boîte', 'à l’huile, égoutté', 'g', 'thon en boîte à l’huile', 'égoutté'],
  ['pain', 'de campagne, épaisses', 'slice', 'pain de campagne', 'épaisses'],
  ['zeste d’orange', 'large', 'slice', 'zeste d’orange', 'large'],
  ['raisins secs', 'petits, ou de Corinthe', 'g', 'raisins secs', 'petits, ou de Corinthe'],
  ['oignon', undefined, 'piece', 'oignon', undefined],
])('writes “%s, %s” (%s) as “%s, %s”', (name, note, unit, newName, rest) => {
  expect(withAdjectiveBeside({ name, ...(note !== undefined && { note }) }, unit)).toEqual({
    name: newName,
    ...(rest !== undefined && { note: rest }),
  });
});
