/** A local storage with a quota in characters, which throws like a browser when it is full. */
export const smallStorage = (quota: number): Storage => {
  const entries = new Map<string, string>();
  const sizeWithout = (key: string) =>
    [...entries].reduce((sum, [name, text]) => (name === key ? sum : sum + name.length + text.length), 0);
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem(key, text) {
      if (sizeWithout(key) + key.length + text.length > quota) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
    },
  };
};
