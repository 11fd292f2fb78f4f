import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CookingStage } from '@/components/CookingStage/CookingStage';
import { CookingTop, type CookingTopProps } from '@/components/CookingStage/CookingTop';
import { RecipeImage } from '@/components/RecipeImage/RecipeImage';
import { mojito, shakshuka } from './food';
import { choice, data, flag, range, sample, spy, text, unseen, type Controls } from './workbench/controls';

const top: CookingTopProps = {
  title: 'Shakshuka with feta',
  stepText: 'Step 4 of 6',
  titleId: 'story-title',
  language: 'en-GB',
  canStop: true,
  isComplete: false,
  isAwake: true,
  isMuted: false,
  onStop: fn(),
  onLeave: fn(),
  onMutedChange: fn(),
  onOptionsOpen: fn(),
};

const TOPS = {
  Running: <CookingTop {...top} />,
  'Not begun': <CookingTop {...top} canStop={false} />,
  Complete: <CookingTop {...top} canStop={false} isComplete stepText={null} />,
  'Screen may go dark, no sound': <CookingTop {...top} isAwake={false} isMuted />,
};

const PICTURES = {
  Shakshuka: <RecipeImage recipe={shakshuka} alt="" sizes="300px" />,
  Mojito: <RecipeImage recipe={mojito} alt="" sizes="300px" />,
};

const meta = {
  title: 'Cooking/CookingStage',
  component: CookingStage,
  argTypes: {
    top: sample('Stop, toggles and the close button', TOPS),
    title: text('Name of the dish'),
    picture: sample('Picture of the complete dish', PICTURES),
    language: unseen('Language of the recipe', 'screen readers pronounce it accordingly'),
    notice: text('Warnings to read before one begins'),
    notes: text('The notes of the cook on the step'),
    after: text('What can be done once the dish is complete'),
    status: choice('What the timer does', ['stopped', 'running', 'paused', 'complete']),
    step: range('The step, from 0', { min: 0, max: 5 }),
    steps: range('How many steps there are', { min: 1, max: 14 }),
    sentence: data('The step, with its quantities marked'),
    beside: data('The step that runs at the same time'),
    isLast: flag('Nothing comes after this step'),
    next: text('The next step'),
    ingredients: data('What the step needs'),
    remainingMs: range('What is left, in milliseconds', { min: 0, max: 480_000, step: 1_000 }),
    totalMs: range('How long the step takes, in milliseconds', { min: 60_000, max: 960_000, step: 1_000 }),
    waitedMs: choice('How long the finished step has waited', [null, 0, 130_000]),
    stoppedAt: sample('Where a stopped dish was', { Nowhere: null, 'Step 4': { step: 3, remainingMs: 298_000 } }),
    canSpeak: flag('The device can read aloud'),
    onStart: spy('Start was pressed'),
    onPause: spy('Pause was pressed'),
    onResume: spy('Resume was pressed'),
    onStep: spy('Called with the step'),
    onNext: spy('On to the next step'),
    onMinuteAdd: spy('One more minute'),
    onReadAloud: spy('Read aloud was pressed'),
    onDone: spy('Done was pressed'),
  } satisfies Controls<typeof CookingStage>,
  parameters: { layout: 'fullscreen' },
  args: {
    top: TOPS.Running,
    title: 'Shakshuka with feta',
    picture: PICTURES.Shakshuka,
    language: 'en-GB',
    status: 'running',
    step: 3,
    steps: 6,
    sentence: [
      { text: 'Make four wells in the sauce and crack in ', isQuantity: false },
      { text: '4 eggs', isQuantity: true },
      { text: '. Cover and cook on a low heat until the whites are just set.', isQuantity: false },
    ],
    beside: null,
    isLast: false,
    next: 'Crumble over 100 g feta and scatter the parsley.',
    ingredients: [{ quantity: '4', name: 'eggs' }],
    remainingMs: 298_000,
    totalMs: 480_000,
    waitedMs: null,
    stoppedAt: null,
    canSpeak: true,
    onStart: fn(),
    onPause: fn(),
    onResume: fn(),
    onStep: fn(),
    onNext: fn(),
    onMinuteAdd: fn(),
    onReadAloud: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof CookingStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Paused: Story = { args: { status: 'paused' } };
export const LastSeconds: Story = { args: { remainingMs: 8_000 } };
export const WaitingForTheCook: Story = { args: { remainingMs: 0, waitedMs: 130_000 } };
const BESIDE = {
  sentence: 'Meanwhile, toast the bread and rub it with the garlic.',
  remainingMs: 134_000,
  isOver: false,
};
export const TwoStepsAtOnce: Story = { args: { beside: BESIDE } };
export const TheOtherStepIsOver: Story = { args: { beside: { ...BESIDE, remainingMs: 0, isOver: true } } };
export const NotBegun: Story = {
  args: { status: 'stopped', step: 0, remainingMs: 480_000, top: TOPS['Not begun'] },
};
export const Stopped: Story = {
  args: { ...NotBegun.args, stoppedAt: { step: 3, remainingMs: 298_000 } },
};
export const Complete: Story = {
  args: { status: 'complete', step: 5, remainingMs: 0, top: TOPS.Complete },
};
export const ScreenMayGoDark: Story = { args: { top: TOPS['Screen may go dark, no sound'] } };
export const HoursAndManySteps: Story = {
  args: {
    step: 8,
    steps: 14,
    remainingMs: 9_252_000,
    totalMs: 10_800_000,
    sentence: [
      {
        text: 'Lay the joint in the dish with the onions, the carrots, the bay leaves and the wine, cover it closely with paper and then with foil, and leave it in the oven until a fork turns in the meat without any effort at all, basting whenever you pass by and adding a ladle of hot water if the bottom looks dry.',
        isQuantity: false,
      },
    ],
    ingredients: [],
    canSpeak: false,
  },
};
