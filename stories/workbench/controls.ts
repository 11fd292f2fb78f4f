/** The rows of the controls panel. A story file declares one per prop, and `controls.test.tsx` changes each of them. */
import type { ComponentProps, ElementType } from 'react';
import type { InputType } from 'storybook/internal/csf';
import type { Recipe } from '@contracts/recipe';
import { ALLERGENS, LANGUAGES } from '@contracts/vocabulary';
import type { Drawing } from '@/components/StateDrawing/StateDrawing';
import { curry, frittata, mojito, shakshuka, tortilla } from '../food';

/** One row for each prop of a component: a new prop without a control does not compile. */
export type Controls<Component extends ElementType> = Record<
  Exclude<keyof ComponentProps<Component>, 'key' | 'ref'>,
  InputType
>;

/** The rows of args that are not props, such as those a view's scene is built from. */
export type ControlsOf<Args> = Record<keyof Args, InputType>;

export const text = (description: string): InputType => ({ description, control: 'text' });

export const flag = (description: string): InputType => ({ description, control: 'boolean' });

interface Range {
  min: number;
  max: number;
  step?: number;
}
export const range = (description: string, { min, max, step = 1 }: Range): InputType => ({
  description,
  control: { type: 'range', min, max, step },
});

const FEW = 4;

/** One of several values: radio buttons for a few, a list for more. */
export const choice = (description: string, options: readonly unknown[]): InputType => ({
  description,
  options,
  control: { type: options.length <= FEW ? 'inline-radio' : 'select' },
});

export const several = (description: string, options: readonly string[]): InputType => ({
  description,
  options,
  control: { type: 'multi-select' },
});

/** One of several named values that are more than text: pictures, buttons, recipes. */
export const sample = (description: string, samples: Record<string, unknown>): InputType => ({
  description,
  options: Object.keys(samples),
  mapping: samples,
  control: { type: 'select' },
});

/** An editor for lists and objects. */
export const data = (description: string): InputType => ({ description, control: 'object' });

/** A callback. Its calls are listed in the actions panel. */
export const spy = (description: string): InputType => ({ description, control: false, table: { category: 'events' } });

/**
 * A prop that no control can show, because it changes nothing to see or is an element of the page.
 * @param reason why; the test accepts the prop for it
 */
export const unseen = (description: string, reason: string): InputType => ({
  description: `${description} (${reason})`,
  control: false,
  unseen: reason,
});

/** A control whose effect is in the accessibility tree or in time, not in the first picture. */
export const effectLater = (row: InputType, reason: string): InputType => ({ ...row, unseen: reason });

const DISHES: Record<string, Recipe> = {
  'Shakshuka, a good match': shakshuka,
  'Tortilla, a fair match': tortilla,
  'Curry without a picture, a poor match': curry,
  'Mojito, found by its name': mojito,
  'Frittata, written by a model': frittata,
};

export const dish = (description: string): InputType => sample(description, DISHES);

/** How many recipes a list shows. */
export const dishes = (description: string, all: readonly Recipe[] = [shakshuka, tortilla, curry, mojito]): InputType =>
  sample(description, { None: [], One: all.slice(0, 1), Three: all.slice(0, 3), All: all });

export const allergens = (description: string): InputType => several(description, ALLERGENS);

export const language = (description: string): InputType => choice(description, LANGUAGES);

const DRAWINGS: Record<Drawing, true> = {
  blankCookbook: true,
  blurredPhoto: true,
  coveredDish: true,
  coveredLens: true,
  emptyBasket: true,
  emptyPlate: true,
  emptyShelf: true,
  hourglass: true,
  housekeyTag: true,
  lostCard: true,
  lostPage: true,
  shutHatch: true,
  sieve: true,
  unknownJar: true,
  unpluggedStove: true,
};

export const drawing = (description: string): InputType => choice(description, Object.keys(DRAWINGS));
