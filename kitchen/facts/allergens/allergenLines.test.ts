import { LINE_SETS, countLines, knownFaults, labelledLines } from '@kitchen/testing/labelledAllergenLines';

describe.each(LINE_SETS)('the labelled ingredient lines of %s', (set) => {
  const { labels, found, never, accused, faults } = countLines(labelledLines(set));
  const isOver = (part: number, whole: number, share: number) => whole > 0 && part / whole > share;

  it('are flagged for nearly every allergen that they contain', () => {
    expect({ isEnough: !isOver(labels - found, labels, 0.02), faults }).toMatchObject({ isEnough: true });
  });

  it('are misjudged only in the known cases', () => {
    const known = knownFaults();
    expect(faults.filter((fault) => !known.has(`${set}\t${fault}`))).toEqual([]);
  });

  it('are rarely flagged for what their labels rule out', () => {
    expect({ isEnough: !isOver(accused, never, 0.02), faults }).toMatchObject({ isEnough: true });
  });
});
