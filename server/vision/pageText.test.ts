import { pageText } from './pageText';
import type { PrintedLine } from './printedLine';

const LETTER = 10;
let top = 0;
/** A line as a reader of print answers it, from this place to where its letters end. */
const line = (text: string, { left = 100, confidence = 90 } = {}): PrintedLine => {
  top += 30;
  return { text, confidence, box: { left, right: left + LETTER * text.length, top, bottom: top + 24 } };
};
const GAP: PrintedLine = { text: '', confidence: 0 };

describe('the text of a printed page', () => {
  it('joins what the width of the paper broke, and keeps what ended', () => {
    const lines = [
      line('200 g flour'),
      line('a pinch of salt'),
      GAP,
      line('Rub the butter into the flour until it looks like'),
      line('coarse crumbs, then add the water and leave it for'),
      line('20 minutes.'),
      line('Roll it out.'),
    ];
    expect(pageText(lines)).toBe(
      '200 g flour\na pinch of salt\n\nRub the butter into the flour until it looks like coarse crumbs, then add the water and leave it for 20 minutes.\nRoll it out.',
    );
  });

  it('keeps numbered steps and bullets apart, and takes letters that look like bullets for such', () => {
    const lines = [line('e 2 eggs'), line('• 100 g sugar'), line('1. Beat the eggs with the sugar until they are'), line('pale.'), line('2. Bake.')]; // prettier-ignore
    expect(pageText(lines)).toBe(
      '- 2 eggs\n- 100 g sugar\n1. Beat the eggs with the sugar until they are pale.\n2. Bake.',
    );
  });

  it('keeps paragraphs apart that more room stands between, and whole numbers beside their fractions', () => {
    const whole = 'Whisk the eggs until they are foamy and add the flour.';
    const list = [line('11/2 cups flour'), line('2 eggs'), line('1/2 cup milk'), line('1 lemon')];
    const first = line(whole);
    const near = line(whole);
    top += 20;
    const far = line(whole);
    expect(pageText([...list, first, near, far])).toBe(
      `1 1/2 cups flour\n2 eggs\n1/2 cup milk\n1 lemon\n${whole} ${whole}\n${whole}`,
    );
  });

  it('makes a word whole that a line divided', () => {
    expect(pageText([line('Let the dough rest in a warm place for a quar-'), line('ter of an hour.')])).toBe(
      'Let the dough rest in a warm place for a quarter of an hour.',
    );
  });

  it('leaves out the edges of the paper, beside the print', () => {
    const word = (text: string, left: number) => ({ text, confidence: 90, box: { left, right: left + LETTER * text.length, top: 0, bottom: 24 } }); // prettier-ignore
    const words = [word('|', 10), word('1', 40), word('200', 300), word('g', 340), word('flour', 360), word('i', 900), word(':', 940)]; // prettier-ignore
    const edged = { text: words.map(({ text }) => text).join(' '), confidence: 90, box: { left: 10, right: 950, top: 0, bottom: 24 }, words }; // prettier-ignore
    expect(pageText([edged])).toBe('200 g flour');
    const numbered = [word('1.', 10), word('Bake.', 80)];
    expect(pageText([{ ...edged, text: '1. Bake.', words: numbered }])).toBe('1. Bake.');
  });

  it('leaves out patterns, and lines that the reader is not sure of', () => {
    expect(pageText([line('~ | ~~ =', { confidence: 80 }), line('200 g flour'), line('wood grain', { confidence: 30 })])).toBe('200 g flour'); // prettier-ignore
    expect(pageText([])).toBe('');
  });
});
