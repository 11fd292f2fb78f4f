import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox } from '@/components/SearchBox/SearchBox';
import { createTypedText } from '@/views/SavedRecipes/typedText';
import { isPlayable } from './playable';

const meta = {
  title: 'Search/SearchBox',
  component: SearchBox,
  args: {
    label: 'Search your saved recipes',
    placeholder: 'Search recipes by name, ingredients, or description...',
    text: createTypedText(''),
    maxLength: 200,
    onTextChange: fn(),
  },
  render: function Box(args) {
    const [text] = useState(() => createTypedText(args.text.now()));
    return <SearchBox {...args} text={text} onTextChange={text.set} />;
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
export const WithText: Story = { args: { text: createTypedText('crème brûlée') } };
