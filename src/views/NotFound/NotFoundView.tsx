import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Page } from '@/components/Page/Page';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { Panel } from '@/components/Panel/Panel';
import { TextLink } from '@/components/TextLink/TextLink';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';

const Sheet = styled(Panel)(({ theme }) => ({
  maxWidth: 560,
  margin: '48px auto 0',
  '& h1': { ...theme.typography.h2, display: 'flex', alignItems: 'center', gap: 14 },
  '& h1 svg': { color: theme.vars.palette.error.main },
  '& p': { margin: '16px 0', color: theme.vars.palette.text.secondary },
}));

export const NotFoundView = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  return (
    <Page>
      <Sheet as="div">
        <PageHeading>
          <ErrorOutlineIcon sx={{ fontSize: 36 }} />
          {title}
        </PageHeading>
        <p>{formatMessage(messages.text)}</p>
        <TextLink to="/">
          <ArrowBackIcon />
          {formatMessage(messages.home)}
        </TextLink>
      </Sheet>
    </Page>
  );
};
