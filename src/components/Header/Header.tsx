import AddIcon from '@mui/icons-material/Add';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { SAVED_BADGE_MAX } from '@contracts/limits';
import { ButtonLink } from '../Button/ButtonLink';
import { CountBadge } from '../CountBadge/CountBadge';
import { IconButton } from '../IconButton/IconButton';
import { LarderMark } from '../LarderMark/LarderMark';
import { Page } from '../Page/Page';
import { HEADER_HEIGHT, IS_HIGH } from '../topBar/topBar';
import { messages } from './messages';
import { useScrolledMark } from './useScrolledMark';

interface HeaderProps {
  /** On a phone, the header of the home page shares the yellow background of the hero below it. */
  isOnStage?: boolean;
  savedCount?: number;
  /** Target of the heart. */
  savedHref: string;
  /** What is still to be bought. */
  shoppingCount?: number;
  /** Shows the sign-in links. False on the auth page and where the server has no accounts. */
  canSignIn?: boolean;
  /** The profile link of a signed-in user. A guest has none, and no heart either while nothing is saved. */
  account?: ReactNode;
  /** The button with the interface language. */
  language?: ReactNode;
  arePreferencesOpen: boolean;
  /** The button that the preferences are anchored to. */
  preferencesRef?: Ref<HTMLButtonElement>;
  /** Called with the button, to anchor the panel to. */
  onPreferencesOpen: (anchor: HTMLElement) => void;
}

const Bar = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.default,
  [`@media ${IS_HIGH}`]: { position: 'sticky', top: 0, zIndex: theme.zIndex.appBar },
  '@media print': { position: 'static' },
  /* Its edge is seen only above what is scrolled under it. */
  '&[data-scrolled]': { boxShadow: `0 1px ${theme.vars.palette.divider}` },
  /* Over what is scrolled under it, it is of the page: the hero may be gone by then. */
  '&[data-on-stage="true"]:not([data-scrolled])': {
    [theme.breakpoints.down('md')]: { backgroundColor: theme.vars.palette.hero, color: theme.vars.palette.heroInk },
  },
}));

const Row = styled(Page)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: HEADER_HEIGHT.phone,
  [theme.breakpoints.up('md')]: { minHeight: HEADER_HEIGHT.desktop },
  // Six tools of 44 pixels and the mark fill a phone of 320.
  '@media (max-width: 344px)': { paddingInline: 6 },
}));

const NAME_HIDDEN = { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

const HomeLink = styled(Link)(({ theme }) => ({
  ...theme.typography.h3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 44,
  minHeight: 44,
  borderRadius: 10,
  color: 'inherit',
  textDecoration: 'none',
  [theme.breakpoints.up('md')]: { fontSize: '1.75rem' },
  // A narrow phone has no room for both the name and five tools. Screen readers still read the name.
  '@media (max-width: 419px)': { '&:has(+ div > :nth-child(6)) > span': NAME_HIDDEN },
  '@media (max-width: 389px)': { '&:has(+ div > :nth-child(5)) > span': NAME_HIDDEN },
  '@media (max-width: 344px)': { '& > span': NAME_HIDDEN },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  // As high as its highest tool, so that nothing moves when that one arrives later than the others.
  minHeight: 48,
  '& .register': { display: 'none' },
  '& .sign-in > svg': { display: 'none' },
  // On a phone the words would push out the product's name. Screen readers still read them.
  '@media (max-width: 479px)': {
    gap: 0,
    '& .sign-in': { position: 'relative', width: 44, padding: 0, color: 'inherit' },
    '& .sign-in > svg': { display: 'block' },
    '& .sign-in > span': { position: 'absolute', inset: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  [theme.breakpoints.up('md')]: { gap: 8, '& .register': { display: 'inline-flex' } },
  // The prerendered page shows a guest's tools. Hide them while the visitor may turn out to be signed in.
  'html[data-session] &[data-guest="true"]': { visibility: 'hidden' },
  // It shows no heart, either, which a guest with saved recipes has among the tools.
  'html[data-returns="saved"] &': { visibility: 'hidden' },
}));

const RoundLink = styled(Link)({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'inherit',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' } },
  '& > span': { position: 'absolute', top: -2, insetInlineEnd: -4, minWidth: 22, height: 22, fontSize: '0.8125rem' },
});

const badgeText = (count: number) => (count > SAVED_BADGE_MAX ? `${SAVED_BADGE_MAX}+` : String(count));

const SignInLinks = () => {
  const { formatMessage } = useIntl();
  return (
    <>
      <ButtonLink to="/auth" className="sign-in">
        <PersonIcon fontSize="medium" />
        <span>{formatMessage(messages.signIn)}</span>
      </ButtonLink>
      <ButtonLink to="/auth?tab=register" look="filled" className="register">
        {formatMessage(messages.createAccount)}
      </ButtonLink>
    </>
  );
};

/** The product name, which links home, and the cook's tools: saved recipes, preferences, account. */
export const Header = ({
  isOnStage = false,
  savedCount = 0,
  savedHref,
  shoppingCount = 0,
  canSignIn = false,
  account,
  language,
  arePreferencesOpen,
  preferencesRef,
  onPreferencesOpen,
}: HeaderProps) => {
  const { formatMessage } = useIntl();

  return (
    <Bar ref={useScrolledMark()} data-on-stage={isOnStage}>
      <Row data-top-bar>
        <HomeLink to="/">
          <LarderMark />
          <span>{formatMessage(messages.name)}</span>
        </HomeLink>
        {/* A guest's tools are removed rather than transformed, so nothing slides across the header. */}
        <Tools key={account ? 'account' : 'guest'} data-guest={!account}>
          <RoundLink to="/add" aria-label={formatMessage(messages.addRecipe)} title={formatMessage(messages.addRecipe)}>
            <AddIcon fontSize="medium" />
          </RoundLink>
          <RoundLink to="/shopping" aria-label={formatMessage(messages.shopping, { count: shoppingCount })}>
            <ShoppingBasketIcon fontSize="medium" />
            {shoppingCount > 0 && <CountBadge aria-hidden="true">{badgeText(shoppingCount)}</CountBadge>}
          </RoundLink>
          {(account || savedCount > 0) && (
            <RoundLink to={savedHref} aria-label={formatMessage(messages.saved, { count: savedCount })}>
              <FavoriteBorderIcon fontSize="medium" />
              {savedCount > 0 && <CountBadge aria-hidden="true">{badgeText(savedCount)}</CountBadge>}
            </RoundLink>
          )}
          {language}
          <IconButton
            ref={preferencesRef}
            aria-label={formatMessage(messages.preferences)}
            aria-haspopup="dialog"
            aria-expanded={arePreferencesOpen}
            onClick={({ currentTarget }) => onPreferencesOpen(currentTarget)}
          >
            <SettingsIcon fontSize="medium" />
          </IconButton>
          {canSignIn && <SignInLinks />}
          {account}
        </Tools>
      </Row>
    </Bar>
  );
};
