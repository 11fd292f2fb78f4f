import { cookingSteps } from './cookingSteps';
import { unsafeKeepingIn } from './keepingFood';
import { lineFacts } from './lineFacts';

const faultOf = (lines: readonly [string, string][], text: string) =>
  unsafeKeepingIn(
    '',
    lines.map(([quantity, name]) => lineFacts({ name, quantity, note: '' }, 'en-GB')),
    cookingSteps([{ text }]),
  );

const left = (text: string) => faultOf([['200 g', 'rice']], text)?.startsWith('perishable food') === true;
const jarred = (text: string) => faultOf([['500 g', 'carrots']], text)?.startsWith('food with little acid') === true;
const oiled = (text: string) => {
  const fault = faultOf(
    [
      ['200 ml', 'olive oil'],
      ['50 g', 'garlic'],
    ],
    text,
  );
  return fault?.startsWith('garlic, herbs') === true;
};

/** What a list of words does in a sentence: “_” is the place of the word. */
type Words = readonly [
  what: string,
  isFound: (text: string) => boolean,
  sentence: string,
  words: string,
  expected: boolean,
];

const WORDS: readonly Words[] = [
  [
    'warm places',
    left,
    'Leave the soup _ overnight.',
    'at room temperature|on the counter|on the worktop|on the side|on the shelf|on the table|in the cupboard|in a cupboard|in the pantry|in a larder|unrefrigerated|a temperatura ambiente|en la despensa|en la encimera|en la estantería|en la alacena|à température ambiante|au placard|sur le plan de travail|sur une étagère|on a shelf',
    true,
  ],
  [
    'long times',
    left,
    'Leave the soup on the counter _.',
    'overnight|all night|all day|4 hours|9 hours|10 hours|24 hours|100 hours|120 horas|100 heures|toda la noche|todo el día|5 horas|12 horas|toute la nuit|toute la journée|6 heures|48 heures|until the next day',
    true,
  ],
  ['short times', left, 'Leave the soup on the counter _.', '1 hour|3 hours|3 horas|2 heures|an hour', false],
  [
    'perishable food',
    left,
    'Leave the _ on the counter overnight.',
    'rice|chicken|turkey|pork|beef|lamb|mince|meat|fish|salmon|prawn|prawns|shrimp|shrimps|seafood|egg|eggs|cream|milk|stock|soup|stew|curry|arroz|pollo|pavo|cerdo|ternera|carne|pescado|gamba|gambas|marisco|huevo|huevos|nata|leche|caldo|guiso|riz|poulet|dinde|porc|bœuf|viande|poisson|crevette|crevettes|œuf|œufs|crème|lait|bouillon|ragoût',
    true,
  ],
  [
    'what ferments, soaks or is pickled',
    left,
    'Leave the milk for the _ on the counter overnight.',
    'dough|starter|sourdough|levain|yeast|ferment|fermentation|yoghurt|yogurt|kefir|kombucha|koji|masa|levadura|pâte|levure|soak|soaking|remojo|remojar|tremper|trempage|bean|beans|brine|salmuera|saumure|vinegar|vinagre|vinaigre|washed rind|batter|idli|dosa',
    false,
  ],
  [
    'warnings',
    left,
    '_ leave the soup on the counter overnight.',
    'Do not|Don’t|Never|No dejes, never|Nunca|Ne le laissez pas,|Jamais',
    false,
  ],
  [
    'jars',
    jarred,
    'Use _ and keep in the pantry for 6 months.',
    'jar|jars|canning|canned|seal|sealed|sterile|sterilised|a water bath|tarro|tarros|frasco|frascos|bote|botes|conserva|conservas|esteriliza|esterilizados|baño maría|bocal|bocaux|bouteille|bouteilles|bottle|bottles|botella|botellas',
    true,
  ],
  [
    'canning under pressure',
    jarred,
    'Use _ for the jars and keep in the pantry for 6 months.',
    'a pressure canner|pressure canning|la olla a presión|la olla exprés|un autoclave|un stérilisateur à pression',
    false,
  ],
  [
    'weeks',
    oiled,
    'Keep in the pantry for _.',
    'a week|2 weeks|a month|2 months|a year|2 years|una semana|2 semanas|un mes|2 meses|un año|2 años|une semaine|2 semaines|2 mois|un an|2 ans|10 ans|une année|2 années',
    true,
  ],
  [
    'cold places',
    oiled,
    'Keep for 3 weeks, not in the pantry but in the _.',
    'fridge|refrigerator|refrigerated|freezer|freezing|nevera|nevero|frigo|frigorífico|refrigerador|congelador|congélateur',
    false,
  ],
];

it.each(WORDS)('%s are understood', (_what, isFound, sentence, words, expected) => {
  const wrong = words.split('|').filter((word) => isFound(sentence.replace('_', word)) !== expected);
  expect(wrong).toEqual([]);
});
