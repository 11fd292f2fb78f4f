import { secondsOf } from './amounts';

/** An ingredient, a pot or a timer in a Cooklang sentence: "@sea salt{2%tsp}(fine)", "#pot", "~{10%minutes}". */
const MARK = /([@#~])[&?+\-*]?(?:([^@#~{}\n]*?)\{([^{}\n]*)\}|([^\s@#~{}()[\].,;:!?"'«»]+))(?:\(([^()\n]*)\))?/gu;
/** A mark at the start of a word, not inside one: "cook@example" is not an ingredient. */
const BEGINS = /(^|[\s(["'«¡¿-])$/u;

export interface CooklangStep {
  /** The sentence as plain text. */
  text: string;
  /** Lines for the ingredient list. */
  ingredients: { line: string; name: string }[];
  /** The sum of all timers in the sentence. */
  seconds?: number;
}

/** "1%kg" → "1 kg"; "=" before an amount means that it does not scale. */
const amountText = (braces: string): string => {
  const [amount = '', unit = ''] = braces.replace(/^\s*=/, '').split('%');
  return `${amount.trim()} ${unit.trim()}`.trim();
};

/** "./sauces/Hollandaise" refers to another recipe, named by its last part. */
const nameText = (name: string): string => (/^\.{0,2}\//.test(name) ? name.replace(/^.*\//, '') : name).trim();

/** A timer's time: the shorter end of "10-12 minutes", because the longer one would make the cook wait too long. */
const timerSeconds = (amount: string): number => secondsOf(amount.replace(/\s*[-–]\s*\d+(?=\s)/, '')) ?? 0;

export const readCooklangStep = (sentence: string): CooklangStep => {
  const ingredients: CooklangStep['ingredients'] = [];
  let seconds = 0;
  const text = sentence.replace(
    MARK,
    (
      whole: string,
      kind: string,
      long: string | undefined,
      braces: string | undefined,
      short: string | undefined,
      aside: string | undefined,
      at: number,
    ) => {
      if (!BEGINS.test(sentence.slice(Math.max(0, at - 1), at))) return whole;
      const name = nameText(long ?? short ?? '');
      const amount = amountText(braces ?? '');
      // Round brackets after a pot or a timer belong to the sentence.
      const rest = aside === undefined || kind === '@' ? '' : `(${aside})`;
      if (kind === '~') {
        seconds += timerSeconds(amount);
        return `${amount}${rest}` || name;
      }
      if (name === '') return whole;
      const note = aside?.trim() ? `, ${aside.trim()}` : '';
      if (kind === '@') ingredients.push({ line: `${amount} ${name}`.trim() + note, name });
      return `${name}${rest}`;
    },
  );
  return { text: text.replace(/\s+/g, ' ').trim(), ingredients, ...(seconds > 0 && { seconds }) };
};
