import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { FormCheckBox } from '../FormCheckBox/FormCheckBox';
import { PrintOnly } from '../PrintOnly/PrintOnly';
import { messages } from './messages';
import { PrintedCodes } from './PrintedCodes';
import { Actions, Codes, Parts } from './RecoveryCodes.styles';

interface RecoveryCodesProps {
  /** The email of the account, for the printed codes. */
  account: string;
  codes: readonly string[];
  onCopy: (text: string) => void;
  onDownload: (text: string) => void;
  onPrint: () => void;
  /** The user says that the codes are kept. */
  onDone: () => void;
}

/** New recovery codes, which are shown only once. */
export const RecoveryCodes = ({ account, codes, onCopy, onDownload, onPrint, onDone }: RecoveryCodesProps) => {
  const { formatMessage } = useIntl();
  const [isKept, setIsKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = `${codes.join('\n')}\n`;
  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <Parts>
      <h3 tabIndex={-1} ref={heading}>
        {formatMessage(messages.heading)}
      </h3>
      <p>{formatMessage(messages.text)}</p>
      <Codes translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <PrintOnly>
        <PrintedCodes account={account} codes={codes} />
      </PrintOnly>
      <Actions>
        <Button look="outlined" onClick={() => onCopy(text)}>
          <ContentCopyIcon />
          {formatMessage(messages.copy)}
        </Button>
        <Button look="outlined" onClick={() => onDownload(text)}>
          <FileDownloadIcon />
          {formatMessage(messages.download)}
        </Button>
        <Button look="outlined" onClick={onPrint}>
          <PrintIcon />
          {formatMessage(messages.print)}
        </Button>
      </Actions>
      <FormCheckBox checked={isKept} onChange={({ target }) => setIsKept(target.checked)}>
        {formatMessage(messages.kept)}
      </FormCheckBox>
      <Button look="filled" disabled={!isKept} onClick={onDone}>
        {formatMessage(messages.done)}
      </Button>
    </Parts>
  );
};
