import { foldText } from '../../reading/foldWord';
import * as words from './stepWords';

const fold = (phrase: string) => foldText(phrase);

/** Phrases of steps that each list recognises as a whole, in our languages. */
const WHOLE: readonly (readonly [list: 'AS_MEASURE' | 'LIKENESS', what: string, phrases: string])[] = [
  [
    'AS_MEASURE',
    'sizes and knobs of butter',
    'the size of a walnut|size of an egg|size of walnuts|walnut-sized|walnut sized|egg-size|egg size|noix de beurre|noix de margarine|noix de Saint-Jacques|noix de saint jacques|noisette de beurre|noisettes de beurre|beurre noisette|nuez de mantequilla',
  ],
  [
    'AS_MEASURE',
    'names of states, colours and dishes',
    'punto de nieve|punto de caramelo|neige|egg wash|egg-wash|corn on the cob|olive green|cooking oil|couleur noisette|color caramelo|al gusto',
  ],
  [
    'AS_MEASURE',
    'tins and worktops that are greased or floured',
    'butter the tin|butter a dish|butter your mould|butter the pan|butter the tray|flour the surface|floured surface|floured worktop|flour the board|floured counter|floured the work',
  ],
  [
    'AS_MEASURE',
    'tools named after food',
    'baking paper|baking sheet|baking tray|baking parchment|papier sulfurisé|papel vegetal|rice water|pasta machine|potato masher|rice cooker|bread maker|garlic press|salad bowl|cheesecloth|cheese cloth|coffee cup|coffee spoon|coffee filter|coffee grinder|cuillère à café|cuillerée à soupe|cuillères à thé|cucharadita de café|cucharada de postre|cucharadas de sopa',
  ],
  [
    'LIKENESS',
    'comparisons',
    'like cream|than cream|as cream|smells of cream|smell of cream|taste of cream|turns to cream|turn to cream|to a cream|into a cream|into cream|como nata|olor a nata|huele a nata|huela a nata|forma de salchicha|hasta obtener harina|en crème|comme crème|odeur de miel|forme de boudin|sent le miel|sente la miel|sentent les noisettes|texture de crème|texture de porridge',
  ],
  [
    'LIKENESS',
    'comparisons with small words between',
    'like a cream|like an cream|like thick cream|like double cream|like fine flour|like coarse flour|como una crema|como una miel|como la nata|comme un boudin|comme une crème|comme la crème épaisse|into a thick fine flour',
  ],
  [
    'LIKENESS',
    'what food is compared with',
    'comme crème épaisse|like single cream|like flour|like sausage|like sausages|like hazelnut|like hazelnuts|like walnut|like walnuts|like honey|como crema|como harina|como avellana|como avellanas|como salchichas|comme farine|comme boudins|comme saucisse|comme saucisses|comme noisette|like wine|like porridge|like custard',
  ],
  [
    'LIKENESS',
    'thick cream of other things, and glasses',
    'thick cream of|thick cream from|nata espesa de|crème épaisse du|wine glass|wine glasses|whisky glass|champagne glasses|cocktail glass|copa de vino|copas de champán|copa de cava|verre à vin|verres à whisky|verre à eau|verre à cocktail',
  ],
];

it.each(WHOLE)('%s: %s name no ingredient', (list, _what, phrases) => {
  const left = (phrase: string) => fold(phrase).replace(words[list], '');
  expect(phrases.split('|').filter((phrase) => left(phrase) !== '')).toEqual([]);
});

it.each([
  ['lomo de merluza', 'merluza'],
  ['lomos de cerdo', 'cerdo'],
  ['filete de ternera', 'ternera'],
  ['filetes de pavo', 'pavo'],
  ['pechuga de pollo', 'pollo'],
  ['pechugas de pollo', 'pollo'],
])('of “%s” only “%s” is looked for', (phrase, rest) => {
  expect(fold(phrase).replace(words.AS_MEASURE, '').trim()).toBe(rest);
});

