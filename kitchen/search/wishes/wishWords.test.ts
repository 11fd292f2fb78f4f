import { ALLERGENS, LANGUAGES, type Language } from '@contracts/vocabulary';
import { parseIngredients } from '@kitchen/reading/parseIngredients';
import { rowsRuledOut } from './wishGroups';
import { wishEntry, type WishTarget } from './wishLexicon';
import { wishEffects, wishName } from './wishTargets';

it('rules nothing out by no words', () => {
  expect(wishEntry([])).toBeUndefined();
  expect(wishEntry([''])).toBeUndefined();
});

const read = (text: string, language: Language) => {
  const { found, wishes } = parseIngredients(text, { language });
  return { ids: wishes.map(({ id }) => id).join(' '), found: found.join(' ') };
};

/** Words that each rule the same out, as a cook of one language writes them. */
const WORDS: readonly (readonly [id: string, language: Language, words: string])[] = [
  ['Gluten', 'en-GB', 'gluten|glutene|tacc'],
  ['Dairy', 'en-GB', 'milk|milk protein|cow’s milk|casein|dairy|dairy products|milk product|lactose|plv'],
  ['Dairy', 'es', 'leche|leche de vaca|caseína|lactosa|lácteos|producto lácteo|productos lácteos'],
  ['Dairy', 'fr', 'lait|lait de vache|caséine|laitage|laitages|produit laitier|produits laitiers|laitier'],
  ['Nuts', 'en-GB', 'nuts|nut|tree nuts'],
  ['Nuts', 'es', 'frutos secos|nueces|nuez'],
  ['Nuts', 'fr', 'noix|fruits à coque|fruit à coques'],
  ['Eggs', 'en-GB', 'egg|eggs|egg products'],
  ['Eggs', 'es', 'huevo|huevos|ovoproductos'],
  ['Eggs', 'fr', 'œuf|œufs'],
  ['Soy', 'en-GB', 'soy|soya|soybeans|soya beans'],
  ['Soy', 'es', 'soja'],
  ['Fish', 'en-GB', 'fish'],
  ['Fish', 'es', 'pescado|pescados'],
  ['Fish', 'fr', 'poisson|poissons'],
  ['Shellfish', 'en-GB', 'shellfish|crustaceans'],
  ['Shellfish', 'es', 'marisco|mariscos|crustáceos'],
  ['Shellfish', 'fr', 'fruits de mer|crustacés'],
  ['Wheat', 'en-GB', 'wheat'],
  ['Wheat', 'es', 'trigo'],
  ['Wheat', 'fr', 'blé|froment'],
  ['Peanuts', 'en-GB', 'peanuts|groundnuts'],
  ['Peanuts', 'es', 'cacahuetes|cacahuates|maní'],
  ['Peanuts', 'fr', 'arachides|cacahouètes'],
  ['Sesame', 'en-GB', 'sesame|sesame seeds'],
  ['Sesame', 'es', 'sésamo|ajonjolí'],
  ['Mustard', 'en-GB', 'mustard'],
  ['Mustard', 'es', 'mostaza'],
  ['Mustard', 'fr', 'moutarde'],
  ['Celery', 'en-GB', 'celery'],
  ['Celery', 'es', 'apio'],
  ['Celery', 'fr', 'céleri'],
  ['Lupin', 'en-GB', 'lupin|lupine'],
  ['Lupin', 'es', 'altramuz|altramuces'],
  ['Molluscs', 'en-GB', 'molluscs|mollusks'],
  ['Molluscs', 'es', 'moluscos'],
  ['Molluscs', 'fr', 'mollusques'],
  ['Sulphites', 'en-GB', 'sulphites|sulfites|sulphur dioxide'],
  ['Sulphites', 'es', 'sulfitos'],
  ['meat', 'en-GB', 'meat'],
  ['meat', 'es', 'carne|carnes'],
  ['meat', 'fr', 'viande|viandes'],
  ['red-meat', 'en-GB', 'red meat'],
  ['red-meat', 'es', 'carne roja|carnes rojas'],
  ['red-meat', 'fr', 'viande rouge'],
  ['poultry', 'en-GB', 'poultry'],
  ['poultry', 'es', 'carne de ave'],
  ['poultry', 'fr', 'volaille'],
  ['seafood', 'en-GB', 'seafood'],
  ['seafood', 'es', 'pescado y marisco|pescados y mariscos'],
  ['cheese', 'en-GB', 'cheese|grated cheese'],
  ['cheese', 'es', 'queso|queso rallado'],
  ['cheese', 'fr', 'fromage|fromage râpé'],
  ['alcohol', 'en-GB', 'alcohol|booze|alcoholic drinks'],
  ['alcohol', 'fr', 'alcool'],
  ['sugar', 'en-GB', 'sugar|sweetener|added sugar'],
  ['sugar', 'es', 'azúcar|azúcar añadido'],
  ['sugar', 'fr', 'sucre|sucre ajouté'],
  ['chilli', 'en-GB', 'chilli|chili|chile|spicy food|hot spice'],
  ['chilli', 'es', 'picante|guindilla'],
  ['chilli', 'fr', 'piment|épicé|pimenté'],
  ['Vegan', 'en-GB', 'animal products'],
  ['Vegan', 'es', 'productos animales|productos de origen animal'],
  ['Vegan', 'fr', 'produits animaux|produits d’origine animale'],
  ['Keto', 'en-GB', 'carbs|carbohydrates'],
  ['Keto', 'es', 'hidratos|hidratos de carbono|carbohidratos'],
  ['Keto', 'fr', 'glucides'],
];
const NO = { 'en-GB': 'no', 'en-US': 'no', es: 'sin', fr: 'sans' };

