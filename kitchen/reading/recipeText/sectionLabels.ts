import { foldText } from '../foldWord';

/** What the lines below a label are. `notes`: tips, storage, nutrition, equipment: kept, but not cooked from. */
export type Section = 'ingredients' | 'method' | 'notes';

const FOR_HOW_MANY = String.raw`(?:(?: ?[-–—])? (?:for|para|pour|serves|makes|x|\d)[^:]{0,40}| (?:list|necesarios|necessaires|utilises?))?`;

/** Folded labels in English, Spanish and French, without marks around them. */
const LABELS: readonly (readonly [Section, RegExp])[] = [
  [
    'ingredients',
    new RegExp(
      String.raw`^(?:(?:the |los |les |lista de |liste des |liste d')?(?:ingredients?|ingredientes?|ingredientes y cantidades)|(?:so )?(?:what )?you(?:'ll| will)? need(?: is)?|shopping list|(?:que )?(?:necesitas|necesitamos|necesitaras|va(?:s|mos) a necesitar|se necesita|hace falta|lista de la compra)|(?:ce qu')?il (?:vous |te |nous )?(?:faut|faudra)|liste de courses|compras)${FOR_HOW_MANY}$`,
    ),
  ],
  [
    'method',
    /^(?:(?:the |la |el |les |los )?(?:method|directions?|instructions?|preparation|(?:cooking )?steps|how to(?: (?:make|cook|do|prepare)(?: it| this)?)?|how (?:i|we|you) (?:make|do|cook) it|what to do|procedure|process|to make|assembly|elaboracion|preparacion|modo de (?:preparacion|preparar|hacerlo|hacer|elaboracion)|forma de (?:preparacion|hacerlo)|como (?:se hace|hacerlo|lo hago|se prepara|preparar(?:lo|la)?)|pasos(?: a seguir)?|paso a paso|instrucciones|procedimiento|realizacion|recette|etapes(?: de preparation| de la recette)?|realisation|marche a suivre|progression|deroulement|comment faire|mise en oeuvre|on cuisine|(?:step|paso|etape) \d{1,2}))$/,
  ],
  [
    'notes',
    /^(?:(?:my |chef'?s |cook'?s |recipe |mis |mes |nos )?(?:notes?|tips?|tips and tricks|hints?|variations?|substitutions?|storage|to store|make ahead|serving suggestions?|nutrition(?:al)?(?: facts| information| info| values?)?(?: per (?:serving|portion))?|equipment|notas?|consejos?|trucos?|variantes?|sugerencias?|conservacion|valor(?:es)? nutricional(?:es)?|informacion nutricional|utensilios|remarques?|astuces?|conseils?|conservation|valeurs? nutritionnelles?|informations? nutritionnelles?|materiel|ustensiles|accompagnement|le petit plus|fuentes?|source))$/,
  ],
];

/** Longest label, in letters, so that a sentence is not compared. */
const LABEL_MAX = 70;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu;

const plain = (text: string) =>
  foldText(text)
    .replace(AROUND, '')
    .replace(/\s*[([][^()[\]]{0,50}[)\]]?$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The section that a whole line announces: "INGREDIENTS (for 4):", "Preparación", "## Étapes". */
export const sectionOf = (line: string): Section | undefined => {
  if (line.length > LABEL_MAX) return undefined;
  const label = plain(line);
  return LABELS.find(([, pattern]) => pattern.test(label))?.[0];
};

const INLINE = /^([^:.\n]{3,40}?)\s*[:：]\s*(\S.*)/su;

/** "Recette : Quatre-quarts" names the dish. */
const NAMES_DISH = /^recette\s*[:：]\s*[^.!;]{1,60}$/iu;

/** A label with what follows it on the same line: "Ingredients: 2 eggs, 100 g flour". */
export const labelledRest = (line: string): { section: Section; rest: string } | undefined => {
  if (NAMES_DISH.test(line)) return undefined;
  const parts = INLINE.exec(line);
  const section = parts ? sectionOf(parts[1]!) : undefined;
  return section && { section, rest: parts![2]! };
};

/** Labels in the middle of a text that is all on one line, as in captions. */
const INSIDE =
  /(?<=\s)(?=(?:Ingredients|INGREDIENTS|Ingredientes|INGREDIENTES|Ingrédients|INGRÉDIENTS|Method|METHOD|Directions|DIRECTIONS|Instructions|INSTRUCTIONS|Preparation|Preparación|PREPARACIÓN|Elaboración|ELABORACIÓN|Pasos|Préparation|PRÉPARATION|Étapes|Steps|STEPS)\s?[:：])/u;

/** Splits a line before each label in it. */
export const atLabels = (line: string): string[] => line.split(INSIDE).map((piece) => piece.trim());
