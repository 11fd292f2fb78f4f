import { Drawing } from './drawing';
import { graded } from './grade';
import { brightness } from './palette';

describe('the grading of a picture', () => {
  it('makes dark tones darker and bright ones brighter', () => {
    expect(brightness(graded('#404040'))).toBeLessThan(brightness('#404040'));
    expect(brightness(graded('#c0c0c0'))).toBeGreaterThan(brightness('#c0c0c0'));
  });

  it('keeps black, white and grey without a tone', () => {
    expect(graded('#000000')).toBe('#000000');
    expect(graded('#ffffff')).toBe('#ffffff');
    expect(graded('#808080')).toMatch(/^#(..)\1\1$/);
  });

  it('reaches every colour of a drawing, in shapes and in gradients', () => {
    const d = new Drawing('a dish');
    const svg = d.toSvg(`<rect fill="${d.run(['#804020', '#c08040'])}" stroke="#336699"/>`);
    for (const colour of ['#804020', '#c08040', '#336699']) {
      expect(svg).not.toContain(colour);
      expect(svg).toContain(graded(colour));
    }
  });
});
