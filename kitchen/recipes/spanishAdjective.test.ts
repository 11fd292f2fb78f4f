import type { Unit } from '@contracts/vocabulary';
import { withSpanishAdjective } from './spanishAdjective';

it.each<[name: string, note: string | undefined, unit: Unit | undefined, newName: string, rest: string | undefined]>([
  ['comino', 'molido', 'tsp', 'comino molido', undefined],
  ['comino', undefined, 'tsp', 'comino molido', undefined],
  ['comino', 'tostado', 'tsp', 'comino molido', 'tostado'],
  ['comino', 'en grano, tostado', 'tsp', 'comino en grano', 'tostado'],
  ['nuez moscada', 'recién rallada', 'pinch', 'nuez moscada recién rallada', undefined],
  ['nuez moscada', undefined, 'piece', 'nuez moscada', undefined],
  ['vino blanco', 'seco', 'ml', 'vino blanco seco', undefined],
  ['orégano', 'seco, mexicano si lo tienes', 'tsp', 'orégano seco', 'mexicano si lo tienes'],
  ['tomates', 'maduros pero firmes, en dados', 'piece', 'tomates maduros pero firmes', 'en dados'],
  ['zumo de manzana', 'turbio, frío', 'ml', 'zumo de manzana turbio', 'frío'],
  ['cebolla', 'picada', 'piece', 'cebolla', 'picada'],
  ['atún en conserva', 'en aceite, escurrido', 'g', 'atún en conserva en aceite', 'escurrido'],
  ['tomates en conserva', 'enteros', 'g', 'tomates en conserva', 'enteros'],
  ['guisantes congelados', 'descongelados', 'g', 'guisantes congelados', 'descongelados'],
  ['helado', 'de vainilla', 'ml', 'helado de vainilla', undefined],
  ['jamón serrano', 'finas', 'slice', 'jamón serrano', 'finas'],
  ['beicon', 'ahumado', 'slice', 'beicon ahumado', undefined],
  ['jengibre', 'fresco, con piel', 'slice', 'jengibre fresco con piel', undefined],
  ['fideos', 'gruesos, o espaguetis', 'g', 'fideos', 'gruesos, o espaguetis'],
  ['arroz basmati', 'lavado, escurrido', 'g', 'arroz basmati', 'lavado y escurrido'],
  ['chalotas', 'pequeñas, peladas, enteras', 'piece', 'chalotas pequeñas', 'peladas y enteras'],
  ['almejas', 'remojadas una hora, aclaradas', 'kg', 'almejas', 'remojadas una hora y aclaradas'],
  ['manzanas', 'lavadas, algo ácidas', 'piece', 'manzanas', 'lavadas, algo ácidas'],
  ['ternera', '=solomillo de ternera, en una pieza', 'g', 'solomillo de ternera', 'en una pieza'],
  ['cebolla', undefined, 'piece', 'cebolla', undefined],
])('writes “%s, %s” (%s) as “%s, %s”', (name, note, unit, newName, rest) => {
  expect(withSpanishAdjective({ name, ...(note !== undefined && { note }) }, unit)).toEqual({
    name: newName,
    ...(rest !== undefined && { note: rest }),
  });
});
