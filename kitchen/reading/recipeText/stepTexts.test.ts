import { RECIPE_TEXT_MAX } from '@contracts/limits';
import { atNumbers, ungluedSteps, withinLimit, withoutNumber } from './stepTexts';

describe('a step without its number', () => {
  it.each([
    ['1. Mix', 'Mix'],
    ['12) Mix', 'Mix'],
    ['Step 1: Mix', 'Mix'],
    ['Step 1 Mix', 'Mix'],
    ['STEP 2. Mix', 'Mix'],
    ['step 3) Mix', 'Mix'],
    ['Step 3 - Mix', 'Mix'],
    ['Paso 2: Mezcla', 'Mezcla'],
    ['Étape 3 : Mélangez', 'Mélangez'],
    ['Etape 3. Mélangez', 'Mélangez'],
    ['ÉTAPE 3 : Mélangez', 'Mélangez'],
    ['Step 12: Mix', 'Mix'],
    ['Step  1:  Mix', 'Mix'],
    ['Step  1', ''],
    ['1.  Mix', 'Mix'],
    ['1. Mix ', 'Mix'],
    ['4º- Mezclar', 'Mezclar'],
    ['4º - Mezclar', 'Mezclar'],
    ['4º  Mezclar', 'Mezclar'],
    ['1 - Mix', 'Mix'],
    ['1 – Mix', 'Mix'],
    ['1-Mix', 'Mix'],
    ['1.- Mezclar', 'Mezclar'],
    ['2.-mezclar', 'mezclar'],
    ['3) - Mezclar', 'Mezclar'],
    ['4º Mezclar', 'Mezclar'],
    ['5º.- Mezclar', 'Mezclar'],
    ['6ª. Mezclar', 'Mezclar'],
    ['90º C in the oven', '90º C in the oven'],
    ['80º horno', '80º horno'],
    ['1.', ''],
    ['2', ''],
    ['3)', ''],
    ['4 -', ''],
    ['Step 1', ''],
    ['Step 12:', ''],
    ['Paso 2', ''],
    ['Étape 3 :', ''],
    ['etape 3.', ''],
    ['Mix', 'Mix'],
    ['123', '123'],
    ['1.5 l of water go in', '1.5 l of water go in'],
    ['2-3 eggs go in', '2-3 eggs go in'],
    ['2 - three eggs go in', '2 - three eggs go in'],
    ['2-inch pieces go in', '2-inch pieces go in'],
    ['30-minute rest', '30-minute rest'],
    ['2 eggs go in', '2 eggs go in'],
    ['123. Mix', '123. Mix'],
    ['Stepping 1: Mix', 'Stepping 1: Mix'],
    ['Next, 1. Mix', 'Next, 1. Mix'],
    ['Mix the 1.', 'Mix the 1.'],
  ])('“%s” is “%s”', (step, bare) => {
    expect(withoutNumber(step)).toBe(bare);
  });
});

describe('a text with several numbered steps', () => {
  it.each([
    ['1. Mix. 2. Bake.', ['1. Mix.', '2. Bake.']],
    ['1) Mix. 2) Bake. 3) Serve.', ['1) Mix.', '2) Bake.', '3) Serve.']],
    ['Step 1: Mix. Step 2: Bake.', ['Step 1: Mix.', 'Step 2: Bake.']],
    ['Paso 1 Mezcla. Paso 2 Hornea.', ['Paso 1 Mezcla.', 'Paso 2 Hornea.']],
    ['Étape 1 - Mélangez. Étape 2 - Enfournez.', ['Étape 1 - Mélangez.', 'Étape 2 - Enfournez.']],
    ['etape 1. Mélangez. etape 2. Enfournez.', ['etape 1. Mélangez.', 'etape 2. Enfournez.']],
    ['1. ¡Mezcla! 2. ¿Listo?', ['1. ¡Mezcla!', '2. ¿Listo?']],
    ['First of all: 1. Mix. 2. Bake.', ['First of all:', '1. Mix.', '2. Bake.']],
    ['First of all:  1.  Mix.  2.  Bake.', ['First of all:', '1.  Mix.', '2.  Bake.']],
    ['Step  1: Mix. Step  2: Bake.', ['Step  1: Mix.', 'Step  2: Bake.']],
    ['Then: 1. Mix the rest.', ['Then: 1. Mix the rest.']],
    ['1. Mix. 3. Bake.', ['1. Mix. 3. Bake.']],
    ['2. Mix. 3. Bake.', ['2. Mix. 3. Bake.']],
    ['1. Mix the rest.', ['1. Mix the rest.']],
    ['Add 1. 2. Bake', ['Add 1. 2. Bake']],
    ['Use 1.5 l. Then 2.5 l.', ['Use 1.5 l. Then 2.5 l.']],
    ['Mix 1 egg. Bake 2 loaves.', ['Mix 1 egg. Bake 2 loaves.']],
    ['1. Mix for 1. minute. 2. Bake.', ['1. Mix for 1. minute.', '2. Bake.']],
  ])('“%s” is cut at its numbers if they count from one', (text, steps) => {
    expect(atNumbers(text)).toEqual(steps);
  });
});

