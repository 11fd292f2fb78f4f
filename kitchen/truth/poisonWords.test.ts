import { cookingSteps } from './cookingSteps';
import { lineFacts } from './lineFacts';
import { poisonIn } from './poisonousFood';

const poison = (name: string, step: string, note = '') =>
  poisonIn('Dinner', [lineFacts({ name, quantity: '300 g', note }, 'en-GB')], cookingSteps([{ text: step }]), 4);

/** Whether a dish is poison with a phrase in the place of “_”. */
type Case = readonly [what: string, isPoison: (phrase: string) => boolean, phrases: string, expected: boolean];

const inLine = (name: string) => (phrase: string) => poison(name.replace('_', phrase), 'Mix and serve.') !== undefined;
const inNote = (name: string) => (phrase: string) => poison(name, 'Mix and serve.', phrase) !== undefined;
const inStep = (step: string, name: string) => (phrase: string) =>
  poison(name, step.replace('_', phrase)) !== undefined;

const BEANS = 'kidney beans';

const CASES: readonly Case[] = [
  [
    'beans that were bought cooked',
    inNote(BEANS),
    'can|cans|canned|tin|tins|tinned|jar|jarred|cooked|drained|pre-cooked|precooked|leftover|lata|latas|bote|botes|conserva|cocida|cocidos|escurrida|escurridos|boîte|boîtes|conserve|bocal|cuit|cuite|cuits|cuites|égoutté|égouttées',
    false,
  ],
  ['dried beans', inNote(BEANS), 'dried|soaked overnight|canela|candied|tinder|jarra grande', true],
  [
    'beans on the boil for ten minutes',
    inStep('Cook the beans 10 minutes, _.', BEANS),
    'boil|boiling|boils|hierve|hierven|hervir|bouillir|ébullition',
    false,
  ],
  [
    'beans in hot water for ten minutes',
    inStep('Cook the beans 10 minutes, _.', BEANS),
    'in boiled water|in boiling water|simmer|cuece',
    true,
  ],
  [
    'beans that simmer for half an hour',
    inStep('Cook the beans 30 minutes, _.', BEANS),
    'simmer|simmering|bubble|bubbling|hervirlas|cuece|cuecen|cocer|bouillon|bouillonner|mijote|mijoter|frémir|frémissant|cuire|cuisez',
    false,
  ],
  ['beans that stand for half an hour', inStep('Cook the beans 30 minutes, _.', BEANS), 'warm|in boiled milk', true],
  [
    'beans under pressure',
    inStep('Cook the beans for 5 minutes in the _.', BEANS),
    'pressure cooker|instant pot|olla exprés|olla rápida|olla a presión|cocotte-minute|cocotte minute|autocuiseur',
    false,
  ],
  [
    'beans that a slow cooker keeps below boiling',
    inStep('Simmer the beans for 5 hours in the _.', BEANS),
    'slow cooker|slow-cooker|slow cook setting|crock pot|crock-pot|crockpot|olla lenta|olla de cocción lenta|mijoteuse|oven à basse température',
    true,
  ],
  [
    'cassava as a product',
    inNote('cassava'),
    'flour|starch|cooked|harina|almidón|farine|fécule|cuit|cuite|cuites|cocido|cocida',
    false,
  ],
  [
    'raw elderberries, morels and fiddleheads',
    inLine('_'),
    'elderberry|elderberries|baya de saúco|bayas de saúco|baie de sureau|baies de sureau|morel|morels|colmenilla|colmenillas|morille|morilles|fiddlehead|fiddleheads',
    true,
  ],
  [
    'elderberries as a product',
    inLine('elderberry _'),
    'cordial|syrup|jarabe|sirop|jam|mermelada|confiture|wine|liqueur|gin',
    false,
  ],
  [
    'green and sprouted potatoes',
    inStep('Add the _.', 'rice'),
    'green potato|green potatoes|sprouted potatoes|sprouting potato|patata verde|patatas verdes|papa verde|papas verdes|patata germinada|papas germinadas|patatas con brotes|pomme de terre verte|pommes de terre vertes|pomme de terre germée|pommes de terre germées',
    true,
  ],
  [
    'green dishes of potatoes',
    inStep('Add the _.', 'rice'),
    'green potato curry|green potato salad|green potatoes soup|green potatoes salad|new potatoes|patatas con brotes de soja sin brotes',
    false,
  ],
  [
    'bitter almonds and kernels',
    inStep('Add the _.', 'rice'),
    'bitter almond|bitter almonds|apricot kernel|peach kernels|plum pit|cherry pits|apricot stone|peach stones|apple seeds|almendra amarga|almendras amargas|hueso de albaricoque|huesos de melocotones|pepita de manzana|pepitas de manzanas|semilla de ciruela|semillas de cereza|almendra de albaricoque|almendras de albaricoques|amande amère|amandes amères|noyau d’abricot|noyaux d’abricots|noyau de pêche|noyaux de pêches|noyaux de prune|noyaux des prunes|noyau de cerise|noyaux de cerises|amande d’abricot|amandes de pêche',
    true,
  ],
  [
    'their flavour',
    inStep('Add the bitter almond _.', 'rice'),
    'extract|essence|flavouring|flavoring|aroma|extracto|esencia|extrait|arôme|oil|liqueur',
    false,
  ],
  ['fruit without stones', inStep('Add the peaches, peach stones _.', 'rice'), 'removed|discarded|sin hueso', false],
  [
    'what is thrown away',
    inStep('_ the apricot stones.', 'rice'),
    'Discard|Remove|Throw out|Trim|Toss out|Without|Never use|Do not use|Don’t use|Avoid|Toxic:|Poisonous:|Cut off|Quita|Quitar|Desecha|Desechar|Retira|Retirar|Tira|Tirar|Descarta|Descartar|Sin|Nunca|Tóxico:|Tóxicas:|Evita|Evitar|Jetez|Jeter|Enlevez|Enlever|Sans|Jamais|Toxique:|Toxiques:|Ôtez',
    false,
  ],
  ['what is kept', inStep('_ the apricot stones.', 'rice'), 'Add|Crush|Grate|Remoje|Sinner', true],
];

it.each(CASES)('%s: each phrase is understood', (_what, isPoison, phrases, expected) => {
  expect(phrases.split('|').filter((phrase) => isPoison(phrase) !== expected)).toEqual([]);
});
