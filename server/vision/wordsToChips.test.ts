import type { Language } from '@contracts/vocabulary';
import { SURE } from './recogniser';
import { wordsToChips } from './wordsToChips';

const read = (lines: string[], language: Language = 'en-GB', confidence = 93) => {
  const chips = wordsToChips(
    lines.map((text) => ({ text, confidence })),
    language,
  );
  const idsOf = (isSure: boolean) =>
    chips.filter((chip) => chip.confidence >= SURE === isSure).map(({ ingredientId }) => ingredientId);
  return { sure: idsOf(true), asked: idsOf(false) };
};

describe('printed words', () => {
  it.each<[string, string, Language, string[]]>([
    ['a package', 'WHOLE MILK', 'en-GB', ['whole-milk']],
    ['with its weight', 'Chickpeas 400 g', 'en-GB', ['chickpea']],
    ['with a price', 'BUTTER £2.35', 'en-GB', ['butter']],
    ['of a receipt in euros', 'Tomates 1,99 €', 'fr', ['tomato']],
    ['of a receipt with a count', '2 x EGGS 3.10', 'en-GB', ['egg']],
    ['in Spanish', 'Garbanzos cocidos', 'es', ['chickpea']],
    ['in French', 'CRÈME FRAÎCHE', 'fr', ['creme-fraiche']],
  ])('name what is in it: %s', (_name, line, language, expected) => {
    expect(read([line], language).sure).toEqual(expected);
  });

  it('beside a brand or another word need confirmation', () => {
    expect(read(['Hopkins Farm Butter'])).toEqual({ sure: [], asked: ['butter'] });
    expect(read(['GOLDEN HEN EGGS LARGE XQ'])).toMatchObject({ sure: [] });
  });

  it.each([
    ['what a thing is made of', ['Ingredients: tomatoes, sugar, salt,', 'vinegar, garlic']],
    ['an allergy note', ['Allergy advice: contains milk, eggs and wheat']],
    ['in Spanish', ['Ingredientes: harina de trigo, azúcar', 'huevo']],
    ['in French', ['Ingrédients : farine de blé, sucre', 'beurre']],
    ['nutrition facts', ['of which sugars 4.2 g', 'Salt 0.3 g per 100 g 250 kcal', 'Protein 8 g']],
    ['a total and a card', ['TOTAL 12.40', 'VISA CARD 12.40', 'CHANGE 0.00']],
    ['how to keep it', ['Store in a cool dry place', 'Best before 12/2027']],
    ['numbers and noise', ['0123 4567 89', '~~ || .. ::', 'ii l1 |']],
    ['one letter too few', ['BUTER', 'TOMTOES CHERY']],
  ])('name nothing in %s', (_name, lines) => {
    expect(read(lines)).toEqual({ sure: [], asked: [] });
  });

  it('are read again after the end of a list of contents', () => {
    expect(read(['Ingredients: sugar,', 'salt', '', 'TOMATO KETCHUP'])).toEqual({ sure: ['ketchup'], asked: [] });
  });

  it('that are hardly readable name nothing, and less readable ones with less confidence', () => {
    expect(read(['BUTTER'], 'en-GB', 40)).toEqual({ sure: [], asked: [] });
    expect(read(['BUTTER'], 'en-GB', 70)).toEqual({ sure: [], asked: ['butter'] });
  });

  it.each([
    ['the surer one', ['BUTTER', 'Hopkins Farm Butter 250 g']],
    ['the less sure one', ['Hopkins Farm Butter 250 g', 'BUTTER']],
  ])('named twice keep the quantity of one of them, also with %s first', (_name, lines) => {
    const chips = wordsToChips(
      lines.map((text) => ({ text, confidence: 93 })),
      'en-GB',
    );
    expect(chips).toMatchObject([{ ingredientId: 'butter', quantity: '250 g' }]);
    expect(chips[0]!.confidence).toBeGreaterThanOrEqual(SURE);
  });

  it('named twice count once, with the higher confidence', () => {
    const chips = wordsToChips(
      [
        { text: 'BUTTER', confidence: 70 },
        { text: 'Butter', confidence: 95 },
      ],
      'fr',
    );
    expect(chips).toEqual([
      { ingredientId: 'butter', name: 'beurre', confidence: expect.closeTo(0.92, 1), source: 'ocr' },
    ]);
  });
});

