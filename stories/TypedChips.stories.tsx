import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TypedChips } from '@/components/TypedChips/TypedChips';

const ignore = () => undefined;

const meta = {
  title: 'Search/TypedChips',
  component: TypedChips,
  args: { names: ['eggs', 'potatoes', 'half an onion'], onRemove: ignore, onEmptied: ignore },
} satisfies Meta<typeof TypedChips>;
export default meta;

export const Three: StoryObj<typeof meta> = {};