it.each(WORDS)('%s is ruled out in %s by each of its words: %s', (id, language, words) => {
  const ruledOut = (word: string) => read(`${NO[language]} ${word}, quinoa`, language);
  const wrong = words.split('|').filter((word) => {
    const { ids, found } = ruledOut(word);
    return ids !== id || found !== 'quinoa';
  });
  expect(wrong).toEqual([]);
});

it.each(LANGUAGES)('in %s an allergen is ruled out by the name that we give it', (language) => {
  const ruledOut = ALLERGENS.map((id) => {
    const name = wishName({ kind: 'allergen', id }, language);
    return read(`${NO[language]} ${name}, quinoa`, language).ids;
  });
  expect(ruledOut).toEqual([...ALLERGENS]);
});

/** What people say before and after a diet; it goes with the wish and leaves the kitchen alone. */
const AROUND: readonly (readonly [language: Language, phrases: string])[] = [
  [
    'en-GB',
    'I’m _|I am _|im _|we’re _|we are _|he’s _|she’s _|he is _|she is _|my wife is _|my husband is _|my son is _|my daughter’s _|my partner is _|my guest is _|my friend is _|my kid is _|my child is _|but _|and _|it’s _|its _|must be _|has to be _|need to be _|needs to be _|should be _|make it _|make them _|keep it _|please _|strictly _|totally _|completely _|all _|everything _|anything _|cook for a _|cooking for a _|cooking for an _|have a _|have an _|has a _|has an _|got a _|got an _|with a _|an _|_ please|_ thanks|_ thank you|_ diet|_ food|_ recipe|_ recipes|_ meal|_ meals|_ only',
  ],
  [
    'es',
    'soy _|somos _|es _|son _|estoy _|pero _|y _|que sea _|que sean _|tiene que ser _|todo _|cualquier cosa _|algo _|estrictamente _|totalmente _|100 _|con una dieta _|un _|_ por favor|_ gracias|_ dieta|_ dietas',
  ],
  [
    'fr',
    'je suis _|nous sommes _|on est _|mais _|et _|c’est _|tout _|qui soit _|strictement _|totalement _|avec un régime _|une _|_ s’il vous plaît|_ s’il te plaît|_ svp|_ stp|_ merci|_ régime|_ cuisine',
  ],
];
const VEGAN = { 'en-GB': 'vegan', 'en-US': 'vegan', es: 'vegana', fr: 'végane' };