describe('a receipt', () => {
  it.each<[Language, string, string, string | undefined]>([
    ['en-GB', 'CHKN THIGHS 500G 3.25', 'chicken-thigh', '500 g'],
    ['en-GB', 'TESCO S/SKMD MLK 2L 1.45', 'milk', '2 l'],
    ['en-GB', 'BF MNC 5% 500G £4.00', 'beef-mince', '500 g'],
    ['en-US', 'GRND BF 2 LB 9.98', 'beef-mince', '2 lb'],
    ['en-GB', 'CHPD TOMS 4X400G 2.00', 'tinned-tomato', '4 × 400 g'],
    ['es', 'PECH POLLO 0,512 KG 3,53', 'chicken-breast', '0,512 kg'],
    ['es', '2 LCHE SEMI 1L 1,90', 'milk', '1 l'],
    ['fr', 'FLT POUL X4 6,49', 'chicken-breast', undefined],
    ['fr', 'POM TERRE PDT 2,5KG 3,10 €', 'potato', '2,5 kg'],
    ['fr', 'YRT NAT 4X125G 1,05', 'yoghurt', '4 × 125 g'],
  ])('in %s: %s is asked about, with its quantity', (language, line, id, quantity) => {
    const chips = wordsToChips([{ text: line, confidence: 93 }], language);
    expect(chips).toEqual([expect.objectContaining({ ingredientId: id, ...(quantity !== undefined && { quantity }) })]);
    expect(chips[0]!.confidence).toBeLessThan(SURE);
    expect(chips[0]!.quantity).toBe(quantity);
  });

  const lines = (texts: string[]) => texts.map((text) => ({ text, confidence: 93 }));

  it('asks about articles that it cannot read, and about nothing that is not food', () => {
    const chips = wordsToChips(
      lines(['BUTTER 250G 1.99', 'QZX WRPL 2.40', 'EGGS 6PK 1.65', 'CARRIER BAG 0.10', 'TOTAL 6.14', '12 High Street']),
      'en-GB',
    );
    expect(chips.map(({ name, quantity, confidence }) => [name, quantity, confidence >= SURE])).toEqual([
      ['butter', '250 g', true],
      ['QZX WRPL', undefined, false],
      ['egg', '6 ×', true],
    ]);
  });

  it('asks nothing about staples', () => {
    const chips = wordsToChips(lines(['ACEI OLI VIRG 1L 8,95', 'SAL 0,45', 'HUEVOS 12UD 2,65']), 'es');
    expect(chips.map(({ name }) => name)).toEqual(['huevo']);
  });

  /** What becomes of one article among others that cannot be read: an id, with “?” when the cook is asked. */
  const become = (line: string, language: Language) => {
    const around = ['XQZV WRPL 1.00', 'ZZKV PQRT 2.00', 'VVKX QQZ 3.00'];
    return wordsToChips(lines([line, ...around]), language)
      .filter(({ name }) => !around.some((other) => other.startsWith(name)))
      .map(({ ingredientId, name, confidence }) => `${ingredientId ?? name}${confidence >= SURE ? '' : '?'}`);
  };

  it.each<[Language, string, string]>([
    ['en-GB', 'LEAN BRIT CHKN BRST FILLETS 650G 4.20', 'chicken-breast'],
    ['en-US', 'GRND BEEF 80/20 1 LB 7.95', 'beef-mince'],
    ['es', 'ESPAG 500G 1,05', 'spaghetti'],
    ['fr', 'TOM PELEES 400G 1,29', 'tinned-tomato'],
    ['en-GB', 'SALMON FILLETS 240G 3.15 |', 'salmon'],
  ])('in %s: %s is certain, because every word of it is explained', (language, line, id) => {
    expect(become(line, language)).toEqual([id]);
  });

  it.each<[Language, string, string]>([
    ['en-GB', 'CHKN QVXT 500G 4.20', 'a word is not understood'],
    ['en-GB', 'PNUT BUTTER CUPS 1.20', 'it is another product'],
    ['fr', 'SOUPE TOMATE 1L 2,10', 'it is another product'],
    ['es', 'GALLETA AVENA 300G 1,60', 'it is another product'],
    ['fr', 'BIFTECK HACHE 15% X4 5,90', 'it is minced'],
    ['es', 'CEB 1KG 1,30', 'it may be spring onions, too'],
    ['fr', 'CITR X4 1,10', 'it may be a pumpkin, too'],
  ])('in %s: %s is never certain: %s', (language, line) => {
    const named = become(line, language);
    expect(named.filter((one) => !one.endsWith('?'))).toEqual([]);
    expect(named).not.toEqual([]);
  });

  it('is certain about articles only, not about the name of the shop', () => {
    const chips = wordsToChips(
      lines(['THE BUTTER', 'CARROTS 0.89', 'ONIONS 1.10', 'EGGS', '12 x 0.25 3.00', 'LEEKS 1.40', 'HONEY']),
      'en-GB',
    );
    const sure = chips.filter(({ confidence }) => confidence >= SURE).map(({ ingredientId }) => ingredientId);
    expect(sure).toEqual(['carrot', 'onion', 'egg', 'leek']);
  });

  it('asks nothing about the name and the address of the shop', () => {
    const texts = [
      'MARCHE SAINT-MARC',
      '3 rue du Beurre',
      'LAIT ENTIER 1775',
      'BEURRE 1,99',
      'OIGNONS 1,10',
      'AIL 0,95',
    ];
    expect(wordsToChips(lines(texts), 'fr').map(({ ingredientId }) => ingredientId)).toEqual([
      'whole-milk',
      'butter',
      'onion',
      'garlic',
    ]);
  });

  it('asks about no line below the articles', () => {
    const texts = ['BEURRE 1,99', 'OIGNONS 1,10', 'LAIT 0,95', 'NET A PAYER 4,04', 'IMPORTE 4,04', 'BALANCE DUE 4.04'];
    expect(wordsToChips(lines(texts), 'fr').map(({ ingredientId }) => ingredientId)).toEqual([
      'butter',
      'onion',
      'milk',
    ]);
  });

  it('gives loose goods the weight printed below them', () => {
    const chips = wordsToChips(
      lines(['MERLZ FRESCA 5,10', '0,425 kg x 12,00 €/kg', 'LECHE ENTERA 1L 0,95', 'PAN 1,10']),
      'es',
    );
    expect(chips.find(({ ingredientId }) => ingredientId === 'hake')?.quantity).toBe('0,425 kg');
  });
});
