import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { IconButton } from '../IconButton/IconButton';

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

interface SheetHeadProps {
  titleId: string;
  title: string;
  /** The name of the button that closes the sheet. */
  closeLabel: string;
  onClose: () => void;
  className?: string;
}

/** The title of a sheet or panel, and the button that closes it. */
export const SheetHead = ({ titleId, title, closeLabel, onClose, className }: SheetHeadProps) => (
  <Head className={className}>
    <Title id={titleId}>{title}</Title>
    <IconButton aria-label={closeLabel} onClick={onClose}>
      <CloseIcon fontSize="medium" />
    </IconButton>
  </Head>
);
