import type { Check } from './recipeCheck';

/** What no English list of ingredients prints behind a food, and what it prints instead. */
const NOTES: readonly (readonly [said: RegExp, better: string])[] = [
  [
    /(?<!(?:cut|broken|torn|jointed|sliced|shaved|made|pared) )\bin (?:the )?(?:thick |thin |fine |finest |small |short |long thin |hair-thin )?(?:chunks|crumbs|cubes|dice|flakes|leaves|petals|rings|rounds|shavings|shreds|slices|strips|wedges)\b/,
    'cut into wedges, thinly sliced',
  ],
  [
    /(?<!weighed )\bwithout (?:the |its |their )?(?:bones?|coat(?:ing)?|giblets|rind|seeds|skins?|stalks)\b/,
    'skinned, deseeded',
  ],
  [/\bthrown away\b/, 'discarded'],
  [/\b\p{L}+ed and \p{L}+ed and\b/u, 'peeled, cored and sliced'],
  [/\b(?:half|one|two|\d) (?:for juice|squeezed)|\bjuice squeezed\b/, 'juiced'],
  [/\b(?:rind|stalks?|tops) off\b|\bbones out\b/, 'removed'],
  [/\b(?:cut|diced|chopped) small\b|\bcut (?:short|thick)\b/, 'finely diced, cut into short lengths'],
  [/\bcut (?:in half|in two(?! at the joints?))\b/, 'halved'],
  [/\bwith (?:its |their )?(?:shells|skin)$|\bwith skin\b/, 'skin on, shells on, unpeeled'],
  [/\bfor a night\b/, 'overnight'],
  [/\b(?:soaked overnight|halved lengthways), (?:drained|deseeded)$/, 'soaked overnight and drained'],
  [/\bif you can$|\bif you (?:can )?(?:find|get|have)\b/, 'if possible, preferably'],
  [/\b(?:green and white|leaves|stalks|whites?|yolks) apart\b/, 'white and green parts separated'],
  [/^as a (?:paste|powder)$/, '=achiote paste'],
  [/^sold for eating raw\b/, '=sushi-grade tuna'],
  [
    /^(?:one|two|three|four|\d+) (?:large )?(?:thick |thin )?(?:escalopes|fillets|joint|pieces|slices|sheets)\b/,
    'in 4 fillets',
  ],
  [/^(?:fillet|flank|rib-?eye|rump|sirloin|topside|shoulder|breast)(?: or |,)/, '=rump steak'],
];

const WORK =
  '(?:boned|cleaned|cored|deseeded|drained|halved|hulled|husked|peeled|pitted|podded|rinsed|scrubbed|shelled|skinned|soaked|stoned|toasted|trimmed|washed)';
const CUT =
  '(?:broken|chopped|cored|crushed|cut|deseeded|diced|drained(?! weight)|finely|flaked|grated|ground|halved|left whole|lightly|quartered|rinsed|roughly|shredded|sliced|split|thickly|thinly|torn)';

/** The last two things that are done to a food are joined: "peeled and diced", "peeled, cored and sliced". */
const UNJOINED = new RegExp(`(?:^=?|, )${WORK}, (?!.* (?:and|if|or) )(?!.*, )${CUT}(?![\\p{L}])`, 'u');

/** The same where the first work has words of its own: "soaked in cold water the day before, drained". */
const UNJOINED_LAST = new RegExp(
  `(?:^=?|, )(?:bruised|${WORK})(?: (?!(?:and|if|or|weight)\\b)[^, ]+)*, (?:dried(?: well)?|hulled|${CUT}(?! if)(?:(?! (?:and|if|or) )[^,])*)$`,
  'u',
);

/** English notes are those of a cookbook’s list. */
export const checkEnglishNotes: Check = ({ text }, report) => {
  for (const [key, note] of Object.entries(text.en.notes)) {
    for (const [said, better] of NOTES) {
      const found = said.exec(note)?.[0];
      if (found !== undefined) report(`en.notes.${key}`, `“${found}” is not what a list says: ${better}`);
    }
    const unjoined = (UNJOINED.exec(note) ?? UNJOINED_LAST.exec(note))?.[0];
    if (unjoined !== undefined) report(`en.notes.${key}`, `“${unjoined}” lacks its “and”`);
  }
};
