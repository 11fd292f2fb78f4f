import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import SearchIcon from '@mui/icons-material/Search';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import SpaIcon from '@mui/icons-material/SpaOutlined';
import StarIcon from '@mui/icons-material/Star';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
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
  ErrorOutlineIcon,
  ArrowBackIcon,
  ShoppingBasketIcon,
  CheckIcon,
  ScheduleIcon,
  CloseIcon,
  RestaurantIcon,
  SpaIcon,
  SearchIcon,
  StarIcon,
];

export const Icons: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {ICONS.map((Icon, i) => (
        <Icon key={i} fontSize="large" />
      ))}
    </div>
  ),
};
export const IconOnAButton: Story = {
  render: () => (
    <IconButton aria-label="Close">
      <CloseIcon fontSize="medium" />
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
      <ArrowBackIcon fontSize="compact" />
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
/** Nothing to see: only screen readers announce it. */
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
