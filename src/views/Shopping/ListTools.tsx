import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { shoppingListRequested, shoppingListShared } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './messages';
import { Tools } from './Shopping.styles';

interface ListToolsProps {
  title: string;
  /** The lines as text. */
  names: string[];
}

/** The list as text, by every way the device has: its share sheet, the clipboard, paper. */
export const ListTools = ({ title, names }: ListToolsProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <Tools>
      {typeof navigator.share === 'function' && (
        <Button look="outlined" onClick={() => dispatch(shoppingListShared({ title, names }))}>
          <ShareIcon fontSize="compact" />
          {formatMessage(messages.share)}
        </Button>
      )}
      <Button look="outlined" onClick={() => dispatch(shoppingListRequested({ title, names }))}>
        <ContentCopyIcon fontSize="compact" />
        {formatMessage(messages.copy)}
      </Button>
      {typeof window.print === 'function' && (
        <Button look="outlined" onClick={() => window.print()}>
          <PrintIcon fontSize="compact" />
          {formatMessage(messages.print)}
        </Button>
      )}
    </Tools>
  );
};
