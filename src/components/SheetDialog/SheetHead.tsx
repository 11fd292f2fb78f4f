import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton/IconButton';
import { messages } from './messages';

/* The cross stands on the first line of a title that has two. */
const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 8 });
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  paddingBlock: 7,
  textWrap: 'balance',
}));

interface SheetHeadProps {
  titleId: string;
  title: string;
  onClose: () => void;
  className?: string;
}

/** The title of a sheet or panel, and the button that closes it. */
export const SheetHead = ({ titleId, title, onClose, className }: SheetHeadProps) => {
  const { formatMessage } = useIntl();
  return (
    <Head className={className}>
      <Title id={titleId}>{title}</Title>
      <IconButton aria-label={formatMessage(messages.close)} onClick={onClose}>
        <CloseIcon fontSize="medium" />
      </IconButton>
    </Head>
  );
};

/** The same inside the padding of a dialog: the cross itself ends where the other lines do. */
export const DialogHead = styled(SheetHead)({ marginBlock: -7, marginInlineEnd: -10 });
