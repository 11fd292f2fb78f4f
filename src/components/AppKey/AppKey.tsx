import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { ButtonAnchor } from '../Button/ButtonAnchor';
import { QrCode } from '../QrCode/QrCode';
import { messages } from './messages';

interface AppKeyProps {
  /** In base 32. */
  secret: string;
  /** The same as an `otpauth:` address. */
  secretAddress: string;
  onCopy: (text: string) => void;
}

/* In groups of four, to be compared with what is typed. */
const Key = styled('code')(({ theme: { vars } }) => ({
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: '14px 20px',
  borderRadius: 14,
  border: `1px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.sunk,
  fontFamily: 'inherit',
  fontSize: '1.125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.7,
  letterSpacing: '.06em',
  wordSpacing: '.5em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
}));

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  '& p': { margin: 0 },
  [theme.breakpoints.down('sm')]: { '& > :is(a, button)': { justifySelf: 'stretch' } },
}));

type KeyProps = Pick<AppKeyProps, 'secret' | 'onCopy'>;

const TypedKey = ({ secret, onCopy }: KeyProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Key translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</Key>
      <Button look="outlined" onClick={() => onCopy(secret)}>
        <ContentCopyIcon />
        {formatMessage(messages.copy)}
      </Button>
    </>
  );
};

/** A phone cannot scan its own screen: the app opens with a link, or the key is copied. */
const KeyOnPhone = ({ secret, secretAddress, onCopy }: AppKeyProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <ButtonAnchor look="filled" href={secretAddress}>
        <KeyIcon fontSize="compact" />
        {formatMessage(messages.open)}
      </ButtonAnchor>
      <p>{formatMessage(messages.paste)}</p>
      <TypedKey secret={secret} onCopy={onCopy} />
      <p>{formatMessage(messages.scanElsewhere)}</p>
      <QrCode text={secretAddress} label={formatMessage(messages.picture)} />
    </>
  );
};

/** The key for an authenticator app: as a picture to scan, as text to type in groups of four, and on a phone as a link. */
export const AppKey = (props: AppKeyProps) => {
  const { formatMessage } = useIntl();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  return (
    <Parts>
      {isPhone ? (
        <KeyOnPhone {...props} />
      ) : (
        <>
          <p>{formatMessage(messages.scan)}</p>
          <QrCode text={props.secretAddress} label={formatMessage(messages.picture)} />
          <p>{formatMessage(messages.type)}</p>
          <TypedKey secret={props.secret} onCopy={props.onCopy} />
        </>
      )}
    </Parts>
  );
};
