import { minutesOf, secondsOf, servingsOf } from './amounts';

it.each([
  ['PT1H30M', 5_400],
  ['PT45S', 45],
  ['P1DT2H', 93_600],
  ['P0DT0H20M', 1_200],
  ['P2W', 1_209_600],
  ['PT1.5H', 5_400],
  ['PT', undefined],
  ['PT0M', undefined],
  ['1 hour 30 minutes', 5_400],
  ['1h30', 5_400],
  ['1 h 30 min', 5_400],
  ['45 min', 2_700],
  ['½ hour', 1_800],
  ['10-15 minutes', 900],
  ['2 horas y 20 minutos', 8_400],
  ['une heure', 3_600],
  ['2 heures', 7_200],
  ['overnight', undefined],
  ['9'.repeat(400) + ' min', undefined],
  [null, undefined],
])('%p lasts %p seconds', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});

it.each([
  [20, 20],
  ['20', 20],
  ['PT90S', 1.5],
  ['0', undefined],
  [{}, undefined],
])('%p lasts %p minutes', (value, minutes) => {
  expect(minutesOf(value)).toBe(minutes);
});

it.each([
  [4, 4],
  ['4', 4],
  [['4', '4 servings'], 4],
  ['Serves 4–6', 4],
  ['Makes 12 cookies', 12],
  ['1 loaf', undefined],
  [['1 tray', '8 portions'], 8],
  ['Para 6 personas', 6],
  ['4 personnes', 4],
  ['8 - 10 servings', 8],
  ['8 – 10 servings', 8],
  ['8-10', 8],
  ['Serves 4 to 6', 4],
  ['4 à 6 personnes', 4],
  ['para 4 o 6 personas', 4],
  ['6 u 8 raciones', 6],
  ['makes 12 muffins', 12],
  ['Makes 2 dozen cookies', 24],
  ['9-inch cake (serves 8-10)', 8],
  ['1 9-inch pie, 8 servings', 8],
  ['One 9-inch pie', undefined],
  [['One 23 cm cake', '12 slices'], 12],
  ['Servings: 6', 6],
  ['12 porciones', 12],
  [{ '@type': 'QuantitativeValue', value: 3, unitText: 'bowls' }, 3],
  ['a few', undefined],
  [undefined, undefined],
  ['1000000000 servings', 1_000_000_000],
])('%p serves %p', (value, servings) => {
  expect(servingsOf(value)).toBe(servings);
});
