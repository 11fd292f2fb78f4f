import { Drawing } from '../canvas/drawing';
import { channels } from '../canvas/palette';
import { roastLeg } from './roastLeg';

/** How many fills are as red as rare meat: far more red than green, with as much blue as green. */
const rosyFills = (colour: string) => {
  const d = new Drawing('a leg');
  const drawn = roastLeg.draw({ d, colour, turn: 0, ingredient: 'lamb' });
  return [...d.toSvg(drawn).matchAll(/#[0-9a-f]{6}/g)].filter(([found]) => {
    const [red = 0, green = 0, blue = 0] = channels(found);
    return red > 120 && red - green > 40 && blue > green * 0.84;
  }).length;
};

describe('a leg of lamb', () => {
  it('is rosy where it is carved', () => {
    expect(rosyFills('#9a5a34')).toBeGreaterThan(0);
  });

  it('is brown through and through after hours in the oven', () => {
    expect(rosyFills('#70401f')).toBe(0);
  });
});
