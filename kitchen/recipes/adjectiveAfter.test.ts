import type { Unit } from '@contracts/vocabulary';
import { withAdjectiveBeside } from './adjectiveAfter';

it.each<[name: string, note: string | undefined, unit: Unit | undefined, newName: string, rest: string | undefined]>([
  ['cumin', 'moulu', 'tsp', 'cumin moulu', undefined],
  ['piments', 'verts, en rondelles', 'piece', 'piments verts', 'en rondelles'],
  ['vin blanc', 'sec', 'ml', 'vin blanc sec', undefined],
  ['tomates', 'mûres et fermes, pelées', 'piece', 'tomates mûres et fermes', 'pelées'],
  ['eau', 'très froide', 'ml', 'eau très froide', undefined],
  ['sel', 'gros', undefined, 'gros sel', undefined],
  ['cumin', undefined, 'tsp', 'cumin moulu', undefined],
  ['cannelle', 'moulue', 'pinch', 'cannelle moulue', undefined],
  ['cardamome', 'facultative', 'pinch', 'cardamome moulue', 'facultative'],
  ['noix de muscade', 'fraîchement râpée', 'pinch', 'noix de muscade fraîchement râpée', undefined],
  ['noix de muscade', undefined, 'piece', 'noix de muscade', undefined],
  ['tortillas de maïs', 'petites, chaudes', 'piece', 'petites tortillas de maïs', 'chaudes'],
  ['oignon', 'haché', 'piece', 'oignon', 'haché'],
  ['thon en boîte', 'entier', 'g', 'thon en boîte', 'entier'],
  ['thon en boîte', 'à l’huile, égoutté', 'g', 'thon en boîte à l’huile', 'égoutté'],
  ['pain', 'de campagne, épaisses', 'slice', 'pain de campagne', 'bien épaisses'],
  ['zeste d’orange', 'large', 'slice', 'zeste d’orange', 'bien large'],
  ['raisins secs', 'petits, ou de Corinthe', 'g', 'petits raisins secs', 'ou de Corinthe'],
  ['tomates', 'grosses, mûres, en dés', 'piece', 'grosses tomates mûres', 'en dés'],
  ['nouilles', 'de blé, sèches', 'g', 'nouilles de blé sèches', undefined],
  ['nouilles', 'larges, ou des tagliatelles', 'g', 'nouilles', 'larges, ou des tagliatelles'],
  ['jus de pomme', 'trouble, froid', 'ml', 'jus de pomme trouble', 'froid'],
  ['fromage de chèvre', '=bûche de chèvre, en rondelles', 'g', 'bûche de chèvre', 'en rondelles'],
  ['tagliatelles', '=fettuccine', 'g', 'fettuccine', undefined],
  ['oignon', undefined, 'piece', 'oignon', undefined],
])('writes “%s, %s” (%s) as “%s, %s”', (name, note, unit, newName, rest) => {
  expect(withAdjectiveBeside({ name, ...(note !== undefined && { note }) }, unit)).toEqual({
    name: newName,
    ...(rest !== undefined && { note: rest }),
  });
});
