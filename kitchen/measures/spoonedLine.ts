/** English ingredient lines in which food goes into a spoon or cup already cut: "1 tsp finely grated lemon zest". */

interface Line {
  quantity: string;
  name: string;
  note?: string;
}

const DEGREE = '(?:(?:very )?(?:finely |roughly |coarsely ))?';
const IN_A_SPOON = / (?:tsp|tbsp)$/;
const CUT_FOR_A_SPOON = new RegExp(String.raw`^(${DEGREE}(?:chopped|crumbled|grated|ground|shredded|snipped))(?:, |$)`);
const IN_A_CUP = / cups?$/;
/** A cup of walnuts is filled before they are chopped, one of cheese after it was grated. */
const CUT_FOR_A_CUP = new RegExp(String.raw`^(${DEGREE}(?:crumbled|grated|ground|shredded))(?:, |$)`);

const cutFor = (quantity: string): RegExp | undefined => {
  if (IN_A_SPOON.test(quantity)) return CUT_FOR_A_SPOON;
  return IN_A_CUP.test(quantity) ? CUT_FOR_A_CUP : undefined;
};

/**
 * A line whose note begins with how the food is cut says so before the name if a spoon or a cup measures it. A choice
 * stays in the note: "1 tbsp panela, grated or chopped", "1 cup palm sugar, grated, or brown sugar".
 */
export const withCutFirst = <Shown extends Line>(line: Shown): Shown => {
  const { note = '', ...rest } = line;
  const found = cutFor(line.quantity)?.exec(note);
  if (!found) return line;
  const after = note.slice(found[0].length);
  if (after.startsWith('or ')) return line;
  return { ...rest, name: `${found[1]!} ${line.name}`, ...(after !== '' && { note: after }) } as Shown;
};