it.each(AROUND)('in %s the words around a diet are no ingredients', (language, phrases) => {
  const wrong = phrases.split('|').filter((phrase) => {
    const { wishes, found, unknown } = parseIngredients(`quinoa, ${phrase.replace('_', VEGAN[language])}`, {
      language,
    });
    return [wishes.map(({ id }) => id), found, unknown].join() !== 'Vegan,quinoa,';
  });
  expect(wrong).toEqual([]);
});

it.each([
  'gluten free|gluten-free|glutenfree|nongluten|gluten allergy|gluten allergies|gluten allergic|gluten intolerance|gluten intolerances|gluten intolerant|gluten sensitivity|gluten sensitive|severe gluten allergy|severely gluten intolerant|a bad gluten allergy|a serious gluten intolerance|coeliac|celiac|ceeliac|celíaca|celíacos|cœliaque|céliaques|coeliac disease|coeliac friendly|allergic to gluten|severely allergic to gluten|highly intolerant to gluten|sensitive to gluten|allergy to gluten|I don’t eat gluten|we can’t have gluten|she must not eat gluten|he may not eat gluten|I do not tolerate gluten|I never eat gluten|no gluten please|no more gluten|non gluten|without gluten|withuot gluten|w/o gluten|minus gluten|hold the gluten|hold off on the gluten|skip gluten|leave out gluten|omit gluten|avoid gluten|avoiding gluten|excluding gluten|except gluten|except for gluten|apart from gluten|nothing with gluten|anything but gluten|zero gluten|free of gluten|free from gluten',
  'sin gluten|sn gluten|cero gluten|nada de gluten|nada con gluten|libre de gluten|libres de gluten|exento de gluten|exentas de gluten|excepto gluten|salvo gluten|quitar gluten|evita gluten|evitar gluten|ningún gluten|nunca gluten|jamás gluten|alérgica al gluten|alérgicos al gluten|muy alérgico al gluten|intolerante al gluten|sensible al gluten|alergia al gluten|alergias al gluten|intolerancia al gluten|no puedo comer gluten|no podemos tomar gluten|no como gluten|no comemos gluten|no tolero gluten|que no lleve gluten',
  'sans gluten|san gluten|zéro gluten|pas de gluten|pas trop de gluten|exempt de gluten|exempte de gluten|dépourvu de gluten|sauf gluten|excepté gluten|à part gluten|aucun gluten|jamais gluten|éviter gluten|évite gluten|allergique au gluten|allergiques au gluten|très allergique au gluten|intolérant au gluten|intolérante au gluten|sensible au gluten|allergie au gluten|allergies au gluten|je ne mange pas de gluten|nous ne mangeons jamais de gluten|on ne mange pas de gluten|je ne supporte pas le gluten|je ne peux pas manger de gluten|je ne digère plus le gluten',
])('gluten is ruled out in many words: %s', (phrases) => {
  const wrong = phrases.split('|').filter((phrase) => {
    const { wishes, found, unknown } = parseIngredients(`quinoa, ${phrase}`, { language: 'en-GB' });
    return [wishes.map(({ id }) => id), found, unknown].join() !== 'Gluten,quinoa,';
  });
  expect(wrong).toEqual([]);
});

it.each([
  'don’t have|do not have|haven’t got|don’t like|doesn’t like|don’t actually like|don’t really want|don’t fancy|don’t enjoy|don’t own|have no|has no|got no|have run out of|ran out of|run out of|running out of|fresh out of|all out of|out of|used up|I have used up all|just used up|hate|hates|dislike|not a fan of|not fond of|lacking',
  'no me gusta|no me gustan|no nos gustan|no les apetece|no tengo|no tenemos|no quiero|no hay|no queda|no me quedan|se me ha acabado|se me han acabado|me falta|nos faltan|me he quedado sin|nos hemos quedado sin|odio',
  'je n’ai pas|je n’ai plus|on n’a plus|nous n’avons pas|je n’aime pas|nous n’aimons pas|je n’aime vraiment pas|je ne veux pas|il ne reste plus|il n’y a plus|plus du tout|je déteste|je n’ai aucun',
])('a lack rules out the food alone: %s', (phrases) => {
  const wrong = phrases.split('|').filter((phrase) => {
    const { wishes, found } = parseIngredients(`quinoa, ${phrase} leeks`, { language: 'en-GB' });
    return [wishes.map(({ id }) => id), found].join() !== 'leek,quinoa';
  });
  expect(wrong).toEqual([]);
});

