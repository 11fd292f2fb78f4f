import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CookingStage } from '@/components/CookingStage/CookingStage';
import { CookingTop, type CookingTopProps } from '@/components/CookingStage/CookingTop';

const nothing = () => undefined;

const top: CookingTopProps = {
  title: 'Shakshuka with feta',
  stepText: 'Step 4 of 6',
  titleId: 'story-title',
  language: 'en-GB',
  canStop: true,
  isAwake: true,
  waitsForMe: false,
  isMuted: false,
  onStop: nothing,
  onLeave: nothing,
  onWaitsForMeChange: nothing,
  onMutedChange: nothing,
  onOptionsOpen: nothing,
};

const meta = {
  title: 'Cooking/CookingStage',
  component: CookingStage,
  parameters: { layout: 'fullscreen' },
  args: {
    top: <CookingTop {...top} />,
    title: 'Shakshuka with feta',
    language: 'en-GB',
    status: 'running',
    step: 3,
    steps: 6,
    sentence: [
      { text: 'Make four wells in the sauce and crack in ', isQuantity: false },
      { text: '4 eggs', isQuantity: true },
      { text: '. Cover and cook on a low heat until the whites are just set.', isQuantity: false },
    ],
    next: 'Crumble over 100 g feta and scatter the parsley.',
    ingredients: [{ quantity: '4', name: 'eggs' }],
    remainingMs: 298_000,
    totalMs: 480_000,
    waitedMs: null,
    stoppedAt: null,
    canSpeak: true,
    onStart: nothing,
    onPause: nothing,
    onResume: nothing,
    onStep: nothing,
    onMinuteAdd: nothing,
    onReadAloud: nothing,
    onDone: nothing,
  },
} satisfies Meta<typeof CookingStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Paused: Story = { args: { status: 'paused' } };
export const LastSeconds: Story = { args: { remainingMs: 8_000 } };
export const WaitingForTheCook: Story = { args: { remainingMs: 0, waitedMs: 130_000 } };
export const NotBegun: Story = {
  args: { status: 'stopped', step: 0, remainingMs: 480_000, top: <CookingTop {...top} canStop={false} /> },
};
export const Stopped: Story = {
  args: { ...NotBegun.args, stoppedAt: { step: 3, remainingMs: 298_000 } },
};
export const Complete: Story = {
  args: { status: 'complete', step: 5, remainingMs: 0, top: <CookingTop {...top} canStop={false} stepText={null} /> },
};
export const ScreenMayGoDark: Story = { args: { top: <CookingTop {...top} isAwake={false} isMuted /> } };
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
