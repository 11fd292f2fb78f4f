import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { drawing, flag, sample, text, type Controls } from './workbench/controls';

const SLOTS = { None: undefined, 'A way on': <Button look="outlined">Filters</Button> };

/** A drawing, one sentence that names the cause, and one way on. */
const meta = {
  title: 'States/EmptyState',
  component: EmptyState,
  argTypes: {
    title: text('The heading, if the state is the whole screen'),
    isPart: flag('The screen has its own heading already'),
    isBelowForm: flag('It stands below a form that stays in sight, and is low'),
    text: text('The cause, in one sentence'),
    drawing: drawing('The drawing'),
    aside: text('Below the text, as wide as the state'),
    isAsideLast: flag('It follows the buttons'),
    icon: sample('On the edge of the drawing', { None: undefined, 'A mark': <ErrorOutlineIcon /> }),
    note: text('In small print below the buttons'),
    children: sample('What to do next', SLOTS),
  } satisfies Controls<typeof EmptyState>,
  args: {
    title: 'Recipe not found',
    text: 'The link may be mistyped, or it has expired: a recipe shared by a guest can be opened for 30 days.',
    isPart: false,
    isBelowForm: false,
    drawing: 'lostCard',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RecipeNotFound: Story = {};
export const NothingFound: Story = {
  args: {
    title: undefined,
    text: 'No recipes found. Try different ingredients or adjust your filters.',
    drawing: 'emptyPlate',
    children: SLOTS['A way on'],
  },
};
export const AllHidden: Story = {
  args: {
    isPart: true,
    isBelowForm: true,
    title: 'Your filters and exclusions hide every match.',
    text: 'No recipes found. Try different ingredients or adjust your filters.',
    drawing: 'coveredDish',
    aside: 'Dairy 12 hidden',
    isAsideLast: true,
    children: SLOTS['A way on'],
  },
};
