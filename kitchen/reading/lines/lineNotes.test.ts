import { noteOf } from './lineNotes';
import { tokensOf } from './lineTokens';

it.each([
  ['flour - sifted', 'sifted'],
  ['flour, sifted', 'sifted'],
  ['flour, plus 1,5 l of it', 'plus 1,5 l of it'],
  ['milk (whole) and the cream', 'whole, cream'],
  ['milk 50 % fat', '50 % fat'],
  ['milk % fat', 'fat'],
  ['milk semi-skimmed', 'semi-skimmed'],
  ['butter; cold: soft [salted] "best" ~ fresh', 'cold, soft, salted, best, fresh'],
  ['water (2 l)', '2 l'],
  ['eau fraîche de l', 'fraîche'],
  ['eggs', undefined],
  ['eggs of the', undefined],
])('what “%s” says beside its ingredient is %j', (line, note) => {
  expect(noteOf(line, tokensOf(line, 'en'), new Set([0]))).toBe(note);
});
