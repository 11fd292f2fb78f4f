/** Letters of other alphabets that look like ours. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    'аa еe оo рp сc хx уy іi ѕs ԁd ӏl ʜh кk мm тt вb нh АA ВB ЕE КK МM НH ОO РP СC ТT ХX ІI ЅS', // Cyrillic
    'αa εe οo ρp ιi κk νv τt υu βb ηn ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX', // Greek
    'ıi ɑa ɡg ℓl', // Latin
  ]
    .join(' ')
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
);

/** A text with letters that look like ours replaced by ours, in words that have Latin letters too: a Greek word is Greek. */
export const withoutLookalikes = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /[a-z]/i.test(word) ? [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('') : word,
  );

/** Full-width, mathematical, circled and joined letters, and units in one sign. Fractions and degree signs keep their form. */
const OTHER_FORMS =
  /[\u2102-\u2115\u2119-\u211d\u2128-\u2134\u24b6-\u24e9\u3000\u3380-\u33df\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu;
/** Soft hyphens, joiners and other marks that stand unseen inside a word. */
const UNSEEN = /\p{Cf}/gu;
const IS_PLAIN = /^[\u0020-\u017f\n\t]*$/;

/** The letters of a line as an eye reads them: "ＭＩＬＫ" and a "milk" with a Cyrillic letter are milk. */
export const legible = (text: string): string =>
  IS_PLAIN.test(text) && !text.includes('\u00ad') && !text.includes('ı')
    ? text
    : withoutLookalikes(text.replace(UNSEEN, '').replace(OTHER_FORMS, (letter) => letter.normalize('NFKC')));
