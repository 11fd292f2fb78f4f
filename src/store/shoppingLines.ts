import { createSelector } from '@reduxjs/toolkit';
import { AISLES, type Aisle, type Language, type MeasurementSystem } from '@contracts/vocabulary';
import type { ListedThing, ShoppingLine } from '@kitchen/shopping/listedThing';
import { quantityText } from '@kitchen/shopping/lineText';
import { mergeLines } from '@kitchen/shopping/mergeLines';
import type { KnownEntry } from '@kitchen/shopping/shoppingList';
import { selectLanguage, selectMeasurementSystem } from '@/slices/preferencesSlice';
import { selectShoppingList, type ListKey } from '@/slices/shoppingSlice';
import type { RootState } from './rootReducer';

/** A line with its amount in the cook's measures. */
export interface ShownShoppingLine extends ShoppingLine {
  quantity: string;
  isTicked: boolean;
}

export interface ShoppingAisle {
  aisle: Aisle;
  lines: ShownShoppingLine[];
}

export interface ShownShoppingList {
  /** What is still to be bought, in the order of the aisles. */
  aisles: ShoppingAisle[];
  /** What was ticked, the last first. */
  ticked: ShownShoppingLine[];
  openCount: number;
}

/** All aisles in the chosen order; those that the order does not name follow as usual. */
const wholeOrder = (chosen: readonly Aisle[]): Aisle[] => [
  ...chosen,
  ...AISLES.filter((aisle) => !chosen.includes(aisle)),
];

const USUAL: readonly Aisle[] = AISLES;

/** The order of the aisles on a list. */
export const selectAisleOrder = createSelector(
  [(state: RootState, list: ListKey) => selectShoppingList(state, list).order?.aisles ?? USUAL],
  wholeOrder,
);

const thingsOf = (entries: readonly KnownEntry[]): ListedThing[] =>
  entries.flatMap(({ id, thing }) => (thing ? [{ ...thing, entryId: id }] : []));

const byTime = (a: KnownEntry, b: KnownEntry) => a.at - b.at || (a.id < b.id ? -1 : 1);

const shownLines = (
  entries: readonly KnownEntry[],
  isTicked: boolean,
  language: Language,
  system: MeasurementSystem,
): ShownShoppingLine[] =>
  mergeLines(thingsOf(entries), language).map((line) => ({
    ...line,
    quantity: quantityText(line, { language, system }),
    isTicked,
  }));

/** A list as the cook sees it: merged lines by aisle, ticked ones last. */
export const selectShownList = createSelector(
  [
    (state: RootState, list: ListKey) => selectShoppingList(state, list).entries,
    selectAisleOrder,
    selectLanguage,
    selectMeasurementSystem,
  ],
  (entries, order, language, system): ShownShoppingList => {
    const all = Object.values(entries).sort(byTime);
    const collator = new Intl.Collator(language);
    const open = shownLines(
      all.filter(({ state }) => state === 'open'),
      false,
      language,
      system,
    ).sort((a, b) => collator.compare(a.name, b.name));
    const ticked = all.filter(({ state }) => state === 'ticked').reverse();
    return {
      aisles: order.flatMap((aisle) => {
        const lines = open.filter((line) => line.aisle === aisle);
        return lines.length > 0 ? [{ aisle, lines }] : [];
      }),
      ticked: shownLines(ticked, true, language, system),
      openCount: open.length,
    };
  },
);
