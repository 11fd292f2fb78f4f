import type { InputType } from 'storybook/internal/csf';

interface RangeControl {
  type: 'range';
  min: number;
  max: number;
}

const isRange = (control: unknown): control is RangeControl =>
  typeof control === 'object' && control !== null && (control as { type?: unknown }).type === 'range';

const typeOf = ({ control }: InputType): string | undefined =>
  typeof control === 'string' ? control : (control as { type?: string } | undefined)?.type;

/** The same value with every number and text in it changed. */
const changed = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value} more`;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one)]));
  return value;
};

const optionsOf = ({ options, mapping }: InputType): unknown[] =>
  (options as readonly unknown[]).map(
    (option) => (mapping as Record<string, unknown> | undefined)?.[String(option)] ?? (mapping ? undefined : option),
  );

/** Values that the control in the panel offers instead of the present one. */
export const variationsOf = (row: InputType, value: unknown): unknown[] => {
  const others = (): unknown[] => {
    switch (typeOf(row)) {
      case 'boolean':
        return [value !== true];
      case 'text':
        return [`${typeof value === 'string' ? value : ''} and more`, ''];
      case 'range':
        return isRange(row.control) ? [row.control.min, row.control.max] : [];
      case 'multi-select':
        return [optionsOf(row).slice(0, 1), optionsOf(row), []];
      case 'object':
        return Array.isArray(value) ? [[], value.slice(0, 1), changed(value)] : [changed(value)];
      default:
        return row.options ? optionsOf(row) : [];
    }
  };
  return others().filter((other) => !Object.is(other, value));
};
