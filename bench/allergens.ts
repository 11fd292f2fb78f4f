import { LANGUAGES } from '../contracts/vocabulary';
import { countGuard, labelledTexts } from '../kitchen/testing/labelledAllergens';
import { LINE_SETS, countLines, labelledLines } from '../kitchen/testing/labelledAllergenLines';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

const benchLines = () => {
  console.log('\n| lines | number | labels found | ruled out, yet said |');
  console.log('|---|---|---|---|');
  const all = LINE_SETS.map((set) => ({ set, counts: countLines(labelledLines(set)) }));
  for (const { set, counts } of all)
    console.log(`| ${set} | ${counts.lines} | ${percent(counts.found, counts.labels)} | ${percent(counts.accused, counts.never)} |`); // prettier-ignore
  for (const fault of all.flatMap(({ counts }) => counts.faults)) console.log(`- ${fault}`);
};

/** Recall and precision of the allergen guard on the labelled texts and ingredient lines. */
export const benchAllergens = () => {
  console.log('| language | texts | recall of contains | said as contains | recall of may | precision of contains | precision of all |'); // prettier-ignore
  console.log('|---|---|---|---|---|---|---|');
  for (const language of LANGUAGES) {
    const counts = countGuard(labelledTexts(language), language);
    const cells = [
      percent(counts.sureFound, counts.sure),
      percent(counts.sureExact, counts.sure),
      percent(counts.mayFound, counts.may),
      percent(counts.saidRight, counts.said),
      percent(counts.namedRight, counts.named),
    ];
    console.log(`| ${language} | ${counts.texts} | ${cells.join(' | ')} |`);
  }
  benchLines();
};
