import { joinedNote } from './joinedNote';

it.each([
  ['dénoyautées, coupées en deux', 'dénoyautées et coupées en deux'],
  ['cassé, décortiqué, rincé', 'cassé, décortiqué et rincé'],
  ['trempés la veille à l’eau froide, égouttés', 'trempés la veille à l’eau froide et égouttés'],
  ['rincé, trempé une demi-heure et égoutté', 'rincé, trempé une demi-heure et égoutté'],
  ['grillées, non salées', 'grillées et non salées'],
  ['de même taille, lavées, équeutées', 'de même taille, lavées et équeutées'],
  ['épluché, entier', 'épluché et entier'],
  ['épluchées, en dés', 'épluchées, en dés'],
  ['égoutté, ou décongelé', 'égoutté, ou décongelé'],
  ['épluchées, évidées et en fines tranches', 'épluchées, évidées et en fines tranches'],
  ['épluchées, coupées en deux si elles sont grosses', 'épluchées, coupées en deux si elles sont grosses'],
  ['moitié râpé, moitié en bâtonnets', 'moitié râpé, moitié en bâtonnets'],
  ['hachée', 'hachée'],
])('writes the note “%s” as “%s”', (note, joined) => {
  expect(joinedNote(note)).toBe(joined);
});
