import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { AlertIcon } from '@/components/icons/AlertIcon';
import { ArrowBackIcon } from '@/components/icons/ArrowBackIcon';
import { BasketIcon } from '@/components/icons/BasketIcon';
import { CheckIcon } from '@/components/icons/CheckIcon';
import { ClockIcon } from '@/components/icons/ClockIcon';
import { CloseIcon } from '@/components/icons/CloseIcon';
import { CutleryIcon } from '@/components/icons/CutleryIcon';
import { LeafIcon } from '@/components/icons/LeafIcon';
import { SearchIcon } from '@/components/icons/SearchIcon';
import { StarIcon } from '@/components/icons/StarIcon';
import { IconButton } from '@/components/IconButton/IconButton';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { Page } from '@/components/Page/Page';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { ProgressRing } from '@/components/ProgressRing/ProgressRing';
import { RecipeCardSkeleton } from '@/components/RecipeCardSkeleton/RecipeCardSkeleton';
import { RecipeImage } from '@/components/RecipeImage/RecipeImage';
import { TextLink } from '@/components/TextLink/TextLink';
import { TextPage } from '@/components/TextPage/TextPage';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { curry, mojito, shakshuka } from './food';

const meta = { title: 'Foundations/Pieces' } satisfies Meta;
export default meta;

type Story = StoryObj;

const ICONS = [
  AlertIcon,
  ArrowBackIcon,
  BasketIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  CutleryIcon,
  LeafIcon,
  SearchIcon,
  StarIcon,
];

export const Icons: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {ICONS.map((Icon) => (
        <Icon key={Icon.name} size={28} />
      ))}
    </div>
  ),
};
export const IconOnAButton: Story = {
  render: () => (
    <IconButton aria-label="Close">
      <CloseIcon size={24} />
    </IconButton>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};
export const Progress: StoryObj<{ value: number }> = {
  args: { value: 62 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  render: ({ value }) => (
    <>
      <p id="progress-of">Finding recipes</p>
      <ProgressRing value={value} labelledBy="progress-of" />
    </>
  ),
  async play({ canvas, args }) {
    await expect(canvas.getByRole('progressbar', { name: 'Finding recipes' })).toHaveAttribute(
      'aria-valuenow',
      String(args.value),
    );
  },
};
export const CardOnItsWay: Story = {
  render: () => (
    <div style={{ width: 382, maxWidth: '100%' }}>
      <RecipeCardSkeleton />
    </div>
  ),
};
export const Pictures: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 }}>
      {[shakshuka, mojito, curry].map((recipe) => (
        <RecipeImage key={recipe.id} recipe={recipe} alt={recipe.title} sizes="33vw" />
      ))}
    </div>
  ),
};
export const LinkInText: Story = {
  render: () => (
    <TextLink to="/">
      <ArrowBackIcon size={22} />
      Back to recipes
    </TextLink>
  ),
};
export const ScreenTitle: Story = {
  render: () => (
    <Page>
      <PageHeading>Crème brûlée</PageHeading>
    </Page>
  ),
};
export const LongText: Story = {
  render: () => (
    <TextPage title="About Larder">
      <p>Say what is in your kitchen. Larder finds what you can cook with it, and helps you cook it.</p>
    </TextPage>
  ),
};
/** Nothing to see: a screen reader says it. */
export const SaidNotShown: Story = {
  render: () => (
    <>
      <LiveRegion text="12 recipes found" />
      <VisuallyHidden>You have 9 of 10 ingredients</VisuallyHidden>
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('12 recipes found')).toBeInTheDocument();
  },
};
