import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RecentSearches } from '@/components/RecentSearches/RecentSearches';
import { data, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/RecentSearches',
  component: RecentSearches,
  argTypes: {
    searches: data('The last searches, newest first'),
    onChoose: spy('Called with the search'),
    onClear: spy('All were forgotten'),
  } satisfies Controls<typeof RecentSearches>,
  args: {
    searches: [
      { mode: 'ingredients', text: 'eggs, tomatoes, feta' },
      { mode: 'name', text: 'tortilla de patatas' },
      { mode: 'ingredients', text: 'leftover rice, spring onions, two carrots, half a cabbage, soy sauce' },
    ],
    onChoose: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof RecentSearches>;
export default meta;

export const Three: StoryObj<typeof meta> = {};
