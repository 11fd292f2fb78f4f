import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useMemo } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox } from '@/components/SearchBox/SearchBox';
import { createTypedText } from '@/views/SavedRecipes/typedText';
import { isPlayable } from './playable';
import { range, sample, spy, text, type Controls } from './workbench/controls';

const EMPTY = createTypedText('');
const TYPED = createTypedText('crème brûlée');

const meta = {
  title: 'Search/SearchBox',
  component: SearchBox,
  argTypes: {
    label: text('Accessible name'),
    placeholder: text('Shown while it is empty'),
    text: sample('The text', { Empty: EMPTY, 'crème brûlée': TYPED }),
    maxLength: range('How much can be typed', { min: 10, max: 200 }),
    onTextChange: spy('Called with the text'),
    onSettle: spy('Enter was pressed, or the focus left'),
  } satisfies Controls<typeof SearchBox>,
  args: {
    label: 'Search your saved recipes',
    placeholder: 'Search recipes by name, ingredients, or description...',
    text: EMPTY,
    maxLength: 200,
    onTextChange: fn(),
  },
  render: function Box(args) {
    const text = useMemo(() => createTypedText(args.text.now()), [args.text]);
    return (
      <SearchBox
        {...args}
        text={text}
        onTextChange={(typed) => {
          text.set(typed);
          args.onTextChange(typed);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    const box = canvas.getByRole('searchbox', { name: 'Search your saved recipes' });
    await userEvent.type(box, 'soup');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
export const WithText: Story = { args: { text: TYPED } };
