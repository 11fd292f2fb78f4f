import CloseIcon from '@mui/icons-material/Close';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { authErrorKind } from '@/lib/failures/authErrorKind';
import { bold } from '../bold/bold';
import { opening } from '../Opening/opening';
import { IconButton } from '../IconButton/IconButton';
import { messages } from './messages';

interface AuthErrorBannerProps {
  /** The stored sign-in error; shown as it is unless we recognise it. */
  message: string;
  /** The host that the auth provider has to authorise. */
  host: string;
  onDismiss: () => void;
}

/* Plain words on paper, with one red sign: a failure that blocks nothing does not deserve a red panel. */
const Banner = styled('section')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 16,
  paddingBlock: '14px 18px',
  paddingInline: '18px 10px',
  borderRadius: 24,
  backgroundColor: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  '& h2': { margin: '8px 0 4px', fontSize: '1.0625rem', fontWeight: 700 },
  '& p': { margin: '0 0 4px', maxWidth: '44em', overflowWrap: 'anywhere' },
  '& > details': { gridArea: '2 / 2' },
  /* On a phone the sign stands in the line of the title, and begins where the sentences do, which have the whole width. */
  [breakpoints.down('md')]: {
    paddingTop: 12,
    '& > span': { gridArea: '1 / 1', width: 24, height: 44, backgroundColor: 'transparent' },
    '& > div': { gridArea: '1 / 1 / 2 / -1' },
    '& > details': { gridArea: '2 / 1 / 3 / -1' },
    '& > button': { gridArea: '1 / 3', justifySelf: 'end' },
    '& h2': {
      display: 'grid',
      alignContent: 'center',
      minHeight: 44,
      marginBlock: '0 8px',
      paddingInline: '32px 48px',
      color: vars.palette.error.main,
    },
    '& p, & details': { marginInlineEnd: 8 },
  },
  /* The steps stand beside the words, in a half of their own, where a wide box would be empty. */
  [breakpoints.up('lg')]: {
    '&:has(> details)': { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr) auto' },
    '& > details': { gridArea: '1 / 3' },
    '& > button': { gridColumn: '-2' },
    /* One line each, in every language. */
    '& p': { maxWidth: '62em' },
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

/* Only the operator can take these steps: everybody else goes on below. */
const Steps = styled('details')(({ theme }) => ({
  ...opening(theme),
  '& > ol': { margin: '0 0 8px', paddingInlineStart: 22 },
}));

const Sign = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 12,
  color: vars.palette.error.main,
  backgroundColor: vars.palette.badSoft,
}));

const TITLES = { network: messages.network, domain: messages.domain, other: messages.other } as const;

/**
 * Explains a failed sign-in and what helps, and says that the app works without one (row 2.authbanner of
 * docs/spec-coverage.md).
 */
export const AuthErrorBanner = ({ message, host, onDismiss }: AuthErrorBannerProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const kind = authErrorKind(message);
  return (
    <Banner aria-labelledby={titleId}>
      <Sign>
        <ErrorOutlineIcon fontSize="compact" />
      </Sign>
      <div role="alert">
        <h2 id={titleId}>{formatMessage(TITLES[kind])}</h2>
        {kind === 'network' && <p>{formatMessage(messages.networkText)}</p>}
        {kind === 'domain' && <p>{formatMessage(messages.domainText)}</p>}
        {kind === 'other' && <p>{message}</p>}
        <p>{formatMessage(messages.goOn)}</p>
      </div>
      {kind === 'domain' && (
        <Steps>
          <summary>{formatMessage(messages.howTo)}</summary>
          <ol>
            <li>{formatMessage(messages.openConsole)}</li>
            <li>{formatMessage(messages.goToDomains)}</li>
            <li>{formatMessage(messages.addDomain, { host, b: bold })}</li>
            <li>{formatMessage(messages.signInAgain)}</li>
          </ol>
        </Steps>
      )}
      <IconButton aria-label={formatMessage(messages.dismiss)} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </Banner>
  );
};
