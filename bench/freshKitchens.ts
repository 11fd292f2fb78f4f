import { seeded } from '../kitchen/search/matchOracle';

/** What a cook types, and in which language. */
export interface TypedKitchen {
  typed: string;
  language: string;
}

const ITEMS = /,\s*/;

/**
 * Kitchens that were never asked before, of the sizes that cooks have: one of the given ones in which an item is
 * another kitchen's of its language. No two are the same.
 */
export const createFreshKitchens = (known: readonly TypedKitchen[], seed: number): (() => TypedKitchen) => {
  const random = seeded(seed);
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const items = new Map<string, string[]>();
  for (const { typed, language } of known) items.set(language, [...(items.get(language) ?? []), ...typed.split(ITEMS)]);
  const asked = new Set(known.map(({ typed }) => typed));
  return () => {
    for (;;) {
      const { typed, language } = anyOf(known);
      const parts = typed.split(ITEMS);
      const place = parts.length === 1 ? 1 : Math.floor(random() * parts.length);
      parts[place] = anyOf(items.get(language)!);
      const text = parts.join(', ');
      if (asked.has(text)) continue;
      asked.add(text);
      return { typed: text, language };
    }
  };
};
