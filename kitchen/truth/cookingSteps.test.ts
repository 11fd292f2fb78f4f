import { foldText } from '../reading/foldWord';
import { cookingSteps, degreesIn, secondsSaid } from './cookingSteps';

const MINUTE = 60;
const HOUR = 3_600;

describe('the time that a sentence states', () => {
  it.each<[string, number]>([
    ['10 minutes', 10 * MINUTE],
    ['10 min', 10 * MINUTE],
    ['1 minuto', MINUTE],
    ['2 minutos', 2 * MINUTE],
    ['5 mn', 5 * MINUTE],
    ['5 m', 5 * MINUTE],
    ['30 s', 30],
    ['30 secs', 30],
    ['1 second', 1],
    ['1 segundo', 1],
    ['20 segundos', 20],
    ['20 secondes', 20],
    ['1 hr', HOUR],
    ['2 hrs', 2 * HOUR],
    ['1 hora', HOUR],
    ['2 horas', 2 * HOUR],
    ['1 heure', HOUR],
    ['2 heures', 2 * HOUR],
    ['2 days', 48 * HOUR],
    ['1 día', 24 * HOUR],
    ['2 jours', 48 * HOUR],
    ['1 h 30', 90 * MINUTE],
    ['2h05', 125 * MINUTE],
    ['1,5 heures', 90 * MINUTE],
    ['1.5 hours', 90 * MINUTE],
    ['½ hour', 30 * MINUTE],
    ['10-12 minutes', 12 * MINUTE],
    ['10 – 12 minutes', 12 * MINUTE],
    ['10 to 12 minutes', 12 * MINUTE],
    ['10 or 12 minutes', 12 * MINUTE],
    ['de 10 a 12 minutos', 12 * MINUTE],
    ['10 o 12 minutos', 12 * MINUTE],
    ['10 ou 12 minutes', 12 * MINUTE],
    ['entre 10 y 12 minutos', 12 * MINUTE],
    ['entre 10 et 12 minutes', 12 * MINUTE],
    ['a 10-minute boil', 10 * MINUTE],
    ['five minutes', 5 * MINUTE],
    ['two to three minutes', 3 * MINUTE],
    ['tres o cuatro minutos', 4 * MINUTE],
    ['deux ou trois minutes', 3 * MINUTE],
    ['an hour', HOUR],
    ['an hour and a half', 90 * MINUTE],
    ['hora y media', 90 * MINUTE],
    ['une heure et demie', 90 * MINUTE],
    ['three quarters of an hour', 45 * MINUTE],
    ['tres cuartos de hora', 45 * MINUTE],
    ["trois quarts d'heure", 45 * MINUTE],
    ['half an hour', 30 * MINUTE],
    ['media hora', 30 * MINUTE],
    ['une demi-heure', 30 * MINUTE],
    ['a quarter of an hour', 15 * MINUTE],
    ['un cuarto de hora', 15 * MINUTE],
    ["un quart d'heure", 15 * MINUTE],
    ['half a minute', 30],
    ['medio minuto', 30],
    ['une demi-minute', 30],
    ['une dizaine de minutes', 10 * MINUTE],
    ['une quinzaine de minutes', 15 * MINUTE],
    ['une vingtaine de minutes', 20 * MINUTE],
    ['une trentaine de minutes', 30 * MINUTE],
    ['une quarantaine de minutes', 40 * MINUTE],
    ['1 hour 20 minutes', 80 * MINUTE],
    ['two and a half hours', 150 * MINUTE],
    ['2 and a half minutes', 150],
    ['dos horas y media', 150 * MINUTE],
    ['2 heures et demie', 150 * MINUTE],
    ['1 sec', 1],
    ['20 seconds', 20],
    ['une seconde', 1],
    ['1 day', 24 * HOUR],
    ['2 días', 48 * HOUR],
    ['un jour', 24 * HOUR],
    ['1 mins', MINUTE],
    ['3 h', 3 * HOUR],
    ['une demi heure', 30 * MINUTE],
    ['une demi minute', 30],
    ['a half minute', 30],
  ])('“%s”', (text, seconds) => {
    expect(secondsSaid(foldText(`Simmer ${text}.`))).toBe(seconds);
  });

  it.each(['Simmer until soft.', 'Add 10 g of salt.', 'Some minutes later, stir.', 'Use 3 mushrooms.'])(
    'is none in “%s”',
    (text) => {
      expect(secondsSaid(foldText(text))).toBeUndefined();
    },
  );
});

