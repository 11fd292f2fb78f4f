import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { SAVED_BADGE_MAX } from '@contracts/limits';
import { ButtonLink } from '../Button/ButtonLink';
import { CountBadge } from '../CountBadge/CountBadge';
import { IconButton } from '../IconButton/IconButton';
import { HeartOutlineIcon } from '../icons/HeartOutlineIcon';
import { LarderMark } from '../icons/LarderMark';
import { SettingsIcon } from '../icons/SettingsIcon';
import { Page } from '../Page/Page';
import { messages } from './messages';

interface HeaderProps {
  /** On a phone the header of the home page stands on the butter of the hero below it. */
  isOnStage?: boolean;
  /** How many recipes are saved. */
  savedCount?: number;
  /** Where the heart leads. */
  savedHref: string;
  /** Leads a guest to an account, unless they are there, or this server has none. */
  canSignIn?: boolean;
  /** Leads somebody with an account to it. A guest has none, and no heart either while nothing is saved. */
  account?: ReactNode;
  arePreferencesOpen: boolean;
  /** With the button, for the panel to hang from. */
  onPreferencesOpen: (anchor: HTMLElement) => void;
}

const Bar = styled('header')(({ theme }) => ({
  '&[data-on-stage="true"]': {
    [theme.breakpoints.down('md')]: { backgroundColor: theme.vars.palette.hero, color: theme.vars.palette.heroInk },
  },
}));

const Row = styled(Page)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  [theme.breakpoints.up('md')]: { minHeight: 76 },
}));

const HomeLink = styled(Link)(({ theme }) => ({
  ...theme.typography.h3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  borderRadius: 10,
  color: 'inherit',
  textDecoration: 'none',
  [theme.breakpoints.up('md')]: { fontSize: '1.75rem' },
  // The narrowest phones have room for the mark or for the tools of a guest who keeps recipes; the name is still read out.
  '@media (max-width: 344px)': { '& > span': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& .register': { display: 'none' },
  '@media (max-width: 379px)': { gap: 0, '& .sign-in': { paddingInline: 8 } },
  [theme.breakpoints.up('md')]: { gap: 8, '& .register': { display: 'inline-flex' } },
  // The page is drawn for a guest. Whoever may be somebody else waits for their own tools, and sees no others before.
  ':root[data-session] &[data-guest="true"]': { visibility: 'hidden' },
}));

const Saved = styled(Link)({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'inherit',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' },
  '& > span': { position: 'absolute', top: -2, right: -4, minWidth: 22, height: 22, fontSize: '0.8125rem' },
});

const badgeText = (count: number) => (count > SAVED_BADGE_MAX ? `${SAVED_BADGE_MAX}+` : String(count));

/** The name of the product, which leads home, and what belongs to the cook: saved recipes, preferences, an account. */
export const Header = ({
  isOnStage = false,
  savedCount = 0,
  savedHref,
  canSignIn = false,
  account,
  arePreferencesOpen,
  onPreferencesOpen,
}: HeaderProps) => {
  const { formatMessage } = useIntl();

  return (
    <Bar data-on-stage={isOnStage}>
      <Row>
        <HomeLink to="/">
          <LarderMark />
          <span>{formatMessage(messages.name)}</span>
        </HomeLink>
        {/* A guest's tools do not turn into others: they go, and nothing slides across the header. */}
        <Tools key={account ? 'account' : 'guest'} data-guest={!account}>
          {(account || savedCount > 0) && (
            <Saved to={savedHref} aria-label={formatMessage(messages.saved, { count: savedCount })}>
              <HeartOutlineIcon size={24} />
              {savedCount > 0 && <CountBadge aria-hidden="true">{badgeText(savedCount)}</CountBadge>}
            </Saved>
          )}
          <IconButton
            aria-label={formatMessage(messages.preferences)}
            aria-haspopup="dialog"
            aria-expanded={arePreferencesOpen}
            onClick={({ currentTarget }) => onPreferencesOpen(currentTarget)}
          >
            <SettingsIcon size={24} />
          </IconButton>
          {canSignIn && (
            <>
              <ButtonLink to="/auth" className="sign-in">
                {formatMessage(messages.signIn)}
              </ButtonLink>
              <ButtonLink to="/auth?tab=register" look="filled" className="register">
                {formatMessage(messages.createAccount)}
              </ButtonLink>
            </>
          )}
          {account}
        </Tools>
      </Row>
    </Bar>
  );
};
