import { runsTest } from './runsTest';

describe('a test with this title', () => {
  it.each([
    "it('boils an egg', () => {});",
    'test("boils an egg", async () => {});',
    "describe(\n  'boils an egg',\n  () => {});",
    "it.each([\n  ['boils an egg', 1],\n])('%s', () => {});",
  ])('runs: %s', (source) => {
    expect(runsTest(source, 'boils an egg')).toBe(true);
  });

  it.each([
    "it.skip('boils an egg', () => {});",
    "test.fixme('boils an egg', async () => {});",
    "it.todo('boils an egg', () => {});",
    "xit('boils an egg', () => {});",
    "it('boils an egg twice', () => {});",
    '// boils an egg, some day',
  ])('does not run: %s', (source) => {
    expect(runsTest(source, 'boils an egg')).toBe(false);
  });

  it('may have quotes and brackets in its title', () => {
    expect(runsTest("it('reads the cook\\'s (first) line', () => {});", "reads the cook's (first) line")).toBe(true);
  });
});
