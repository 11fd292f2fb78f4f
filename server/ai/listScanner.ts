import { readComposite, readJson } from './jsonRepair';
import { createLooseReader, type OpenBracket } from './looseJson';

/** The list's name, also as models translate it. */
const LIST_NAMES = new Set(['recipes', 'recetas', 'recettes']);
/** A recipe that stands by itself has one of these. */
const TITLES = ['title', 'name', 'titulo', 'título', 'titre'];
const BODIES = ['ingredients', 'instructions', 'steps', 'ingredientes', 'ingrédients'];

/** More than this is no answer to anything that was asked. */
export const LONGEST_ANSWER = 2_000_000;

/** Reading stopped: the answer is longer than any that was asked for. */
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

/** The elements of a list that was read as a whole, wherever it hangs in the value. */
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

/** Takes the elements of a list out of an answer while it is still arriving. */
export interface ListScanner {
  /** @returns the elements that this piece completed; throws `AnswerTooLong` */
  push: (piece: string) => unknown[];
  /** What only the whole text tells, and whether it was cut, and whether there was a list at all. */
  end: () => { items: unknown[]; isCut: boolean; hasList: boolean };
  readonly text: string;
}

/** Gives each element of the answer's `recipes` (or of a list, or of objects side by side) as soon as it is complete. */
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

  const reader = createLooseReader({
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
