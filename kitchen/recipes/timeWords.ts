import { COUNTING_WORDS } from './countingWords';
import type { WrittenLanguage } from './recipeFormat';

/** How a language says how long something takes. */
export interface TimeWords {
  /** A sentence without any of these says no time. */
  units: RegExp;
  numbers: ReadonlyMap<string, number>;
  /** Groups: number, half, unit, fraction of a unit. The upper end of a range is not captured. */
  duration: RegExp;
  /** Times without a number, and what they mean in minutes. */
  named: readonly (readonly [RegExp, minutes: number])[];
  /** Rewritten first: the lower end of a range that has its own unit. */
  plain: readonly (readonly [RegExp, string])[];
  hour: RegExp;
  /** Before and after a time that is within another one, or only possible: "for the last", "or", " less". */
  before: RegExp;
  after: RegExp;
  eachSide: RegExp;
  /** A sentence whose times are not added: it is done meanwhile, or only if. */
  aside: RegExp;
}

const durationOf = (numbers: ReadonlyMap<string, number>, to: string, half: string, unit: string, and: string) => {
  const words = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');
  const number = String.raw`\d+(?:[.,]\d+)?|${words}`;
  return new RegExp(
    String.raw`(?<![\p{L}\d.,])(${number})(${half})?(?:(?:${to})(?:${number})(?:${half})?)?(?: (?:good|full|bonnes?))? (${unit})(?!\p{L})(${and})?`,
    'giu',
  );
};

const { en: EN, es: ES, fr: FR } = COUNTING_WORDS;

export const TIME_WORDS: Readonly<Record<WrittenLanguage, TimeWords>> = {
  en: {
    units: /minute|hour/iu,
    numbers: EN,
    duration: durationOf(EN, ' to | or | ?[-–] ?', ' and a half', 'minutes?|hours?', ' and a (?:half|quarter)'),
    named: [
      [/\bthree quarters of an hour\b/giu, 45],
      [/\ba quarter of an hour\b/giu, 15],
      [/\bhalf an hour\b/giu, 30],
      [/\bhalf a minute\b/giu, 0.5],
    ],
    plain: [
      [/\ba minute and a half(?= to )/giu, '1.5'],
      [/\ba minute or two\b/giu, '1 minute'],
      [/\ban hour or two\b/giu, '1 hour'],
      [/(minutes?) ?(?:to|or|[-–]) ?(?:an|one|\d+(?:\.\d+)?)(?: and a half)? hours?\b/giu, '$1'],
    ],
    hour: /^hour/iu,
    before:
      /(?:\b(?:last|first|every|after|in|within|from|give or take)(?: (?:about|the|another))?|, or [^,]*|\bor (?:on )?(?:high|low) for(?: about)?) $/iu,
    after:
      /^ (?:less|before(?! \p{L}+ing| you| it goes)|ahead|early|short|(?:longer|more) if|earlier|later|on,|are up)/iu,
    eachSide: /^(?: or so)?,? (?:(?:on |for )?(?:each|both|either) sides?|(?:per|a) side)\b/iu,
    aside: /^if\b|\b(?:meanwhile|at the same time)\b/iu,
  },
  es: {
    units: /minuto|hora/iu,
    numbers: ES,
    duration: durationOf(ES, ' a | o | u | y | ?[-–] ?', ' y medi[oa]', 'minutos?|horas?', ' y (?:medi[oa]|cuarto)'),
    named: [
      [/(?<!\p{L})tres cuartos de hora/giu, 45],
      [/(?<!\p{L})(?:una )?hora y media/giu, 90],
      [/(?<!\p{L})(?:una )?hora y cuarto/giu, 75],
      [/(?<!\p{L})(?:un )?minuto y medio/giu, 1.5],
      [/(?<!\p{L})un cuarto de hora/giu, 15],
      [/(?<!\p{L})media hora/giu, 30],
      [/(?<!\p{L})medio minuto/giu, 0.5],
    ],
    plain: [
      [/(?<!\p{L})(?:un )?minuto y medio(?= (?:a|y|o) )/giu, '1,5'],
      [/(?<!\p{L})un minuto o dos(?!\p{L})/giu, '1 minuto'],
      [/(?<!\p{L})una hora o dos(?!\p{L})/giu, '1 hora'],
      [/(minutos?) ?(?:a|o|[-–]) ?(?:una|\d+(?:[.,]\d+)?) horas?(?: y media)?(?!\p{L})/giu, '$1'],
    ],
    hour: /^hora/iu,
    before:
      /(?:(?<!\p{L})(?:últim[oa]s?|primer(?:os|as?)?|cada|al?|a l[ao]s?|al cabo de|(?<!toques )en|tras|antes de|a partir de(?: los)?|falten?|(?:pasad|transcurrid)[oa]s)(?: (?:unos|los|las|otros))?|, o [^,]*) $/iu,
    after: /^ (?:menos|antes(?! de(?! tiempo))|más si)(?!\p{L})/iu,
    eachSide: /^,? (?:por (?:cada )?(?:lado|cara)|por (?:los dos|ambos) lados|de cada lado)(?!\p{L})/iu,
    aside: /^si(?!\p{L})|(?<!\p{L})(?:mientras(?: tanto)?,|entre ?tanto|al mismo tiempo)/iu,
  },
  fr: {
    units: /minute|heure/iu,
    numbers: FR,
    duration: durationOf(FR, ' à | ou | ?[-–] ?', ' et demie', 'minutes?|heures?', ' et (?:demie|quart)'),
    named: [
      [/(?<!\p{L})trois quarts d[’']heure/giu, 45],
      [/(?<!\p{L})(?:un )?quart d[’']heure/giu, 15],
      [/(?<!\p{L})(?:une )?demi-heure/giu, 30],
      [/(?<!\p{L})(?:une )?demi-minute/giu, 0.5],
    ],
    plain: [
      [/(?<!\p{L})une minute et demie(?= (?:à|ou) )/giu, '1,5'],
      [/(?<!\p{L})une minute ou deux(?!\p{L})/giu, '1 minute'],
      [/(?<!\p{L})une heure ou deux(?!\p{L})/giu, '1 heure'],
      [/(minutes?) ?(?:à|ou|[-–]) ?(?:une|\d+(?:[.,]\d+)?) heures?(?: et demie)?(?!\p{L})/giu, '$1'],
      [/(?<=\d )(heures?) ([1-5]\d)(?=[ ,.]|$)(?! minutes)/giu, '$1 et $2 minutes'],
    ],
    hour: /^heure/iu,
    before:
      /(?:(?<!\p{L})(?:derni(?:er|ère)s?|premi(?:er|ère)s?|tou(?:te)?s les|chaque|au bout d[e’']|à partir de|après|avant|dans les|en)(?: (?:les|environ))? ?|, ou [^,]*)$/iu,
    after: /^ (?:de moins|avant(?! d[e’'])|trop tôt|plus tôt|plus tard|à l’avance|de plus si)/iu,
    eachSide: /^(?: environ)?,? (?:par (?:face|côté)|(?:de|sur) chaque (?:face|côté)|des deux côtés)/iu,
    aside: /^si(?!\p{L})|(?:pendant ce temps|entre-temps|en même temps)/iu,
  },
};
