/** A longer text is unlikely to be written twice, so it is not remembered. */
const LETTERS_MAX = 200;

/** A text of its own: a piece of a longer text would keep all of that in memory. */
const copyOf = (text: string): string => [...text].join('');

/**
 * Remembers what was found for the last texts. Only short ones, and never what they were cut from, so that memory has a
 * bound whatever is sent.
 * @param entriesMax when so many are known, all are forgotten
 * @param find always finds the same for the same text
 */
export const remembering = <Found>(entriesMax: number, find: (text: string) => Found): ((text: string) => Found) => {
  const known = new Map<string, Found>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as Found;
    if (text.length > LETTERS_MAX) return find(text);
    const copy = copyOf(text);
    const made = find(copy);
    if (known.size >= entriesMax) known.clear();
    known.set(copy, made);
    return made;
  };
};
