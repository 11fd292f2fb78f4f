import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { CookingOptions } from '@/components/CookingOptions/CookingOptions';
import { choice, data, effectLater, flag, spy, unseen, type Controls } from './workbench/controls';
import { isPlayable } from './playable';

const meta = {
  title: 'Cooking/CookingOptions',
  component: CookingOptions,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  argTypes: {
    anchor: unseen('The button that the panel hangs on', 'an element of the page'),
    abilities: data('What the device can do'),
    waitsForMe: flag('The next step waits for the cook'),
    isMuted: flag('No sound'),
    isSpoken: flag('Steps are read aloud'),
    ignoresLetters: flag('Keys of letters do nothing'),
    listening: choice('Whether it listens for commands', ['off', 'on', 'failed']),
    onWaitsForMeChange: spy('Called with the new state'),
    onMutedChange: spy('Called with the new state'),
    onSpokenChange: spy('Called with the new state'),
    onLettersIgnoredChange: spy('Called with the new state'),
    onListeningChange: spy('Called with the new state'),
    onRingTry: spy('Rings once'),
    onNotificationsAllow: spy('Asks the browser'),
    onClose: effectLater(spy('The panel was closed'), 'a callback'),
  } satisfies Controls<typeof CookingOptions>,
  args: {
    anchor: null,
    abilities: {
      isSecure: true,
      hasSound: true,
      hasWakeLock: true,
      hasSpeech: true,
      hasRecognition: true,
      notifications: 'default',
    },
    waitsForMe: false,
    isMuted: false,
    isSpoken: true,
    ignoresLetters: false,
    listening: 'off',
    onWaitsForMeChange: fn(),
    onMutedChange: fn(),
    onSpokenChange: fn(),
    onLettersIgnoredChange: fn(),
    onListeningChange: fn(),
    onRingTry: fn(),
    onNotificationsAllow: fn(),
    onClose: fn(),
  },
  render: function Open(args) {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <>
        <span ref={setAnchor} style={{ position: 'absolute', top: 16, insetInlineEnd: 24 }} />
        <CookingOptions {...args} anchor={anchor} />
      </>
    );
  },
} satisfies Meta<typeof CookingOptions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  async play({ args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click((await screen.findAllByRole('switch'))[0]!);
    await expect(args.onWaitsForMeChange).toHaveBeenCalled();
  },
};
export const ListeningFailed: Story = { args: { listening: 'failed' } };
export const OverHttp: Story = {
  args: {
    abilities: {
      isSecure: false,
      hasSound: true,
      hasWakeLock: false,
      hasSpeech: false,
      hasRecognition: false,
      notifications: 'unsupported',
    },
  },
};
