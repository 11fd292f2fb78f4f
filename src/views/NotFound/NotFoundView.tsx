import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useIntl } from 'react-intl';
import { BackArrow } from '@/components/Arrow/Arrow';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { PageColumn } from '@/components/Page/PageColumn';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';

export const NotFoundView = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  return (
    <PageColumn>
      <EmptyState
        drawing="lostPage"
        icon={<ErrorOutlineIcon sx={{ fontSize: 32 }} />}
        title={title}
        text={formatMessage(messages.cause)}
        note={formatMessage(messages.text)}
      >
        <ButtonLink to="/" look="filled">
          <BackArrow fontSize="compact" />
          {formatMessage(messages.home)}
        </ButtonLink>
      </EmptyState>
    </PageColumn>
  );
};
