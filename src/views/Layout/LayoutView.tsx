import { styled } from '@mui/material/styles';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Footer } from '@/components/Footer/Footer';
import { Header } from '@/components/Header/Header';
import { LanguageButton } from '@/components/LanguageButton/LanguageButton';
import { selectIsCooking } from '@/slices/cookingTimerSlice';
import { selectHasDeviceNews } from '@/slices/deviceSlice';
import { languageChosen, selectLanguage } from '@/slices/preferencesSlice';
import { selectSavedCount, selectWish } from '@/slices/savedRecipesSlice';
import { selectHasExpired, selectSessionStatus } from '@/slices/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectOwnOpenCount } from '@/store/shoppingSelectors';
import { useHealth } from '@/store/useHealth';
import { useSavedHref } from '@/store/useSavedHref';
import { showLateFonts } from '@/lib/browser/lateFonts';
import { isBackAtCard } from '@/lib/browser/leftCard';
import { laterPiece } from '@/components/preloadable/later';
import { messages } from './messages';
import { PageSpinner } from './PageSpinner';
import { SkipLink } from './SkipLink';
import { useOnceTrue } from './useOnceTrue';
import { usePreferencesPanel } from './usePreferencesPanel';

const DeviceNews = laterPiece(() => import('./DeviceNews').then(({ DeviceNews }) => DeviceNews));
const Preferences = laterPiece(() => import('./Preferences').then(({ Preferences }) => Preferences));
const CookingDock = laterPiece(() =>
  import('../Cooking/CookingDockView').then(({ CookingDockView }) => CookingDockView),
);
const AccountLink = laterPiece(() => import('./AccountLink').then(({ AccountLink }) => AccountLink));
const SessionExpired = laterPiece(() =>
  import('../Auth/SessionExpiredView').then(({ SessionExpiredView }) => SessionExpiredView),
);
const SignInRequired = laterPiece(() => import('./SignInRequired').then(({ SignInRequired }) => SignInRequired));

const MAIN_ID = 'main';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Main = styled('main')({ flexGrow: 1, '&:focus': { outline: 'none' } });

const AccountRoom = styled('span')({ width: 44 });

/**
 * Scrolls to the top after following a link, before the screen is painted, unless it leads back to the card that was
 * pressed. Back and Forward keep the browser's own position.
 */
const useScrollToTop = () => {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    if (navigation !== 'POP' && !isBackAtCard()) document.documentElement.scrollTop = 0;
  }, [navigation, pathname]);
};

/** Shows fonts that came late, once another screen is there. */
const useLateFonts = (pathname: string) => {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current !== pathname) showLateFonts(window);
    shown.current = pathname;
  }, [pathname]);
};

/** The frame of every screen: skip link, header, main, footer. */
export const LayoutView = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const savedCount = useAppSelector(selectSavedCount);
  const shoppingCount = useAppSelector(selectOwnOpenCount);
  const hasAccounts = useHealth(({ accounts }) => accounts) ?? true;
  const isGuest = useAppSelector(selectSessionStatus) === 'signedOut';
  const savedHref = useSavedHref();
  const hasExpired = useAppSelector(selectHasExpired);
  const hadNews = useOnceTrue(useAppSelector(selectHasDeviceNews));
  const wasAsked = useOnceTrue(useAppSelector(selectWish) !== null);
  const wasCooking = useOnceTrue(useAppSelector(selectIsCooking));
  const preferences = usePreferencesPanel();
  const { pathname } = useLocation();
  useScrollToTop();
  useLateFonts(pathname);

  return (
    <Frame>
      <SkipLink href={`#${MAIN_ID}`}>{formatMessage(messages.skip)}</SkipLink>
      <Header
        isOnStage={pathname === '/'}
        savedCount={savedCount}
        shoppingCount={shoppingCount}
        savedHref={savedHref}
        canSignIn={isGuest && hasAccounts && pathname !== '/auth'}
        account={
          !isGuest && (
            <Suspense fallback={<AccountRoom />}>
              <AccountLink />
            </Suspense>
          )
        }
        language={<LanguageButton language={language} onChoose={(chosen) => dispatch(languageChosen(chosen))} />}
        arePreferencesOpen={preferences.anchor !== null}
        preferencesRef={preferences.button}
        onPreferencesOpen={preferences.open}
      />
      <Suspense>{hadNews && <DeviceNews isOnStage={pathname === '/'} />}</Suspense>
      <Main id={MAIN_ID} tabIndex={-1}>
        <Suspense fallback={<PageSpinner />}>
          <Outlet context={preferences.context} />
        </Suspense>
      </Main>
      <Footer />
      <Suspense>
        {preferences.wasOpened && <Preferences anchor={preferences.anchor} onClose={preferences.close} />}
        {wasAsked && <SignInRequired />}
        {hasExpired && <SessionExpired />}
        {wasCooking && <CookingDock />}
      </Suspense>
    </Frame>
  );
};
