import type { Unit } from '@contracts/vocabulary';

/** Words of a note that French says right after a food, without a comma: "cumin moulu", "vin blanc sec". */
const ADJECTIVES = [
  'acid(?:e|ulé)e?s?|affinée?s?|ambrée?s?|bl(?:anc|anche|ond|onde)s?|bouillante?s?|brune?s?|brute?s?|chaude?s?|corsée?s?',
  'courte?s?|croquante?s?|croustillante?s?|crue?s?|cuite?s?|demi-sel|désossée?s?|dou(?:x|ce|ces)|durs?|entiers?|entières?',
  'épais(?:se|ses)?|espagnole?s?|extra-frais|farineu(?:x|se|ses)|fermes?|fine?s?|foncée?s?|forte?s?|frais|fraîches?',
  'frisée?s?|froide?s?|fruitée?s?|fumée?s?|glacée?s?|grossi(?:er|ère)s?|instantanée?s?|jaunes?|jeunes?|larges?|liquides?',
  'longs?|longues?|maigres?|mi-ferme|minces?|moelleu(?:x|se|ses)|mou|moulue?s?|moyen(?:ne|s|nes)?|mûre?s?|nature',
  'noire?s?|non (?:allégé|épluché|salé|sucré|traité)e?s?|ordinaires?|pasteurisée?s?|plate?s?|précuite?s?|pur beurre',
  'rassise?s?|ronde?s?|rouges?|salée?s?|sans (?:pépins|sucre)|sec|secs|sèches?|séchée?s?|souples?|surgelée?s?|tendres?',
  'tièdes?|troubles?|verte?s?|vierge extra|vivante?s?|à (?:chair ferme|cuire|gros grains|grains longs|purée|sushi)',
  'en (?:boîte|conserve|feuilles|flocons|graines|grains|poudre|saumure)|de (?:blé|campagne|porc|Toulouse|volaille)',
  'fraîchement (?:moulu|pressé|râpé)e?s?',
];
const SHORT = String.raw`(?:(?:bien|très|assez) )?(?:${ADJECTIVES.join('|')})`;
const AFTER = new RegExp(String.raw`^${SHORT}(?: (?:et|ou|mais) ${SHORT})?$`, 'u');

/** What a food is made with or where it is from, said without a comma after any food: "thon en boîte à l’huile". */
const COMPLEMENT = new RegExp(
  String.raw`^(?:à l’huile(?: d’olive)?|à la vanille|au (?:lait entier|naturel)|du (?:Puy|Sud)|de (?:campagne|Hongrie|Jamaïque|Kalamata|Martinique|seigle))$`,
  'u',
);

/** Words that French says before a food: "gros sel", "petites tortillas de maïs". */
const BEFORE = /^(?:gros(?:se|ses)?|petite?s?|grande?s?)$/;

/** Units without a noun that the note may agree with: "1 gousse d’ail, écrasée" keeps its comma. */
const NAMELESS: ReadonlySet<Unit | undefined> = new Set<Unit | undefined>([
  undefined,
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'piece',
]);

/** A food that says where it was kept is followed by nothing but notes: "thon en boîte, entier". */
const IS_CLOSED = /(?: en boîte| en conserve| rassis|séchée?s?)$/u;

/** What goes on with the clause before it: "petits, ou de Corinthe". */
const GOES_ON = /^(?:ou|et|mais|si) /;

interface Named {
  name: string;
  note?: string;
}

/**
 * A French line whose first adjective stands beside the name: "cumin, moulu" is "cumin moulu", and "sel, gros" is "gros
 * sel". What the cook does to the food stays in the note.
 */
export const withAdjectiveBeside = ({ name, note }: Named, unit: Unit | undefined): Named => {
  const unchanged = { name, ...(note !== undefined && { note }) };
  const [first = '', ...others] = note?.split(', ') ?? [];
  if (GOES_ON.test(others[0] ?? '')) return unchanged;
  const rest = others.length > 0 ? { note: others.join(', ') } : {};
  if (COMPLEMENT.test(first)) return { name: `${name} ${first}`, ...rest };
  if (!NAMELESS.has(unit)) return unchanged;
  if (BEFORE.test(first)) return { name: `${first} ${name}`, ...rest };
  return AFTER.test(first) && !IS_CLOSED.test(name) ? { name: `${name} ${first}`, ...rest } : unchanged;
};
