import { styled } from '@mui/material/styles';
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Footer } from '@/components/Footer/Footer';
import { Header } from '@/components/Header/Header';
import {
  languageChosen,
  measurementSystemChosen,
  selectLanguage,
  selectMeasurementSystem,
} from '@/slices/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { messages } from './messages';
import { PageSpinner } from './PageSpinner';

const MAIN_ID = 'main';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Main = styled('main')({ flexGrow: 1, '&:focus': { outline: 'none' } });

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
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const measurementSystem = useAppSelector(selectMeasurementSystem);
  const { pathname } = useLocation();
  useScrollToTop();

  return (
    <Frame>
      <SkipLink href={`#${MAIN_ID}`}>{formatMessage(messages.skip)}</SkipLink>
      <Header
        isOnStage={pathname === '/'}
        language={language}
        measurementSystem={measurementSystem}
        onLanguageChoose={(chosen) => dispatch(languageChosen(chosen))}
        onMeasurementSystemChoose={(chosen) => dispatch(measurementSystemChosen(chosen))}
      />
      <Main id={MAIN_ID} tabIndex={-1}>
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </Main>
      <Footer />
    </Frame>
  );
};
