import { LANGUAGES } from '../contracts/vocabulary';
import { judgeLine, labelledLines, type LineJudgement } from '../kitchen/testing/labelledLines';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** How many labelled ingredient lines are read correctly, by field and as a whole. */
export const benchLines = () => {
  console.log('| language | lines | amount | unit | ingredient | these three | note, word for word | all four |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const language of LANGUAGES) {
    const judged = labelledLines(language).map((line) => judgeLine(line, language));
    const share = (isRight: (judgement: LineJudgement) => boolean) =>
      percent(judged.filter(isRight).length, judged.length);
    const cells = [
      share(({ amount }) => amount),
      share(({ unit }) => unit),
      share(({ ingredient }) => ingredient),
      share(({ amount, unit, ingredient }) => amount && unit && ingredient),
      share(({ note }) => note),
      share((judgement) => Object.values(judgement).every(Boolean)),
    ];
    console.log(`| ${language} | ${judged.length} | ${cells.join(' | ')} |`);
  }
};
