/** Longest list in one line that is split; the rest is ignored, to bound the work on hostile input. */
const ONE_LINE_MAX = 6_000;

/** Bullets, checkboxes and numbers, which the list view adds itself. */
export const BULLET = /^(?:[-–—*•·▪●▢□☐◦‣✓✔]+\s*|\d{1,2}[.)]\s+(?=[\p{L}\d½⅓⅔¼¾]))+/u;
export const BULLET_INSIDE = /\s*[•·▪●▢□☐◦‣✓✔]\s*|\s+[|¦]\s+/u;

/** Whether a line begins with an amount. */
export const BEGINS_WITH_QUANTITY = /^(?:~\s?|about |ca\.? |environ |unos |unas )?(?:\d|[½⅓⅔¼¾⅕⅛⅜⅝⅞]|(?:an?|one|two|three|four|half|un|una|uno|dos|tres|medio|media|une|deux|trois|pinch|handful|dash|knob|salt|sal|sel)\b)/iu; // prettier-ignore

/** "For the sauce", "Para servir", "Pour la pâte": a heading in the list, not an ingredient. */
const FOR_SECTION =
  /^(?:for (?:the )?|to (?=serve|finish|garnish|decorate)|para (?:el |la |los |las )?|pour (?:le |la |les |l['’])?)[\p{L}’' -]{2,40}$/iu;
const SECTION =
  /^(?:ingredients?|ingredientes|ingrédients|dough|batter|filling|topping|toppings|frosting|icing|glaze|crust|base|marinade|dressing|garnish|assembly|masa|relleno|cobertura|glaseado|decoración|aliño|montaje|pâte|garniture|glaçage|décoration|appareil|finition|dressage)$/iu;
const SECTION_WORDS_MAX = 6;

/** Whether a line of an ingredient list is a heading. */
export const isListHeading = (line: string): boolean =>
  line.endsWith(':') ||
  SECTION.test(line) ||
  (FOR_SECTION.test(line) && line.split(/\s+/).length <= SECTION_WORDS_MAX && !/\d/.test(line));

/** Splits at commas that are neither in a number nor in brackets. */
const atCommas = (line: string): string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < line.length; i += 1) {
    const sign = line[i]!;
    if (sign === '(' || sign === '[') depth += 1;
    else if ((sign === ')' || sign === ']') && depth > 0) depth -= 1;
    else if (sign === ',' && depth === 0 && !/\d/.test(line.charAt(i + 1))) {
      pieces.push(line.slice(from, i));
      from = i + 1;
    }
  }
  pieces.push(line.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
};

/** Pieces that begin an ingredient; any other ("softened", "finely chopped") is a note of the previous one. */
const joined = (pieces: readonly string[], isIngredient: (piece: string) => boolean): string[] => {
  const lines: string[] = [];
  for (const piece of pieces)
    if (lines.length === 0 || BEGINS_WITH_QUANTITY.test(piece) || isIngredient(piece)) lines.push(piece);
    else lines[lines.length - 1] += `, ${piece}`;
  return lines;
};

/** Splits "2 eggs and 1 cup milk" into two; "1 and 1/2 cups" stays. */
const atJoiners = (line: string): string[] =>
  line.split(/(?<=\p{L})\s+(?:and|y|et|&|\+)\s+(?=(?:\d|[½¼¾])[^\n]{0,20}\s\p{L}{3})/u);

/** Splits "200 g flour 100 g sugar 3 eggs" before each number that follows a word. */
const atNumbers = (line: string): string[] =>
  line.split(/(?<=\p{L}{3}[).]?)\s+(?=\d+(?:[.,/]\d+)?\s?(?:\p{L}|[½¼¾]))(?<!\b(?:plus|about|for|from|with|under|para|pour|con|avec|más)\s+)/u); // prettier-ignore

/** Splits a one-line list at whatever separates its ingredients. */
export const splitList = (whole: string, isIngredient: (piece: string) => boolean): string[] => {
  const line = whole.slice(0, ONE_LINE_MAX);
  for (const parted of [line.split(BULLET_INSIDE), line.split(/\s*;\s*/)]) {
    const pieces = parted.map((piece) => piece.trim()).filter((piece) => piece !== '');
    if (pieces.length > 1) return pieces;
  }
  const pieces = joined(atCommas(line), isIngredient).flatMap(atJoiners);
  if (pieces.length > 1) return pieces;
  const parts = atNumbers(line);
  return parts.length > 2 ? parts : [line];
};
