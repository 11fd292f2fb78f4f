import type { Unit } from '@contracts/vocabulary';
import { NAME_IN_FULL, NAMELESS, SPOONS, type Named } from './namedLine';

/** Words of a note that French says right after a food, without a comma: "cumin moulu", "vin blanc sec". */
const ADJECTIVES = [
  'acid(?:e|ulé)e?s?|affinée?s?|ambrée?s?|bl(?:anc|anche|ond|onde)s?|bouillante?s?|brune?s?|brute?s?|charnue?s?|chaude?s?|corsée?s?',
  'courte?s?|croquante?s?|croustillante?s?|crue?s?|cuite?s?|demi-sel|désossée?s?|dou(?:x|ce|ces)|durs?|entiers?|entières?',
  'épais(?:se|ses)?|espagnole?s?|extra-frais|farineu(?:x|se|ses)|fermes?|fine?s?|foncée?s?|forte?s?|frais|fraîches?|frémissante?s?',
  'frisée?s?|froide?s?|fruitée?s?|fumée?s?|glacée?s?|grossi(?:er|ère)s?|instantanée?s?|jaunes?|jeunes?|larges?|liquides?',
  'longs?|longues?|maigres?|mi-ferme|minces?|moelleu(?:x|se|ses)|mou|moulue?s?|moyen(?:ne|s|nes)?|mûre?s?|nature',
  'noire?s?|non (?:allégé|épluché|salé|sucré|traité)e?s?|ordinaires?|pasteurisée?s?|plate?s?|précuite?s?|pur beurre',
  'rassise?s?|ronde?s?|rouges?|salée?s?|sans (?:pépins|sucre)|sec|secs|sèches?|séchée?s?|souples?|surgelée?s?|tendres?',
  'tièdes?|troubles?|verte?s?|vierge extra|vivante?s?|à (?:chair (?:ferme|farineuse)|cuire|gros grains|grains longs|purée|sushi)',
  'en (?:boîte|conserve|feuilles|flocons|graines|grains|poudre|saumure)|de (?:blé|campagne|porc|Toulouse|volaille)',
  'fraîchement (?:moulu|pressé|râpé)e?s?',
];
const SHORT = String.raw`(?:(?:bien|très|assez) )?(?:${ADJECTIVES.join('|')})`;
const AFTER = new RegExp(String.raw`^${SHORT}(?: (?:et|ou|mais) ${SHORT})?$`, 'u');

/** What a food is made with or where it is from, said without a comma after any food: "thon en boîte à l’huile". */
const COMPLEMENT = new RegExp(
  String.raw`^(?:à l’huile(?: d’olive)?|(?:à la|aux?|à l’)(?! besoin| main| couteau) ?\p{L}+|au lait entier|d(?:e |’)\p{L}+ ou d(?:e |’)\p{L}+|du (?:Puy|Sud)|qui (?:fond bien|a du goût)|de (?:campagne|Hongrie|Jamaïque|Kalamata|Martinique|seigle))$`,
  'u',
);

/** Words that French says before a food: "gros sel", "petites tortillas de maïs". */
const BEFORE = /^(?:gros(?:se|ses)?|petite?s?|grande?s?)$/;

/** A food that says where it was kept is followed by nothing but notes: "thon en boîte, entier". */
const IS_CLOSED = /(?: en boîte| en conserve| rassis|séchée?s?)$/u;

/** What goes on with the clause before it: "petits, ou de Corinthe". */
const GOES_ON = /^(?:ou|et|mais|si) /;

/** How a food is when it is used, which keeps its comma after another adjective: "jus de pomme trouble, froid". */
const STATE = /(?:^| )(?:bouillante?s?|chaude?s?|frais|fraîches?|frémissante?s?|froide?s?|glacée?s?|tièdes?)$/;

/** Spices that a list has to call ground or grated, as the same shelf has them whole, where a spoon or pinch measures. */
const IN_POWDER: Readonly<Record<string, string>> = {
  cannelle: 'moulue',
  cardamome: 'moulue',
  cumin: 'moulu',
  'noix de muscade': 'râpée',
  'piment de la Jamaïque': 'moulu',
};
const POWDERED = /moulu|râp|pil|graines/;

/** The size of a slice, which cannot stand beside the food: "tranches de pain, bien épaisses". */
const SIZE_OF_SLICE = /^(?:épaisses?|fine?s?|larges?)$/;

/** The name with the first clause of its note beside it; undefined if that clause has to stay in the note. */
const nameWith = (name: string, [first = '', second = '']: readonly string[], unit: Unit | undefined) => {
  const isCountedAlone = NAMELESS.has(unit);
  if (isCountedAlone && BEFORE.test(first)) return `${first} ${name}`;
  if (GOES_ON.test(second)) return undefined;
  const stands = COMPLEMENT.test(first) || (isCountedAlone && AFTER.test(first) && !IS_CLOSED.test(name));
  return stands ? `${name} ${first}` : undefined;
};

/**
 * A French line whose adjectives stand beside the name: "cumin, moulu" is "cumin moulu", and "tomates, grosses, mûres" is
 * "grosses tomates mûres". What the cook does to the food stays in the note.
 */
export const withAdjectiveBeside = ({ name, note }: Named, unit: Unit | undefined): Named => {
  const clauses = note?.split(', ') ?? [];
  if (clauses[0]?.startsWith(NAME_IN_FULL)) {
    const rest = clauses.slice(1).join(', ');
    return { name: clauses[0].slice(1), ...(rest !== '' && { note: rest }) };
  }
  const isPowder = SPOONS.has(unit) && name in IN_POWDER;
  if (isPowder && !POWDERED.test(note ?? '')) clauses.unshift(IN_POWDER[name]!);
  let named = isPowder && POWDERED.test(clauses[0]!) ? `${name} ${clauses.shift()!}` : name;
  while (clauses.length > 0 && (named === name || !STATE.test(clauses[0]!))) {
    const longer = nameWith(named, clauses, unit);
    if (longer === undefined) break;
    named = longer;
    clauses.shift();
  }
  if (unit === 'slice' && SIZE_OF_SLICE.test(clauses[0] ?? '')) clauses[0] = `bien ${clauses[0]!}`;
  return { name: named, ...(clauses.length > 0 && { note: clauses.join(', ') }) };
};
