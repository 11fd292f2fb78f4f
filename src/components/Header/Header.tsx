import { IconButton } from '../IconButton/IconButton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LarderMark } from '../icons/LarderMark';
import { SettingsIcon } from '../icons/SettingsIcon';
import { Page } from '../Page/Page';
import { messages } from './messages';
import type { PreferencesPopoverProps } from './PreferencesPopover';

const PreferencesPopover = lazy(() =>
  import('./PreferencesPopover').then((module) => ({ default: module.PreferencesPopover })),
);

type HeaderProps = Pick<
  PreferencesPopoverProps,
  'language' | 'measurementSystem' | 'onLanguageChoose' | 'onMeasurementSystemChoose'
> & {
  /** On a phone the header of the home page stands on the butter of the hero below it. */
  isOnStage?: boolean;
};

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
}));

/** The name of the product, which leads home, and the preferences. */
export const Header = ({ isOnStage = false, ...preferences }: HeaderProps) => {
  const { formatMessage } = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);

  return (
    <Bar data-on-stage={isOnStage}>
      <Row>
        <HomeLink to="/">
          <LarderMark />
          {formatMessage(messages.name)}
        </HomeLink>
        <IconButton
          aria-label={formatMessage(messages.preferences)}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => {
            setWasOpened(true);
            setAnchor(currentTarget);
          }}
        >
          <SettingsIcon size={24} />
        </IconButton>
      </Row>
      {wasOpened && (
        <Suspense>
          <PreferencesPopover anchor={anchor} onClose={() => setAnchor(null)} {...preferences} />
        </Suspense>
      )}
    </Bar>
  );
};