it.each<[WishTarget['kind'], string, string]>([
  ['allergen', 'Dairy', 'dairy|dairy|lácteos|produits laitiers'],
  ['allergen', 'Soy', 'soya|soy|soja|soja'],
  ['allergen', 'Molluscs', 'molluscs|mollusks|moluscos|mollusques'],
  ['allergen', 'Sulphites', 'sulphites|sulfites|sulfitos|sulfites'],
  ['allergen', 'Eggs', 'eggs|eggs|huevo|œufs'],
  ['ingredient', 'chilli', 'chilli|chili|picante|piment'],
  ['ingredient', 'meat', 'meat|meat|carne|viande'],
  ['ingredient', 'red-meat', 'red meat|red meat|carne roja|viande rouge'],
  ['ingredient', 'poultry', 'poultry|poultry|carne de ave|volaille'],
  ['ingredient', 'seafood', 'seafood|seafood|pescado y marisco|poisson et fruits de mer'],
  ['ingredient', 'cheese', 'cheese|cheese|queso|fromage'],
  ['ingredient', 'alcohol', 'alcohol|alcohol|alcohol|alcool'],
  ['ingredient', 'sugar', 'sugar|sugar|azúcar|sucre'],
  ['ingredient', 'aubergine', 'aubergine|eggplant|berenjena|aubergine'],
  ['diet', 'Vegan', 'vegan|vegan|veganas|véganes'],
  ['diet', 'Vegetarian', 'vegetarian|vegetarian|vegetarianas|végétariennes'],
  ['diet', 'Fish', 'pescatarian|pescatarian|pescetarianas|pescétariennes'],
  ['diet', 'Keto', 'keto|keto|keto|cétogènes'],
  ['diet', 'Low FODMAP', 'low FODMAP|low FODMAP|bajas en FODMAP|pauvres en FODMAP'],
])('the %s %s is called “%s”', (kind, id, names) => {
  expect(LANGUAGES.map((language) => wishName({ kind, id }, language)).join('|')).toBe(names);
});

it.each([
  ['onion', 'onion red-onion shallot spring-onion onion-powder pickled-onion', 'leek'],
  ['garlic', 'garlic garlic-powder', 'onion'],
  ['mushroom', 'mushroom cream-of-mushroom-soup truffle truffle-oil shiitake', 'leek'],
  ['tomato', 'tomato tinned-tomato tomato-puree tomato-sauce tomato-juice ketchup salsa', 'bell-pepper'],
  ['potato', 'potato crisps gnocchi potato-starch', 'sweet-potato'],
  ['sweetcorn', 'sweetcorn corn-cob hominy polenta cornmeal cornflour corn-tortilla popcorn cornflakes', 'flour'],
  ['coconut', 'coconut coconut-water coconut-milk coconut-cream coconut-oil', 'almond'],
  ['honey', 'honey honey-syrup', 'maple-syrup'],
  ['chicken', 'chicken chicken-breast chicken-stock chicken-liver', 'turkey'],
  ['beef', 'beef beef-steak beef-stock beef-dripping minced-meat meatball suet oxtail', 'chicken'],
  ['pork', 'pork bacon ham chorizo sausage salami lard gelatine jelly marshmallow pate', 'beef'],
  ['prawn', 'prawn dried-shrimp shrimp-paste prawn-cracker mixed-seafood', 'salmon'],
  ['milk', 'milk milk-powder evaporated-milk condensed-milk', 'oat-milk'],
  ['butter', 'butter ghee', 'vegetable-margarine'],
  ['cream', 'cream double-cream clotted-cream', 'milk'],
  ['coriander', 'coriander coriander-root', 'parsley'],
])('no %s means none of %s', (id, ids, other) => {
  expect(rowsRuledOut(id)).toEqual(expect.arrayContaining(ids.split(' ')));
  expect(rowsRuledOut(id)).not.toContain(other);
});

