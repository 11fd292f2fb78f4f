import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { BackArrow } from '@/components/Arrow/Arrow';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { Page } from '@/components/Page/Page';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { Panel } from '@/components/Panel/Panel';
import { StateDrawing } from '@/components/StateDrawing/StateDrawing';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';

const Sheet = styled(Panel)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  maxWidth: 560,
  margin: '48px auto 0',
  textAlign: 'center',
  '& h1': { ...theme.typography.h2, margin: '20px 0 0', textWrap: 'balance' },
  '& h1 svg': { color: theme.vars.palette.error.main, verticalAlign: '-0.15em', marginInlineEnd: 10 },
  '& p': { margin: '12px 0 0', fontSize: '1.125rem', textWrap: 'balance' },
  '& p.aside': { marginTop: 20, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& a': { marginTop: 20 },
}));

export const NotFoundView = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  return (
    <Page>
      <Sheet as="div">
        <StateDrawing drawing="lostPage" />
        <PageHeading>
          <ErrorOutlineIcon sx={{ fontSize: 32 }} />
          {title}
        </PageHeading>
        <p>{formatMessage(messages.cause)}</p>
        <ButtonLink to="/" look="filled">
          <BackArrow fontSize="compact" />
          {formatMessage(messages.home)}
        </ButtonLink>
        <p className="aside">{formatMessage(messages.text)}</p>
      </Sheet>
    </Page>
  );
};
