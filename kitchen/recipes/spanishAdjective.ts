import type { Unit } from '@contracts/vocabulary';
import { NAME_IN_FULL, NAMELESS, SPOONS, type Named } from './namedLine';

/** Words of a note that Spanish says right after a food, without a comma: "comino molido", "vino blanco seco". */
const ADJECTIVES = [
  'afrutad[oa]s?|ahumad[oa]s?|alargad[oa]s?|amarill[oa]s?|anch[oa]s?|añej[oa]s?|asturian[oa]|blanc[oa]s?|bland[oa]s?|bomba|brut|calientes?|carnos[oa]s?|caser[oa]s?',
  'cocid[oa]s?|colorad[oa]s?|congelad[oa]s?|cort[oa]s?|cremos[oa]s?|crud[oa]s?|crujientes?|cocinad[oa]s?|condensad[oa]s?|cuadrad[oa]s?|curad[oa]s?|del? (?:bote|lata)',
  'deshuesad[oa]s?|descongelad[oa]s?|dulces?|dur[oa]s?|en almidón|entreverad[oa]s?|enter[oa]s?|espes[oa]s?|fin[oa]s?|firmes?|fresc[oa]s?|frí[oa]s?|fuertes?|gord[oa]s?|grandes?|grues[oa]s?',
  'harinos[oa]s?|helad[oa]s?|hirviendo|húngar[oa]|instantáne[oa]s?|integral(?:es)?|italian[oa]s?|jugos[oa]s?|larg[oa]s?|liger[oa]s?|líquid[oa]s?|magr[oa]s?|madur[oa]s?|median[oa]s?|mexican[oa]s?',
  'molid[oa]s?|natural(?:es)?|negr[oa]s?|neutr[oa]|no instantáneos|oscur[oa]s?|pasteurizad[oa]s?|pequeñ[oa]s?|picantes?|plan[oa]s?|precocid[oa]s?',
  'redond[oa]s?|rizad[oa]s?|roj[oa]s?|rosa|rubi[oa]s?|refrigerad[oa]s?|salad[oa]s?|sec[oa]s?|semidulce|semisec[oa]s?|sencill[oa]s?|suaves?|tawny|tibi[oa]s?|templad[oa]s?|tiern[oa]s?|turbi[oa]s?|verdes?|vetead[oa]s?|virgen extra|viv[oa]s?|ácid[oa]s?',
  'extendid[oa]s?|recién (?:exprimid|hech|licuad|molid|rallad)[oa]s?|ligeramente salado|London dry|Old Tom',
];
const SHORT = String.raw`(?:(?:muy|bien|algo|poco) )?(?:${ADJECTIVES.join('|')})`;
const AFTER = new RegExp(String.raw`^${SHORT}(?: (?:y|e|o|u|pero) ${SHORT})?$`, 'u');

/** What a food is made with, how it is sold or where it is from, said without a comma after any food. */
const COMPLEMENT = new RegExp(
  [
    String.raw`^(?:en (?:grano|granos|hebras|aceite|aceite de oliva|conserva|escamas|polvo|salmuera|pasta|perlas|lata|vaina|rulo)`,
    String.raw`sin (?:ahumar|alcohol|azúcar|cera|colorante|encerar|espinas|hueso|pepitas|sal|tostar)|con (?:cuerpo|hueso|hueso y piel|piel|piel y hueso)|a granel|apto para comer crudo`,
    String.raw`de (?!bote|lata|cocer|guisar|los|las|la |solomillo|ración|unos|unas|una|dos|un )\p{L}+(?: [oy] de \p{L}+)?|de (?:acción rápida|buena calidad|carne firme|grano (?:largo|redondo|medio)|hoja (?:lisa|enrollada)|Le Puy|puro agave|corteza firme|miga (?:prieta|blanca)|melocotón blanco|piel fina|sabor intenso|tueste oscuro|chocolate negro|hierba luisa|desayuno inglés)`,
    String.raw`frescas de cerdo|del día anterior|al natural|al limón|del número 2|con un \d+ % de cacao|del \d+(?: al \d+)? % de cacao|para (?:montar|puré|sushi|tostar|todo uso))$`,
  ].join('|'),
  'u',
);

/** Foods and how a shop sells them, which other foods are only when a cook has worked: "almendras peladas". */
const SOLD: readonly (readonly [food: RegExp, sold: RegExp])[] = [
  [/^hielo$/u, /^(?:picad|trocead|triturad)o$/u],
  [
    /^(?:almendras?|anacardos|avellanas|cacahuetes|nueces|piñones|pistachos)$/u,
    /^(?:peladas?|pelados|sin piel|(?:crud|pelad|tostad)[oa]s (?:con|sin) sal)$/u,
  ],
];

