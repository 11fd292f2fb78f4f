import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CookingBar, type CookingBarProps } from '@/components/CookingBar/CookingBar';
import { CookingDock, type DockedDish } from '@/components/CookingDock/CookingDock';
import { CookingOptions, type CookingOptionsProps } from '@/components/CookingOptions/CookingOptions';
import { MethodSteps } from '@/components/MethodSteps/MethodSteps';
import { StepBars } from '@/components/StepBars/StepBars';
import { StepSentence } from '@/components/StepSentence/StepSentence';
import { Switch } from '@/components/Switch/Switch';
import { TimerRing } from '@/components/TimerRing/TimerRing';

const nothing = () => undefined;

const meta = { title: 'Cooking/Parts' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const dish: DockedDish = {
  recipeId: 7,
  title: 'Shakshuka with feta',
  language: 'en-GB',
  href: '/recipe/7#cooking',
  step: 4,
  steps: 6,
  remainingMs: 298_000,
  state: 'running',
};
const dock = { onPause: nothing, onResume: nothing, onNext: nothing, onDismiss: nothing };

export const DockWithOneDish: Story = { render: () => <CookingDock dishes={[dish]} {...dock} /> };
export const DockInEveryState: Story = {
  render: () => (
    <CookingDock
      dishes={[
        dish,
        { ...dish, recipeId: 8, title: 'Rice', state: 'paused' },
        { ...dish, recipeId: 9, title: 'Green beans with garlic and lemon', state: 'waiting', remainingMs: 0 },
        { ...dish, recipeId: 10, title: 'Bread', state: 'complete', remainingMs: 0 },
      ]}
      {...dock}
    />
  ),
};

const bar: CookingBarProps = {
  state: 'running',
  step: 4,
  steps: 6,
  remainingMs: 298_000,
  totalMs: 480_000,
  onPause: nothing,
  onResume: nothing,
  onNext: nothing,
  onStop: nothing,
  onOpen: nothing,
};
export const BarRunning: Story = { render: () => <CookingBar {...bar} /> };
export const BarPaused: Story = { render: () => <CookingBar {...bar} state="paused" /> };
export const BarWaiting: Story = { render: () => <CookingBar {...bar} state="waiting" remainingMs={0} /> };

export const Ring: Story = { render: () => <TimerRing remainingMs={298_000} totalMs={480_000} caption="of 8 mins" /> };
export const RingAtTheEnd: Story = {
  render: () => <TimerRing remainingMs={0} totalMs={480_000} caption="Rang 2 min ago" isUrgent />,
};

export const Bars: Story = { render: () => <StepBars count={6} current={3} onChoose={nothing} /> };
export const BarsBeforeTheFirst: Story = { render: () => <StepBars count={6} current={null} onChoose={nothing} /> };

export const Sentence: Story = {
  render: () => (
    <StepSentence
      pieces={[
        { text: 'Crack in ', isQuantity: false },
        { text: '4 eggs', isQuantity: true },
        { text: '.', isQuantity: false },
      ]}
    />
  ),
};

const Switches = () => {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <Switch checked={isOn} onChange={setIsOn}>
        Wait for me
      </Switch>
      <Switch checked={false} disabled onChange={nothing}>
        Listen
      </Switch>
    </>
  );
};
export const OnAndOff: Story = { render: () => <Switches /> };

export const MethodWhileCooking: Story = {
  render: () => (
    <MethodSteps
      current={1}
      onChoose={nothing}
      steps={['Chop the onion.', 'Fry it until golden.', 'Serve.'].map((text, i) => ({
        minutes: i + 1,
        pieces: [{ text, isQuantity: false }],
      }))}
    />
  ),
};

const abilities: CookingOptionsProps['abilities'] = {
  isSecure: true,
  hasSound: true,
  hasWakeLock: true,
  hasSpeech: true,
  hasRecognition: true,
  notifications: 'default',
};
const Options = (props: Partial<CookingOptionsProps>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Cooking options</Button>
      <CookingOptions
        anchor={anchor}
        abilities={abilities}
        waitsForMe={false}
        isMuted={false}
        isSpoken
        ignoresLetters={false}
        listening="off"
        onWaitsForMeChange={nothing}
        onMutedChange={nothing}
        onSpokenChange={nothing}
        onLettersIgnoredChange={nothing}
        onListeningChange={nothing}
        onRingTry={nothing}
        onNotificationsAllow={nothing}
        onClose={() => setAnchor(null)}
        {...props}
      />
    </>
  );
};
export const OptionsWithEverything: Story = { render: () => <Options /> };
export const OptionsListeningFailed: Story = { render: () => <Options listening="failed" /> };
export const OptionsOverHttp: Story = {
  render: () => (
    <Options
      abilities={{
        isSecure: false,
        hasSound: true,
        hasWakeLock: false,
        hasSpeech: false,
        hasRecognition: false,
        notifications: 'unsupported',
      }}
    />
  ),
};
