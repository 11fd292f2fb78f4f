import { drawDish } from '../drawDish';

/** A segment of a citrus fruit, as only such a slice has it. */
const SEGMENT = 'M12 0L74 -20';

const pictureWith = (ingredient: string) =>
  drawDish(
    {
      vessel: 'bowl-white',
      table: 'marble-white',
      fill: { kind: 'soup', colours: ['#e8d9a0'] },
      pieces: [{ kind: 'wheel', ingredient }],
      garnish: [],
      props: [],
    },
    'a dish',
  );

it.each(['lemon', 'limeSlices', 'orange', 'grapefruit'])('a wheel of %s has the segments of the fruit', (key) => {
  expect(pictureWith(key)).toContain(SEGMENT);
});

it.each(['potatoes', 'chorizo', 'flour', 'cucumber', 'cheese'])('a wheel of %s is no citrus fruit', (key) => {
  expect(pictureWith(key)).not.toContain(SEGMENT);
});