describe('what heats food', () => {
  const WORDS: Readonly<Record<string, string>> = {
    English:
      'cook|cooks|cooking|fry|fries|frying|deep-fry|deepfry|pan-fry|panfry|stir-fry|stirfry|roast|roasting|bake|baking|grill|grilling|broil|barbecue|boil|boiling|simmer|simmering|sear|sears|searing|saute|sauteing|brown the meat|browning|poach|poaching|steam|steaming|braise|braising|stew gently|stewing|heat|reheat|microwave|pressure|caramelise|caramelize|soften|warm|toast the seeds|scramble|sweat|bubble|sizzle|slow cooker|water bath|sous-vide|sous vide|char|griddle|smoke the fish|blanch|melt|confit',
    Spanish:
      'freír|fríe|fría|fríen|fríelas al fuego|cuece|cuecen|cocer|coced|cocina|cocine|cocinar|asa|asa los pimientos|ásalo|ásala|ásalos|asando|asar|asarlo|ase|asan|hazlo|hazla|hazlos|hazlas|hornea|hornear|hornee|al horno|en el horno|saltea|saltear|sofría|sofríe|sofríen|sofreír|sofreírlas|dora|dorar|dóralas|dórala|dóralos|dóralo|dore|guisa|guisar|hierve|hervir|plancha|marca|sella|sellar|brasea|brasear|estofa|estofar|calienta|calientan|calentar|rehoga|rehogar|pocha|pochar|tuesta|cuaja|fuego|vapor|derrite|derritiendo|carameliza|caramelizar',
    French:
      'cuire|cuis|cuisez|cuit|cuisson|faites|frire|frite à la poêle|frites à la poêle|frit, frite à part|rôtir|rôtissez|griller|grillez|sauter|sautez|dorer|revenir|mijoter|mijotez|frémir|frémissant|poursuivre|poursuivez|saisir|bouillir|ébullition|poêlez|poêler|braiser|braisez|saisissez|saisi|enfournez|enfourner|au four|pocher|pochez|vapeur|réchauffer|réchauffez|chauffer|chauffez|suer|fondre|blondir|colorer|feu doux|feu vif|feu moyen|confire',
  };

  it.each(Object.entries(WORDS))('is said in many ways in %s', (_tongue, words) => {
    const heatedBy = (word: string) => cookingSteps([{ text: `${word}, 9 min.` }])[0]!.heated;
    expect(words.split('|').filter((word) => heatedBy(word) !== 9 * MINUTE)).toEqual([]);
  });

  it.each([
    'Spread with brown sugar, 9 min.',
    'Add the brown rice, 9 min.',
    'Slice the brown bread, 9 min.',
    'Rinse the brown lentils, 9 min.',
    'Peel the roasted peppers, 9 min.',
    'Slice the grilled aubergine, 9 min.',
    'Peel the boiled eggs, 9 min.',
    'Mash the steamed potatoes, 9 min.',
    'Ladle out the stew, 9 min.',
    'Serve it steaming hot, 9 min.',
    'Slice the toast, 9 min.',
    'Preheat the oven, 9 min.',
    'Pre-heat the oven, 9 min.',
    'First, preheat the oven, 9 min.',
    'Meanwhile preheat the oven, 9 min.',
    'Then, heat the oven, 9 min.',
    'Heat your grill, 9 min.',
    'Heat the fan oven, 9 min.',
    'Heat the pizza oven, 9 min.',
    'Precalienta el horno, 9 min.',
    'Calienta el horno, 9 min.',
    'Préchauffez le four, 9 min.',
    'Allumez le four, 9 min.',
    'Faites chauffer le four, 9 min.',
  ])('is not meant by “%s”', (text) => {
    expect(cookingSteps([{ text }])[0]!.heated).toBe(0);
  });

  it.each(
    [
      'on both sides|on each side|per side|a side|each side|every side',
      'por cada lado|por lado|por cada cara|por cara',
      'de chaque côté|par face|par côté|chaque face|chaque côté',
    ].flatMap((phrases) => phrases.split('|')),
  )('lasts twice as long %s', (sides) => {
    expect(cookingSteps([{ text: `Fry 3 min ${sides}.` }])[0]!.heated).toBe(6 * MINUTE);
  });

  it('is counted once when each side has a time', () => {
    const [step] = cookingSteps([{ text: 'Fry for 3 minutes on one side, then 2 minutes on each side.' }]);
    expect(step!.heated).toBe(5 * MINUTE);
  });
});