const LISTS = {
  BESIDE:
    'serve with|served with|serve it with|serve them over|serve hot on|serve warm alongside|serve cold with|serve straight away with|serve immediately with|goes well|pair well|pairs well|optional|optionally|if you like|if you wish|if you want|instead|alternatively|or use|leftover|leftovers|would also|sirve con|sírvelo con|sírvela con|sírvelos con|sírvelas con|acompaña|acompañado|si quieres|opcional|opcionales|en lugar|en vez|o bien|servez avec|servez-le avec|servez-la avec|servez-les avec|accompagne|accompagnez|si vous voulez|si vous aimez|si vous souhaitez|facultatif|facultative|au lieu|à la place|ou bien',
  WITHOUT: 'without|no|not|never|sin|sans|pas de|free|don’t|avoid|evita|évitez',
  ADDS: 'add|adding|stir|stirring|toss|tossing|mix|mixing|pour|pouring|put|scatter|scattering|sprinkle|sprinkling|fold|folding|top|topping|garnish|garnishing|throw|drizzle|drizzling|whisk|whisking|blend|blending|combine|finish|season|seasoning|añade|añadiendo|agrega|agregando|incorpora|incorporando|mezcla|mezclando|vierte|echa|echando|pon|espolvorea|espolvoreando|esparce|esparciendo|decora|decorando|adorna|adornando|ajoute|ajoutez|verse|versez|mélange|mélangez|parsème|parsemez|saupoudre|saupoudrez|incorporez|mettez|disposez|fait revenir|faites revenir|faites-les revenir|faites-la revenir|aliña|aliñando|sazona|sazonando',
  GENERAL:
    'meat|viande|carne|fish|poisson|pescado|seafood|marisco|cheese|fromage|queso|nut|nuts|frutos secos|noix|cream|crème|crema|nata|milk|lait|leche|egg|eggs|œuf|œufs|huevo|huevos|butter|beurre|mantequilla|sauce|salsa|broth|bouillon|caldo|stock|dough|pâte|masa|steak|steaks|filet|filete|fillet|fillets|lomo|lomos|carcass|pork|cerdo|porc|sausage|sausages|salchicha|salchichas|saucisse|saucisses|bacon|tocino|lard|panceta|ham|jamón|jambon',
  ALL_OF_IT:
    'all ingredients|all the ingredients|all of the ingredients|all your ingredients|all other ingredients|all remaining ingredients|all the dry ingredients|all wet ingredients|all of the other dry ingredients|all the everything|everything|remaining ingredients|other ingredients|rest of the ingredients|dry ingredients|wet ingredients|todos los ingredientes|los demás ingredientes|el resto de ingredientes|el resto de los ingredientes|resto de ingredientes|mezcla todo|mézclalo todo|tritura todo|tritúralo todo|bate todo|pon todo|junta todo|añade todo|cuece todo|mete todo|tous les ingrédients|tous les autres ingrédients|le reste des ingrédients|les autres ingrédients|des autres ingrédients|le tout',
} as const;

it.each(Object.entries(LISTS) as [keyof typeof LISTS, string][])(
  '%s recognises every phrase for it',
  (list, phrases) => {
    expect(phrases.split('|').filter((phrase) => !words[list].test(fold(phrase)))).toEqual([]);
  },
);

it.each<[keyof typeof LISTS, string]>([
  ['GENERAL', 'fish sauce'],
  ['GENERAL', 'white fish'],
  ['ADDS', 'padded'],
  ['ADDS', 'the stopwatch'],
  ['WITHOUT', 'notes'],
  ['BESIDE', 'serve at once'],
  ['ALL_OF_IT', 'all the onions'],
])('%s does not take “%s” for one of its phrases', (list, phrase) => {
  expect(words[list].test(fold(phrase))).toBe(false);
});

it.each([
  ['stock', true],
  ['mixed-spice', true],
  ['cooked-beetroot', true],
  ['chicken-stock', false],
  ['stock-cube', false],
  ['egg', false],
])('the ingredient %s is often no ingredient of a step: %s', (id, isOften) => {
  expect(words.OFTEN_NO_INGREDIENT.test(id)).toBe(isOften);
});

it.each([
  ['en', 'sprinkles'],
  ['es', 'pasa'],
  ['fr', 'moule'],
] as const)('in %s “%s” usually means something else', (tongue, word) => {
  expect(words.OTHER_MEANINGS[tongue].has(word)).toBe(true);
  expect(words.OTHER_MEANINGS[tongue].has('tofu')).toBe(false);
});
