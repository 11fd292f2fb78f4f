import type { Language } from '@contracts/vocabulary';
import { withParts } from './stepParts';
import { displayParts } from '../measures/units';

it.each<[Language, string, string, string]>([
  ['en-US', 'Preheat the oven to 350°F.', 'Preheat the oven to 180°C.', 'Preheat the oven to 350°F.'],
  ['en-US', 'Bake at 350 degrees F for 1 hour.', 'Bake at 180°C for 1 hour.', 'Bake at 350°F for 1 hour.'],
  ['en-US', 'Bake at 425 degrees Fahrenheit.', 'Bake at 220°C.', 'Bake at 425°F.'],
  ['en-US', 'Bake at 350 degrees.', 'Bake at 180°C.', 'Bake at 350°F.'],
  ['en-US', 'Bake at 350F.', 'Bake at 180°C.', 'Bake at 350°F.'],
  ['en-GB', 'Bake at 350 degrees.', 'Bake at 180°C.', 'Bake at 350°F.'],
  ['en-US', 'Preheat to 350°F (175°C).', 'Preheat to 180°C.', 'Preheat to 350°F.'],
  ['en-US', 'Heat oil to 375°F/190°C.', 'Heat oil to 190°C.', 'Heat oil to 375°F.'],
  ['en-US', 'Roast at 350–375°F.', 'Roast at 180°C–190°C.', 'Roast at 350°F–375°F.'],
  ['en-US', 'Boil to 240°F.', 'Boil to 116°C.', 'Boil to 240°F.'],
  ['en-US', 'Cook to 165°F inside.', 'Cook to 74°C inside.', 'Cook to 165°F inside.'],
  ['en-US', 'Store at -18°C or below 40°F.', 'Store at -18°C or below 4°C.', 'Store at 0°F or below 40°F.'],
  ['en-GB', 'Heat to 180C/160C fan/gas 4.', 'Heat to 180°C/160°C fan/gas 4.', 'Heat to 350°F/325°F fan/gas 4.'],
  ['en-GB', 'Heat to 200°C/180°C fan/400°F.', 'Heat to 200°C/180°C fan.', 'Heat to 400°F/350°F fan.'],
  ['en-GB', 'Heat to 180°C (350°F/gas mark 4).', 'Heat to 180°C (gas mark 4).', 'Heat to 350°F (gas mark 4).'],
  ['es', 'Hornea a 180 grados.', 'Hornea a 180 °C.', 'Hornea a 350 °F.'],
  ['es', 'Hornea a 350 °F (180 °C).', 'Hornea a 180 °C.', 'Hornea a 350 °F.'],
  ['fr', 'Four à 180°C (th. 6).', 'Four à 180 °C (th. 6).', 'Four à 350 °F (th. 6).'],
  ['fr', 'Un moule de 9 pouces.', 'Un moule de 23 cm.', 'Un moule de 9 pouces.'],
  ['en-US', 'Grease a 9x13-inch pan.', 'Grease a 23 cm x 33 cm pan.', 'Grease a 9 x 13-inch pan.'],
  ['en-US', 'Use an 8-inch tin.', 'Use a 20 cm tin.', 'Use an 8-inch tin.'],
  ['en-US', 'Roll to ¼-inch thickness.', 'Roll to 0.6 cm thickness.', 'Roll to ¼ inch thickness.'],
  ['en-US', 'Roll to 1 ½ inches.', 'Roll to 4 cm.', 'Roll to 1½ inches.'],
  ['en-US', 'Cut into 1/2-inch cubes.', 'Cut into 1.3 cm cubes.', 'Cut into ½-inch cubes.'],
  ['en-US', 'A 9- to 10-inch skillet.', 'A 23 cm to 25 cm skillet.', 'A 9 to 10-inch skillet.'],
  ['fr', 'Fais cuire 1 h 15 à 180 °C.', 'Fais cuire 1 h 15 à 180 °C.', 'Fais cuire 1 h 15 à 350 °F.'],
  ['es', 'Hornea 1 h 30 a 200 °C.', 'Hornea 1 h 30 a 200 °C.', 'Hornea 1 h 30 a 400 °F.'],
  ['en-GB', 'Bake 6 or 12 at 160-180°C.', 'Bake 6 or 12 at 160°C-180°C.', 'Bake 6 or 12 at 325°F-350°F.'],
  ['fr', 'Tiédis de 0 à 40 °C.', 'Tiédis de 0 °C à 40 °C.', 'Tiédis de 30 °F à 105 °F.'],
  ['en-GB', 'Cut into 3-4cm chunks.', 'Cut into 3 cm-4 cm chunks.', 'Cut into 1¼ in-1½ in chunks.'],
  ['en-US', 'Cut into 1-2 inch pieces.', 'Cut into 2.5 cm-5 cm pieces.', 'Cut into 1-2-inch pieces.'],
  ['fr', 'Coupe en cubes de 1 à 2 cm.', 'Coupe en cubes de 1 cm à 2 cm.', 'Coupe en cubes de ½ pouce à ¾ pouce.'],
  ['en-US', 'Cook until it reads 145°.', 'Cook until it reads 63°C.', 'Cook until it reads 145°F.'],
  ['en-GB', 'Use a 20cm/8in tin.', 'Use a 20 cm tin.', 'Use an 8 in tin.'],
])('in %s: %s', (language, sentence, metric, imperial) => {
  const { step, parts = [] } = withParts(sentence, language);
  expect(step).toBe(metric);
  expect(displayParts(parts, { factor: 1, system: 'metric', language }).join('')).toBe(metric);
  expect(displayParts(parts, { factor: 1, system: 'imperial', language }).join('')).toBe(imperial);
});

it.each([
  'Stir for 5 minutes.',
  'Turn the pan 180 degrees.',
  'Bring it to 212°F.',
  'Serve 4 C of soup.',
  'Rich in vitamin C and 100% pure.',
  'Add 350 g of flour and 2 cups of milk.',
  'Heat to 9000°F.',
])('leaves unchanged: %s', (sentence) => {
  expect(withParts(sentence, 'en-US')).toEqual({ step: sentence });
});

it.each(['1 ', '350°', '9 x ', '1/', '(180°C ', '"', '1 1/2 - ', '°F'])(
  'is not slowed down by a sentence of %j',
  (piece) => {
    for (const length of [3_900, 200_000]) {
      const sentence = piece.repeat(length / piece.length);
      expect(withParts(sentence, 'en-US').step.length).toBeGreaterThan(0);
    }
  },
);
