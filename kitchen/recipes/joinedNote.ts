/** Work that a French list says is done: "dénoyautées", "finement hachés", "coupées en deux". */
const DONE =
  /^(?:(?:bien|finement|grossièrement|légèrement|très|à peine) )*(?!côté|moitié)(?:\p{L}+ée?s?|fendue?s?|fondue?s?|moulue?s?)(?! (?:[\p{L}’-]+ )*(?:et|ou|si|dont) )(?![\p{L}-])/u;

/** A state that may end such a series: "épluché et entier", "fondu et tiède". */
const STATE = /^(?:entiers?|entières?|tièdes?)$/;

/** "Dénoyautées, coupées en deux" as French writes a series: "dénoyautées et coupées en deux". Other notes unchanged. */
export const joinedNote = (note: string): string => {
  const clauses = note.split(', ');
  const last = clauses.pop()!;
  const isSeries = DONE.test(clauses.at(-1) ?? '') && (DONE.test(last.replace(/^non /, '')) || STATE.test(last));
  return isSeries ? `${clauses.join(', ')} et ${last}` : note;
};
