import { readComposite, readJson } from './jsonRepair';
import { createBracketReader } from './bracketReader';
import type { OpenBracket } from './bracketStack';

/** Name of the list, including translations models use. */
const LIST_NAMES = new Set(['recipes', 'recetas', 'recettes']);
/** A single recipe without a list has one of these members. */
const TITLES = ['title', 'name', 'titulo', 'título', 'titre'];
const BODIES = ['ingredients', 'instructions', 'steps', 'ingredientes', 'ingrédients'];

/** A longer answer cannot be valid. */
export const LONGEST_ANSWER = 2_000_000;

/** Reading stopped because the answer is longer than any valid one. */
export class AnswerTooLong extends Error {
  constructor() {
    super(`the answer is longer than ${LONGEST_ANSWER} characters`);
    this.name = 'AnswerTooLong';
  }
}

const isList = (bracket: OpenBracket | undefined): boolean =>
  bracket?.kind === '[' &&
  (bracket.parent === undefined || (bracket.key !== undefined && LIST_NAMES.has(bracket.key.toLowerCase())));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecipe = (value: unknown): boolean =>
  isObject(value) && TITLES.some((name) => name in value) && BODIES.some((name) => name in value);

/** The elements of a list in a complete value, at any depth. */
const elementsIn = (value: unknown, depth = 0): unknown[] => {
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.filter(isObject);
  if (!isObject(value)) return [];
  if (isRecipe(value)) return [value];
  const members = Object.entries(value);
  const named = members.find(([name]) => LIST_NAMES.has(name.toLowerCase()))?.[1];
  if (isObject(named)) return isRecipe(named) ? [named] : Object.values(named).filter(isObject);
  if (named !== undefined) {
    const list = typeof named === 'string' ? readJson(named)?.value : named;
    return Array.isArray(list) ? list.filter(isObject) : [];
  }
  for (const [, member] of members) {
    const text = typeof member === 'string' && member.length > 40 ? readJson(member)?.value : member;
    if (isObject(text)) {
      const elements = elementsIn(text, depth + 1);
      if (elements.length > 0) return elements;
    } else if (Array.isArray(text) && text.some(isRecipe)) return text.filter(isObject);
  }
  return [];
};

/** Extracts the elements of a list from an answer that is still arriving. */
export interface ListScanner {
  /**
   * @returns the elements completed by this piece
   * @throws AnswerTooLong
   */
  push: (piece: string) => unknown[];
  /** Elements that can only be read from the whole text, whether it was cut, and whether it contained a list. */
  end: () => { items: unknown[]; isCut: boolean; hasList: boolean };
  readonly text: string;
}

/** Returns each element of the answer's `recipes` (or of a list, or of adjacent objects) as soon as it is complete. */
export const createListScanner = (): ListScanner => {
  let length = 0;
  let given = 0;
  let hasList = false;
  let lists = 0;
  let ready: unknown[] = [];

  const give = (value: unknown) => {
    given += 1;
    ready.push(value);
  };

  const reader = createBracketReader({
    opened: (bracket) => {
      if (isList(bracket) && bracket.parent) hasList = true;
    },
    closed: (bracket, end) => {
      if (bracket.kind === '[' && isList(bracket) && bracket.parent) lists += 1;
      if (bracket.kind !== '{') return;
      const { parent } = bracket;
      const isElement = isList(parent);
      const isAlone = parent === undefined && lists === 0;
      if (!isElement && !isAlone) return;
      const value = readComposite(reader.text.slice(bracket.start, end));
      if (!isObject(value)) return;
      if (isElement ? parent?.parent !== undefined || isRecipe(value) : isRecipe(value)) give(value);
    },
  });

  const take = () => {
    const items = ready;
    ready = [];
    return items;
  };

  return {
    push: (piece) => {
      length += piece.length;
      if (length > LONGEST_ANSWER) throw new AnswerTooLong();
      reader.push(piece);
      return take();
    },
    end: () => {
      reader.end();
      const isCut = reader.open !== undefined;
      const items = take();
      if (given > 0) return { items, isCut, hasList: true };
      const read = readJson(reader.text);
      const late = read && !read.isCut ? elementsIn(read.value) : [];
      return { items: late, isCut: isCut || (read?.isCut ?? false), hasList: hasList || late.length > 0 };
    },
    get text() {
      return reader.text;
    },
  };
};
