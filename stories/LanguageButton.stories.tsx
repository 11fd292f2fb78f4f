import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen } from 'storybook/test';
import { LanguageButton } from '@/components/LanguageButton/LanguageButton';
import { isPlayable } from './playable';
import { language, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Frame/Language button',
  component: LanguageButton,
  argTypes: {
    language: language('The language of the interface'),
    onChoose: spy('Called with the language'),
  } satisfies Controls<typeof LanguageButton>,
  args: { language: 'en-GB', onChoose: fn() },
} satisfies Meta<typeof LanguageButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  async play({ canvas, args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
    await expect(args.onChoose).toHaveBeenCalledWith('fr');
  },
};
export const French: Story = { args: { language: 'fr' } };
