import type { Language } from '@contracts/vocabulary';
import { isOtherLanguage, otherLanguageAmong } from './spokenLanguage';

const EN = 'Stir the onions with the oil until they are soft and add the rice.';
const ES = 'Remueve las cebollas con el aceite hasta que estén blandas y añade el arroz.';
const FR = 'Remuez les oignons dans l’huile et ajoutez le riz avec un peu de sel.';
const DE = 'Die Zwiebeln in dem Öl dünsten und den Reis mit etwas Salz auf den Tisch geben.';
const IT = 'Mescola le cipolle con il burro e aggiungi il riso nel brodo della pentola.';
const PT = 'Junte o arroz e a cebola com um pouco de azeite e não mexa mais os grãos.';
const NL = 'Roer de uien in het vet en voeg de rijst met een beetje zout er aan toe.';
const CA = 'Remena les cebes amb el greix i afegeix els grans durant uns minuts cada cop.';

describe('the language of a text', () => {
  it.each<[Language, string, boolean]>([
    ['en-GB', EN, false],
    ['en-US', EN, false],
    ['es', ES, false],
    ['fr', FR, false],
    ['en-GB', ES, true],
    ['en-GB', FR, true],
    ['es', EN, true],
    ['es', FR, true],
    ['fr', ES, true],
    ['fr', EN, true],
    ['en-GB', DE, true],
    ['es', IT, true],
    ['es', PT, true],
    ['en-GB', NL, true],
    ['es', CA, true],
    ['en-GB', 'Жарим лук и рис', true],
    ['en-GB', 'Ramen (ラーメン) with the egg', false],
    ['en-GB', '', false],
    ['en-GB', '180 °C', false],
    ['en-GB', 'Zorblax quimby', false],
    ['en-GB', 'one two three four five six seven eight nine ten eleven', false],
    ['en-GB', 'one two three four five six seven eight nine ten eleven twelve', true],
    ['en-GB', 'con arroz y', false],
    ['en-GB', 'con arroz y leche sin', true],
  ])('is not %s: “%s” %s', (language, text, expected) => {
    expect(isOtherLanguage(text, language)).toBe(expected);
  });

  it('is judged by its beginning', () => {
    expect(isOtherLanguage(`${EN} `.repeat(100) + `${ES} `.repeat(400), 'en-GB')).toBe(false);
  });
});

describe('a sentence in another language', () => {
  it('is found among others', () => {
    expect(otherLanguageAmong([EN, EN, ES, FR], 'en-GB')).toBe(2);
    expect(otherLanguageAmong([EN, 'Жарим лук'], 'en-GB')).toBe(1);
    expect(otherLanguageAmong([EN, EN], 'en-GB')).toBe(-1);
    expect(otherLanguageAmong([], 'en-GB')).toBe(-1);
  });

  it('is not a short one, or one with words of the requested language', () => {
    expect(otherLanguageAmong(['Arroz con leche y canela'], 'en-GB')).toBe(-1);
    expect(otherLanguageAmong([`${ES} with the`], 'en-GB')).toBe(-1);
    expect(otherLanguageAmong(['Arroz meloso con setas shiitake bravas crujientes y romesco'], 'en-GB')).toBe(-1);
  });
});
