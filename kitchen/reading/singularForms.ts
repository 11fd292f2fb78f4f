/**
 * Possible singulars of a folded word in English, Spanish and French, the word itself first. Over-generating is
 * harmless: a form counts only when the table contains it.
 */
export const singularForms = (word: string): string[] => {
  const forms = [word];
  const cut = (ending: string, replacement: string) => {
    if (word.length > ending.length + 1 && word.endsWith(ending))
      forms.push(word.slice(0, -ending.length) + replacement);
  };
  cut('s', '');
  cut('es', '');
  cut('ies', 'y');
  cut('oes', 'o');
  cut('ves', 'f');
  cut('ves', 'fe');
  cut('ces', 'z');
  if (word.endsWith('eaux')) cut('eaux', 'eau');
  else cut('aux', 'al');
  cut('x', '');
  return forms;
};
