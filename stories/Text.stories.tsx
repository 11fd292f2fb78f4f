import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { Page } from '@/components/Page/Page';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { TextLink } from '@/components/TextLink/TextLink';
import { TextPage } from '@/components/TextPage/TextPage';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { text, type ControlsOf } from './workbench/controls';

interface Args {
  text: string;
}

/** Headings, links, pages of text, and what only screen readers hear. */
const meta = {
  title: 'Foundations/Text',
  argTypes: { text: text('The words') } satisfies ControlsOf<Args>,
  args: { text: 'Crème brûlée' },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const ScreenTitle: Story = {
  render: ({ text }) => (
    <Page>
      <PageHeading>{text}</PageHeading>
    </Page>
  ),
};
export const LinkInText: Story = {
  args: { text: 'Back to recipes' },
  render: ({ text }) => (
    <TextLink to="/">
      <ArrowBackIcon fontSize="compact" />
      {text}
    </TextLink>
  ),
};
export const LongText: Story = {
  args: { text: 'Say what is in your kitchen. Larder finds what you can cook with it, and helps you cook it.' },
  render: ({ text }) => (
    <TextPage title="About Larder">
      <p>{text}</p>
    </TextPage>
  ),
};
/** Nothing to see: only screen readers announce it. */
export const SaidNotShown: Story = {
  args: { text: '12 recipes found' },
  render: ({ text }) => (
    <>
      <LiveRegion text={text} />
      <VisuallyHidden>You have 9 of 10 ingredients</VisuallyHidden>
    </>
  ),
  async play({ args, canvas }) {
    await expect(canvas.getByText(args.text)).toBeInTheDocument();
  },
};
