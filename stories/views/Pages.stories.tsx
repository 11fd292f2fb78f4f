import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { AppScene } from '../AppStage';
import { choice, type ControlsOf } from '../workbench/controls';

const ROUTES = ['/about', '/contact', '/privacy', '/terms', '/pantry-that-is-not'];

interface Args {
  route: string;
}

/** The frame of every screen, around the text pages. */
const meta = {
  title: 'Views/Pages',
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    app: (args: Args): AppScene => args,
  },
  argTypes: { route: choice('The address', ROUTES) } satisfies ControlsOf<Args>,
  args: { route: '/about' },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

/** A text page is code-split; wait for its heading. */
const page = (route: string): Story => ({
  args: { route },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument();
  },
});

export const NotFound = page('/pantry-that-is-not');
export const Terms = page('/terms');
export const About = page('/about');
export const Contact = page('/contact');
export const Privacy = page('/privacy');
/** The skip link is the first tab stop. */
export const SkipLink: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
  },
};
export const PreferencesOpen: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('heading', { level: 1 });
    const button = canvasElement.querySelector<HTMLElement>(
      'header button[aria-haspopup], header button[aria-expanded]',
    );
    await userEvent.click(button!);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