/** A state that follows the name only where shops sell the food so: "yogur entero", but "cebolla, entera". */
const WHOLE = /^enter[oa]s?$/;
const SOLD_WHOLE =
  /^(?:almendra|anacardo|avellana|camar[oó]n|clavo|gamba|langostino|leche|lenguado|lubina|nata|nuez|nueces|pavo|pollo|queso|rama de canela|yogur)/u;

/** Units whose Spanish noun is feminine, so that a masculine word can only speak of the food: "ramita de tomillo fresco". */
const FEMININE: ReadonlySet<Unit | undefined> = new Set<Unit | undefined>(['slice', 'sprig', 'leaf', 'stalk', 'pinch']);
const MASCULINE = /o$/;

/** Names that close with how the food was kept or prepared: "tomates en conserva, enteros". */
const IS_CLOSED = /(?: en conserva| en lata| en polvo| enter[oa]s?| congelad[oa]s?)$/u;

/** What goes on with the clause before it: "pequeñas, o troceadas". */
const GOES_ON = /^(?:[oueyi]|pero|más) /;

/** How a food is when it is used, which keeps its comma after another adjective: "zumo de manzana turbio, frío". */
const STATE = /(?:^| )(?:calientes?|frí[oa]s?|helad[oa]s?|hirviendo|templad[oa]s?|tibi[oa]s?)$/;

/** Spices that a list has to call ground or grated, as the same shelf has them whole, where a spoon or pinch measures. */
const IN_POWDER: Readonly<Record<string, string>> = {
  canela: 'molida',
  cardamomo: 'molido',
  comino: 'molido',
  'nuez moscada': 'rallada',
  'pimienta de Jamaica': 'molida',
};
const POWDERED = /molid|rallad|majad|machacad|grano|semillas/;

/** Another food that serves as well, without a comma: "fécula de patata o maicena". Another amount keeps its comma. */
const ALTERNATIVE = /^[ou] (?!mejor|bien |el |las? |los |una? |dos |cuatro |mitad |con |\d)/;

const standsBeside = (name: string, [first = '', second = '']: readonly string[], unit: Unit | undefined): boolean => {
  if (GOES_ON.test(second)) return false;
  if (SOLD.some(([food, sold]) => food.test(name) && sold.test(first))) return true;
  if (COMPLEMENT.test(first)) return true;
  if (WHOLE.test(first) && !SOLD_WHOLE.test(name)) return false;
  if (!AFTER.test(first) || IS_CLOSED.test(name)) return false;
  return NAMELESS.has(unit) || (FEMININE.has(unit) && MASCULINE.test(first));
};

/** Work that a Spanish list says is done: "peladas", "bien lavados", "picada fina". */
const DONE =
  /^(?:(?:bien|muy|algo|recién|apenas|poco) )*(?!ácid|líquid)\p{L}{2,}[aií]d[oa]s?(?! (?:.* )?(?:y|e|o|si) )(?![\p{L}-])/u;

/** How finely peel was grated, which stands beside the grating and not beside the fruit: "ralladura fina de limón". */
const withFineZest = (name: string): string =>
  name.replace(/^ralladura de (.+?) ((?:muy )?fina)$/u, 'ralladura $2 de $1');

/** "Lavado, escurrido" as Spanish writes a series, which a state may end. Other notes are unchanged. */
const joined = (clauses: readonly string[]): string => {
  const last = clauses.at(-1) ?? '';
  const isSeries = DONE.test(clauses.at(-2) ?? '') && (DONE.test(last) || WHOLE.test(last));
  return isSeries ? `${clauses.slice(0, -1).join(', ')} y ${last}` : clauses.join(', ');
};

/**
 * A Spanish line whose adjectives stand beside the name: "comino, molido" is "comino molido". What the cook does to the
 * food stays in the note, where the last two pieces of work are joined: "lavado y escurrido".
 */
export const withSpanishAdjective = ({ name, note }: Named, unit: Unit | undefined): Named => {
  const clauses = note?.split(', ') ?? [];
  let named = name;
  if (clauses[0]?.startsWith(NAME_IN_FULL)) named = clauses.shift()!.slice(1);
  else {
    const isPowder = SPOONS.has(unit) && name in IN_POWDER;
    if (isPowder && !POWDERED.test(note ?? '')) clauses.unshift(IN_POWDER[name]!);
    if (isPowder && /^(?:recién )?(?:molid|rallad)[oa]$/.test(clauses[0]!)) named = `${name} ${clauses.shift()!}`;
    while (clauses.length > 0 && (named === name || !STATE.test(clauses[0]!))) {
      if (!standsBeside(named, clauses, unit)) break;
      named = `${named} ${clauses.shift()!}`;
    }
  }
  if (ALTERNATIVE.test(clauses[0] ?? '')) named = `${named} ${clauses.shift()!}`;
  return { name: withFineZest(named), ...(clauses.length > 0 && { note: joined(clauses) }) };
};
