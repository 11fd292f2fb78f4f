import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SuggestionList } from '@/components/SuggestionList/SuggestionList';
import { data, range, spy, text, unseen, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/SuggestionList',
  component: SuggestionList,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  argTypes: {
    completions: data('What completes the text'),
    typed: text('The text of the box'),
    listId: unseen('Id of the list', 'it connects the list with its box'),
    active: range('The option that Enter takes; -1 for none', { min: -1, max: 2 }),
    anchor: unseen('The box that the list may not cover', 'an element of the page'),
    onChoose: spy('Called with the completion'),
  } satisfies Controls<typeof SuggestionList>,
  args: {
    completions: [
      { kind: 'ingredient', id: 'tomato', name: 'tomato', text: 'eggs, tomato' },
      { kind: 'ingredient', id: 'tofu', name: 'tofu', text: 'eggs, tofu' },
      { kind: 'recipe', id: '1', name: 'Tortilla de patatas', text: 'Tortilla de patatas' },
    ],
    typed: 'eggs, to',
    listId: 'suggestions',
    active: 0,
    anchor: null,
    onChoose: fn(),
  },
  render: function Hung(args) {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <div ref={setAnchor} style={{ width: 320, maxWidth: '100%', height: 44 }}>
        <input
          role="combobox"
          aria-label="Your ingredients"
          aria-controls={args.listId}
          aria-expanded
          defaultValue="eggs, to"
          style={{ boxSizing: 'border-box', width: '100%', height: 44 }}
        />
        {anchor && <SuggestionList {...args} anchor={anchor} />}
      </div>
    );
  },
} satisfies Meta<typeof SuggestionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstActive: Story = {};
export const IngredientsOnly: Story = {
  args: {
    active: -1,
    completions: ['tomato', 'tofu', 'tomato purée'].map((name) => ({
      kind: 'ingredient',
      id: name,
      name,
      text: `eggs, ${name}`,
    })),
  },
};
export const NoneActive: Story = { args: { active: -1 } };