it.each(['', 'Step '])('a text with twelve steps is cut at each number: “%s12”', (word) => {
  const steps = Array.from({ length: 12 }, (_, i) => `${word}${i + 1}. Mix it.`);
  expect(atNumbers(steps.join(' '))).toEqual(steps);
});

describe('a method that is one text', () => {
  const sentence = (word: string) =>
    `${word} the flour with the butter and the sugar until it all looks like sand on a beach in summer.`;

  it('is cut into steps of a sentence or two when it is long', () => {
    const text = [sentence('Rub'), sentence('Mix'), sentence('Beat'), 'Bake it.'].join(' ');
    expect(ungluedSteps(text)).toEqual([`${sentence('Rub')} ${sentence('Mix')}`, `${sentence('Beat')} Bake it.`]);
  });

  it('is cut where a page has lost the space between its sentences', () => {
    const text = [sentence('Rub'), sentence('Mix'), sentence('Beat')].join('');
    expect(ungluedSteps(text)).toEqual([`${sentence('Rub')} ${sentence('Mix')}`, sentence('Beat')]);
  });

  it('is left whole when it is short, or has two sentences', () => {
    const short = 'Mix it. Bake it. Serve it.';
    expect(ungluedSteps(short)).toEqual([short]);
    const two = `${sentence('Rub')} ${'Mix it and '.repeat(20)}bake it.`;
    expect(two.length).toBeGreaterThan(240);
    expect(ungluedSteps(two)).toEqual([two]);
  });

  it('is left whole below 240 letters, and when it is two long sentences', () => {
    const short = ['Rub', 'Mix', 'Beat'].map((word) => sentence(word).slice(0, 75).concat('.')).join(' ');
    expect(ungluedSteps(short)).toEqual([short]);
    const two = ['Rub', 'Mix'].map((word) => `${sentence(word).slice(0, -1)}, and then all over again ${'and again '.repeat(3)}until done.`).join(' ');
    expect(ungluedSteps(two)).toEqual([two]);
  }); // prettier-ignore

  it('is cut at its numbers, however short it is', () => {
    expect(ungluedSteps('1. Mix. 2. Bake.')).toEqual(['1. Mix.', '2. Bake.']);
  });

  it.each(['approx.', 'ca.', 'env.', 'aprox.', 'min.', 'tbsp.', 'tsp.', 'c.', 'oz.', 'lb.', 'no.', 'nº.', 'St.', 'Dr.', 'e.g.', 'i.e.'])(
    'goes on behind “%s”',
    (abbreviation) => {
      const text = [`Take ${abbreviation} Half of it.`, sentence('Rub'), sentence('Mix'), sentence('Beat')].join(' ');
      expect(ungluedSteps(text)[0]).toContain(`Take ${abbreviation} Half of it.`);
    },
  ); // prettier-ignore

  it.each(['Bake!', 'Bake?', 'Bake…', '(Bake.)', '“Bake.”', '«Bake.»', '"Bake."'])('is cut behind “%s”', (end) => {
    const text = [sentence('Rub'), `${sentence('Mix').slice(0, -1)} ${end}`, sentence('Beat')].join(' ');
    expect(ungluedSteps(text)[1]).toBe(sentence('Beat'));
  });

  it.each(['Ñoras', '¡Ahora', '¿Y', '“Now', '«Et', '(Then', '"Now'])('is cut before “%s”', (word) => {
    const text = [sentence('Rub'), sentence('Mix'), sentence(word)].join(' ');
    expect(ungluedSteps(text)[1]).toBe(sentence(word));
  });

  it('is cut into no more steps than a recipe may have', () => {
    const text = Array.from({ length: 400 }, () => sentence('Rub')).join(' ');
    expect(ungluedSteps(text).length).toBeLessThanOrEqual(60);
  });
});

describe('a step over the limit', () => {
  const words = (letters: number) => `${'word '.repeat(letters / 5 - 1)}ends.`;

  it('is left as it is when it fits', () => {
    expect(withinLimit('Mix.  Bake.')).toEqual(['Mix.  Bake.']);
  });

  it('is split at the ends of its sentences', () => {
    const long = words(RECIPE_TEXT_MAX / 2);
    expect(withinLimit(`${long} ${long} ${long}`)).toEqual([long, long, long]);
    expect(withinLimit(`Mix. ${long} ${long}`)).toEqual([`Mix. ${long}`, long]);
  });

  it('is cut when it is one sentence, and whole when it just fits', () => {
    const fits = 'x'.repeat(RECIPE_TEXT_MAX);
    expect(withinLimit(fits)).toEqual([fits]);
    expect(withinLimit(`${fits}y`)).toEqual([`${fits.slice(1)}…`]);
  });
});
