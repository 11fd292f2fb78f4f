import CloseIcon from '@mui/icons-material/Close';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { authErrorKind } from '@/lib/failures/authErrorKind';
import { bold } from '../bold/bold';
import { IconButton } from '../IconButton/IconButton';
import { messages } from './messages';

interface AuthErrorBannerProps {
  /** The stored sign-in error; shown as it is unless we recognise it. */
  message: string;
  /** The host that the auth provider has to authorise. */
  host: string;
  onDismiss: () => void;
}

const Banner = styled('section')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '4px 12px',
  paddingBlock: '10px 16px',
  paddingInline: '18px 8px',
  borderRadius: 18,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.badSoft,
  '& > svg': { marginTop: 10, color: vars.palette.error.main },
  '& h2': { margin: '8px 0 4px', fontSize: '1.0625rem', fontWeight: 700, color: vars.palette.error.main },
  '& p': { margin: '0 0 4px', overflowWrap: 'anywhere' },
  '& ol': { margin: '4px 0 8px', paddingInlineStart: 22 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
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
      <ErrorOutlineIcon fontSize="compact" />
      <div role="alert">
        <h2 id={titleId}>{formatMessage(TITLES[kind])}</h2>
        {kind === 'network' && <p>{formatMessage(messages.networkText)}</p>}
        {kind === 'domain' && (
          <>
            <p>{formatMessage(messages.domainText)}</p>
            <ol>
              <li>{formatMessage(messages.openConsole)}</li>
              <li>{formatMessage(messages.goToDomains)}</li>
              <li>{formatMessage(messages.addDomain, { host, b: bold })}</li>
              <li>{formatMessage(messages.signInAgain)}</li>
            </ol>
          </>
        )}
        {kind === 'other' && <p>{message}</p>}
        <p>{formatMessage(messages.goOn)}</p>
      </div>
      <IconButton aria-label={formatMessage(messages.dismiss)} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </Banner>
  );
};