describe('the heat of a step', () => {
  it.each<[string, number | undefined, number, number]>([
    ['Fry the onion. Leave it for 5 minutes.', undefined, 5, 5],
    ['Fry the onion for 4 minutes. Stir for 5 minutes.', undefined, 9, 9],
    ['Fry the onion for 4 minutes. Rest for 30 minutes.', undefined, 4, 4],
    ['Preheat the oven for 20 minutes. Fry the onion for 4 minutes.', undefined, 4, 4],
    ['Fry the onion for 4 minutes.', 12, 4, 12],
    ['Fry the onion until soft.', 12, 12, 12],
    ['Fry the onion for 4 minutes. Simmer.', 12, 12, 12],
    ['Fry the onion.', -3, 0, 0],
    ['Chop the onion for 4 minutes.', 12, 0, 0],
  ])('“%s” with a time field of %p: %d min for certain, %d min claimed', (text, minutes, heated, claimed) => {
    expect(cookingSteps([{ text, ...(minutes !== undefined && { minutes }) }])[0]).toMatchObject({
      heated: heated * MINUTE,
      claimed: claimed * MINUTE,
    });
  });

  it.each(
    'rest|chill|cool|marinate|marinating|soak|soaking|rise|prove|proof|fridge|refrigerate|freezer|keep|keeps|store|reposar|nevera|frigo|refrigerar|macerar|mariner|remojar|tremper|lever|refroidir|enfriar|serve|sirve|servez'.split(
      '|',
    ),
  )('leaves out the time of waiting: %s', (word) => {
    expect(cookingSteps([{ text: `Fry for 4 min. ${word} 30 min.` }])[0]!.heated).toBe(4 * MINUTE);
  });

  it('is read from the sentence, apart from the field', () => {
    expect(cookingSteps([{ text: 'Fry for 4 minutes.', minutes: 12 }])[0]).toMatchObject({ said: 240, field: 720 });
    expect(cookingSteps([{ text: 'Fry.' }])[0]).not.toHaveProperty('said');
  });
});

describe('the temperatures that a sentence states', () => {
  it.each<[string, number[]]>([
    ['Heat the oil to 180 °C.', [180]],
    ['Heat the oil to 180°C.', [180]],
    ['Heat the oil to 180 C.', [180]],
    ['Heat the oil to 180 Celsius.', [180]],
    ['Heat the oil to 180 degrees.', [180]],
    ['Heat the oil to 1 degree.', []],
    ['Calienta el aceite a 180 grados.', [180]],
    ['Calienta el aceite a 180º.', [180]],
    ['Chauffez l’huile à 180 degrés.', [180]],
    ['Heat the oil to 212 °F.', [100]],
    ['Heat the oil to 212 F.', [100]],
    ['Heat the oil to 212 Fahrenheit.', [100]],
    ['Heat the oil to 212 degrees F.', [100]],
    ['Roast at 220 °C, then at 180 °C.', [220, 180]],
    ['Bake at 180 for 20 minutes.', [180]],
    ['Baking at 180 takes 20 minutes.', [180]],
    ['Turn the oven to 200.', [200]],
    ['Roast at 100.', [100]],
    ['Roast at 99.', []],
    ['Roast at 1000.', [1000]],
    ['Roast at 1001.', []],
    ['Simmer at 180 until thick.', []],
    ['Bake 180 nuts.', []],
    ['Bake with 250 cups.', []],
    ['Add 200 g flour.', []],
    ['Add 300 cl milk.', []],
    ['Add 250 flowers.', []],
  ])('“%s”', (text, degrees) => {
    expect(degreesIn(foldText(text), false)).toEqual(degrees);
  });

  it.each<[string, number[]]>([
    ['Bake at 212 degrees.', [100]],
    ['Bake at 212.', [100]],
    ['Heat the oil to 200 degrees.', [200]],
    ['Heat the oil to 212 °C.', [212]],
    ['Heat the oil to 140 °F.', [60]],
  ])('for an American “%s”', (text, degrees) => {
    expect(degreesIn(foldText(text), true)).toEqual(degrees);
  });
});
