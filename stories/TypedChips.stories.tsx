import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TypedChips } from '@/components/TypedChips/TypedChips';
import { data, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/TypedChips',
  component: TypedChips,
  argTypes: {
    names: data('The finished ingredients, as typed'),
    onRemove: spy('Called with the ingredient of a pressed chip'),
    onEmptied: spy('Called when the last chip goes'),
  } satisfies Controls<typeof TypedChips>,
  args: { names: ['eggs', 'potatoes', 'half an onion'], onRemove: fn(), onEmptied: fn() },
} satisfies Meta<typeof TypedChips>;
export default meta;

export const Three: StoryObj<typeof meta> = {};