it.each<[WishTarget, string, string, string[]]>([
  [{ kind: 'ingredient', id: 'seafood' }, 'Fish Shellfish Molluscs', '', ['salmon']],
  [{ kind: 'ingredient', id: 'meat' }, '', 'Fish', ['beef']],
  [{ kind: 'ingredient', id: 'leek' }, '', '', ['leek']],
  [{ kind: 'allergen', id: 'Eggs' }, 'Eggs', '', ['egg']],
  [{ kind: 'allergen', id: 'Peanuts' }, 'Peanuts', '', ['peanut']],
  [{ kind: 'diet', id: 'Vegan' }, '', 'Vegan', []],
])('%j hides %s and keeps to the diet %s', (target, allergens, diets, ingredients) => {
  const effects = wishEffects(target, []);
  expect([effects.allergens.join(' '), effects.diets.join(' ')]).toEqual([allergens, diets]);
  expect(effects.ingredients).toEqual(expect.arrayContaining(ingredients));
  expect(effects.ingredients.length > 0).toBe(ingredients.length > 0);
});

it('nuts are peanuts too, unless they are tree nuts', () => {
  const hidden = (text: string) => parseIngredients(text, { language: 'en-GB' }).wishes.map(({ also }) => also.join());
  expect(hidden('no nuts')).toEqual(['Peanuts']);
  expect(hidden('no tree nuts')).toEqual(['']);
  expect(hidden('no shellfish')).toEqual(['Molluscs']);
  expect(['no milk', 'no meat', 'no carbs', 'no dairy'].flatMap(hidden)).toEqual(['', '', '', '']);
});

it.each([
  // text, ruled out, on hand
  ['no gluten, milk', 'Gluten', 'milk'],
  ['no gluten, nuts', 'Gluten', 'mixed-nuts'],
  ['no gluten, cheese', 'Gluten', 'grated-cheese'],
  ['no eggs, dairy', 'Eggs Dairy', ''],
  ['no eggs, carbs', 'Eggs Keto', ''],
  ['no eggs, milk or rice', 'Eggs Dairy rice', ''],
  ['no eggs and with rice', 'Eggs', 'rice'],
  ['no onions and rice', 'onion rice', ''],
  ['no gluten and rice', 'Gluten', 'rice'],
  ['no onions & garlic', 'onion garlic', ''],
  ['no onions + dairy', 'onion Dairy', ''],
  ['no nuts nor eggs', 'Nuts Eggs', ''],
  ['no nuts, dairy or eggs, rice', 'Nuts Dairy Eggs', 'rice'],
  ['allergic to nuts, soy and eggs, rice', 'Nuts Soy Eggs', 'rice'],
  ['allergic to nuts, rice and eggs', 'Nuts', 'rice egg'],
  ['no onions, garlic or leeks, chicken', 'onion garlic leek', 'chicken'],
  ['no onions, with rice', 'onion', 'rice'],
  ['no onions; rice', 'onion', 'rice'],
  ['dairy and gluten free, rice', 'Dairy Gluten', 'rice'],
  ['eggs and gluten free', 'Gluten', 'egg'],
  ['egg and gluten free', 'Eggs Gluten', ''],
  ['rice without any more of the nuts', 'Nuts', 'rice'],
  ['no ,rice', '', 'rice'],
])('how far “no” reaches: “%s” rules out %s and leaves %s', (text, ids, found) => {
  expect(read(text, 'en-GB')).toEqual({ ids, found });
});

it.each([
  ['no daiyr', 'Dairy'],
  ['no glutn', 'Gluten'],
  ['no cheeze', 'cheese'],
  ['no mlk', ''],
])('a typing error in a word of five letters or more is forgiven: “%s”', (text, ids) => {
  expect(read(text, 'en-GB').ids).toBe(ids);
});

it.each(['milk', 'egg', 'peanut', 'mustard', 'celery'])('having run out of %s says nothing of an allergy', (id) => {
  const { wishes } = parseIngredients(`we have run out of ${id}`, { language: 'en-GB' });
  expect(wishes).toEqual([expect.objectContaining({ kind: 'ingredient', id })]);
});
