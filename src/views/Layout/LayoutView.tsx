import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useGetHealthQuery } from '@/api/apiSlice';
import { Footer } from '@/components/Footer/Footer';
import { Header } from '@/components/Header/Header';
import { SHELF_ANCHOR_ID } from '@/lib/shelfAnchor';
import { selectIsCooking } from '@/slices/cookingTimerSlice';
import { selectHasDeviceNews } from '@/slices/deviceSlice';
import { selectSavedCount, selectWish } from '@/slices/savedRecipesSlice';
import { selectHasExpired, selectSessionStatus } from '@/slices/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { messages } from './messages';
import { PageSpinner } from './PageSpinner';

/* A line that cannot be fetched, because there is no network, must not take the page with it. */
const DeviceNews = lazy<ComponentType<{ isOnStage: boolean }>>(() =>
  import('./DeviceNews').then(
    (module) => ({ default: module.DeviceNews }),
    () => ({ default: () => null }),
  ),
);
const Preferences = lazy(() => import('./Preferences').then((module) => ({ default: module.Preferences })));
const CookingDock = lazy(() =>
  import('../Cooking/CookingDockView').then((module) => ({ default: module.CookingDockView })),
);
const AccountLink = lazy(() => import('./AccountLink').then((module) => ({ default: module.AccountLink })));
const SessionExpired = lazy(() =>
  import('../Auth/SessionExpiredView').then((module) => ({ default: module.SessionExpiredView })),
);
const SignInRequired = lazy(() => import('./SignInRequired').then((module) => ({ default: module.SignInRequired })));

const MAIN_ID = 'main';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Main = styled('main')({ flexGrow: 1, '&:focus': { outline: 'none' } });

const AccountRoom = styled('span')({ width: 44 });

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  top: -100,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: 14,
  fontWeight: 650,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:focus': { top: 12 },
}));

/** A screen that was reached by a link begins at its top; Back and Forward keep the browser's own place. */
const useScrollToTop = () => {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation !== 'POP') document.documentElement.scrollTop = 0;
  }, [navigation, pathname]);
};

/** What every screen stands in: skip link, header, main, footer. */
export const LayoutView = () => {
  const { formatMessage } = useIntl();
  const savedCount = useAppSelector(selectSavedCount);
  const hasAccounts = useGetHealthQuery().data?.accounts ?? true;
  const isGuest = useAppSelector(selectSessionStatus) === 'signedOut';
  const hasExpired = useAppSelector(selectHasExpired);
  const isAsked = useAppSelector(selectWish) !== null;
  const [wasAsked, setWasAsked] = useState(false);
  const [preferencesAnchor, setPreferencesAnchor] = useState<HTMLElement | null>(null);
  const [werePreferencesOpened, setWerePreferencesOpened] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  const hasNews = useAppSelector(selectHasDeviceNews);
  const [hadNews, setHadNews] = useState(false);
  if (hasNews && !hadNews) setHadNews(true);
  const isCooking = useAppSelector(selectIsCooking);
  const [wasCooking, setWasCooking] = useState(false);
  if (isCooking && !wasCooking) setWasCooking(true);
  const { pathname } = useLocation();
  useScrollToTop();

  return (
    <Frame>
      <SkipLink href={`#${MAIN_ID}`}>{formatMessage(messages.skip)}</SkipLink>
      <Header
        isOnStage={pathname === '/'}
        savedCount={savedCount}
        savedHref={isGuest ? `/#${SHELF_ANCHOR_ID}` : '/saved'}
        canSignIn={isGuest && hasAccounts && pathname !== '/auth'}
        account={
          !isGuest && (
            <Suspense fallback={<AccountRoom />}>
              <AccountLink />
            </Suspense>
          )
        }
        arePreferencesOpen={preferencesAnchor !== null}
        onPreferencesOpen={(anchor) => {
          setWerePreferencesOpened(true);
          setPreferencesAnchor(anchor);
        }}
      />
      <Suspense>{hadNews && <DeviceNews isOnStage={pathname === '/'} />}</Suspense>
      <Main id={MAIN_ID} tabIndex={-1}>
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </Main>
      <Footer />
      <Suspense>
        {werePreferencesOpened && <Preferences anchor={preferencesAnchor} onClose={() => setPreferencesAnchor(null)} />}
        {wasAsked && <SignInRequired />}
        {hasExpired && <SessionExpired />}
        {wasCooking && <CookingDock />}
      </Suspense>
    </Frame>
  );
};
