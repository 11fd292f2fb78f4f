import { LANGUAGES } from '../contracts/vocabulary';
import { countGuard, labelledTexts } from '../kitchen/testing/labelledAllergens';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** Recall and precision of the allergen guard on the labelled texts. */
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
};
