/** British turns of phrase that no list of words catches: their verbs and objects change with the dish. */

const TIME = '(?:for|while|until)';

/** What a cook lets a food do. */
const TO_DO = '(?:brew|cool|drain|dry|infuse|rest|rise|settle|sit|soak|soften|stand|steam|steep|swell)';

type Rule = readonly [british: RegExp, american: string];

/** "Leave it for an hour" leaves the kitchen in America: what waits there is let sit, or refrigerated. */
const WAITING: readonly Rule[] = [
  [new RegExp(String.raw`\b(l)eave (the \p{L}+(?: \p{L}+)?) to (?=${TO_DO}\b)`, 'giu'), '$1et $2 '],
  [new RegExp(String.raw`\b(l)eave (the (?!oven|heat|lid)\p{L}+) (?=(?:for|while) )`, 'giu'), '$1et $2 sit '],
  [/\b(l)eave (it|them) (?=in a warm place)/giu, '$1et $2 rise '],
  [/\b(l)eave (?=in a warm place)/giu, '$1et rise '],
  [/\b(l)eave (it|them) in the fridge (?=for|until|overnight|while)/giu, '$1§refrigerate $2 '],
  [/\b(l)eave in the fridge(?! door)/giu, '$1§refrigerate'],
  [
    new RegExp(String.raw`\b(l)eave (it|them|everything) (covered|uncovered|undisturbed) (?=${TIME}\b|off\b)`, 'giu'),
    '$1et $2 sit, $3, ',
  ],
  [/\b(l)eave (it|them) covered(?=[.,]| and)/giu, '$1§keep $2 covered'],
  [
    new RegExp(
      String.raw`\b(l)eave (it|them|everything) (?=${TIME}\b|off the heat|under |overnight|in a cool place|at room temperature)`,
      'giu',
    ),
    '$1et $2 sit ',
  ],
  [new RegExp(String.raw`\b(l)eave (?=${TIME} |overnight|off the heat|at room temperature)`, 'giu'), '$1et sit '],
];

/** "Pour over the stock" pours it past the pot in America. At the end of a text, the food follows. */
const OVER: readonly Rule[] = [
  [/\b(scatter|sprinkle) over (?=$|the |a |an |half |plenty |some |most |all )/giu, '$1 on '],
  [/\b(pour|spoon|ladle|grate|drizzle|squeeze|grind|sift|dust) over (?=$)/giu, '$1 on '],
  [
    /\b(pour|spoon|ladle|grate|drizzle|squeeze|grind|sift) over (?=the rest|half|some |most |a little|plenty|a good|enough)/giu,
    '$1 on ',
  ],
];

/** "Round " before an ingredient is about what follows: "pour the wine round" the ribs. "A round" is a shape. */
const ROUND_AT_END: Rule = [/(?<!\b(?:an?|one|two|each|top|into|large|lined) |, )\bround $/u, 'around '];

/** What boils water is a pot. At the end of a text, the water follows. */
const PAN_OF_WATER: Rule = [/\bpan of (?=$)/gu, 'pot of '];

/** What a British cook measures in a glass. At the end of a text, the liquid follows. */
const GLASS_OF_LIQUID: Rule = [/\ba glass of (?=$|the )/gu, 'a cup of '];

/** America prints the comma and the full stop before the quotation mark that closes. */
const STOP_INSIDE: Rule = [/”([.,])/gu, '$1”'];

/** The rules in their order, by a word without which none of them finds anything: most sentences have none of the words. */
const RULES: readonly (readonly [needed: RegExp, rules: readonly Rule[]])[] = [
  [/round $/, [ROUND_AT_END]],
  [/pan of $/, [PAN_OF_WATER]],
  [/a glass of /, [GLASS_OF_LIQUID]],
  [/”/, [STOP_INSIDE]],
  [/leave /i, WAITING],
  [/ over /i, OVER],
];

/** "L§refrigerate" carries the capital of the verb that went: "Refrigerate". */
const withItsCapital = (text: string): string =>
  text.replace(/([lL])§(\p{L})/gu, (_, old: string, first: string) => (old === 'L' ? first.toUpperCase() : first));

/** British sentences with the verbs of an American cookbook. */
export const inAmericanSentences = (text: string): string => {
  let said = text;
  for (const [needed, rules] of RULES)
    if (needed.test(said)) for (const [british, american] of rules) said = said.replace(british, american);
  return said.includes('§') ? withItsCapital(said) : said;
};

const LEAVE_AT_END = /(?<=^|[^\p{L}])([Ll])eave $/u;
const AFTER_FOOD: Rule = [new RegExp(String.raw`^ to (?=${TO_DO}\b)`, 'u'), ' '];
const TIME_AFTER_FOOD: Rule = [new RegExp(`^ (?=${TIME} )`, 'u'), ' sit '];

/**
 * "Leave the dough to rise" is "Let the dough rise", though an ingredient stands between the two words.
 * @param texts the pieces of a sentence, of which those of `foods` are ingredients
 */
export const lettingFoods = (texts: readonly string[], foods: readonly boolean[]): string[] => {
  const said = [...texts];
  for (const [at, text] of texts.entries()) {
    const after = texts[at + 2] ?? '';
    const rule = [AFTER_FOOD, TIME_AFTER_FOOD].find(([british]) => british.test(after));
    if (!LEAVE_AT_END.test(text) || foods[at + 1] !== true || rule === undefined) continue;
    said[at] = text.replace(LEAVE_AT_END, '$1et ');
    said[at + 2] = after.replace(...rule);
  }
  return said;
};
