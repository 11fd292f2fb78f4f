import { isListHeading } from '@kitchen/reading/recipeText/listLines';
import type { DraftContent, DraftLine } from '@/slices/recipeDraft/draftState';
import type { DraftForm } from './useDraftForm';

type ListName = 'ingredients' | 'steps';

const nextKey = (lines: readonly DraftLine[]) => Math.max(0, ...lines.map(({ key }) => key)) + 1;

/** "For the sauce:" typed into a line makes it a heading; any other text makes it an ingredient again. */
const withText = (line: DraftLine, text: string, list: ListName): DraftLine =>
  list === 'ingredients' && text.trim().endsWith(':') && isListHeading(text.trim())
    ? { key: line.key, text, isHeading: true }
    : { key: line.key, text, ...(line.isHeading && text.trim() !== '' && !/\d/.test(text) && { isHeading: true }) };

/** The changes of one list of the draft. */
export const useDraftLines = ({ values, change }: Pick<DraftForm, 'values' | 'change'>, list: ListName) => {
  const lines = values[list];
  const put = (next: DraftLine[], field: string) => change({ [list]: next } as Partial<DraftContent>, field);
  return {
    lines,
    onChange: (key: number, text: string) =>
      put(
        lines.map((line) => (line.key === key ? withText(line, text, list) : line)),
        `${list} ${key}`,
      ),
    onMove: (from: number, to: number) => {
      const next = lines.filter((_, i) => i !== from);
      put(next.toSpliced(to, 0, lines[from]!), `${list} order`);
    },
    onRemove: (key: number) =>
      put(
        lines.filter((line) => line.key !== key),
        `${list} removed ${key}`,
      ),
    onAdd: (after?: number) => {
      const key = nextKey(lines);
      const place = after === undefined ? lines.length : lines.findIndex((line) => line.key === after) + 1;
      put(lines.toSpliced(place, 0, { key, text: '' }), `${list} added ${key}`);
      return key;
    },
    onPasteLines: (at: number, pasted: string[]) => {
      const place = lines.findIndex((line) => line.key === at);
      const isEmpty = lines[place]?.text.trim() === '';
      const first = nextKey(lines);
      const added = pasted.map((text, i) => withText({ key: first + i, text: '' }, text, list));
      put(lines.toSpliced(isEmpty ? place : place + 1, isEmpty ? 1 : 0, ...added), `${list} pasted ${first}`);
    },
  };
};
