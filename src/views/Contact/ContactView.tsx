import BugReportIcon from '@mui/icons-material/BugReportOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { styled } from '@mui/material/styles';
import type SvgIcon from '@mui/material/SvgIcon';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { PageColumn } from '@/components/Page/PageColumn';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { iconTile } from '@/components/Panel/iconTile';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { TextLink } from '@/components/TextLink/TextLink';
import { useHealth } from '@/store/useHealth';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';

const Lead = styled('p')({ margin: '12px 0 28px', maxWidth: '36em', fontSize: '1.125rem' });

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: 24 },
}));

const Card = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: 12,
  alignItems: 'start',
  '& > span': { ...iconTile(theme), display: 'grid' },
  '& p': { margin: 0, fontSize: '1.0625rem', lineHeight: 1.55 },
  /* A link is as high as a finger; its words end where the panel's do. */
  '& > a': { justifySelf: 'start', marginBottom: -10 },
}));

interface Way {
  Icon: typeof SvgIcon;
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** What a cook can read or do alone. */
  link: MessageDescriptor;
  to: string;
  /** Stands in the place of the link where the operator can be written to. */
  write?: MessageDescriptor;
}

/** Where each question goes, so that it meets who can answer it. */
const WAYS: readonly Way[] = [
  {
    Icon: StorefrontIcon,
    title: messages.operatorTitle,
    text: messages.operator,
    link: messages.operatorLink,
    write: messages.operatorWrite,
    to: '/terms',
  },
  {
    Icon: BugReportIcon,
    title: messages.faultsTitle,
    text: messages.faults,
    link: messages.faultsLink,
    write: messages.faultsWrite,
    to: '/about',
  },
  { Icon: ImageIcon, title: messages.pictureTitle, text: messages.picture, link: messages.pictureLink, to: '/' },
  { Icon: LockIcon, title: messages.dataTitle, text: messages.data, link: messages.dataLink, to: '/privacy' },
];

/** Whom to contact: the operator of this server, or the project; and what a cook can do alone. */
export const ContactView = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const contact = useHealth((health) => health.contact);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  return (
    <PageColumn>
      <PageHeading>{title}</PageHeading>
      <Lead>{formatMessage(messages.lead)}</Lead>
      <Grid>
        {WAYS.map(({ Icon, title: heading, text, link, write, to }) => (
          <Card key={to} as="div">
            <span>
              <Icon fontSize="large" />
            </span>
            <PanelTitle>{formatMessage(heading)}</PanelTitle>
            <p>{formatMessage(text)}</p>
            {write && contact !== undefined ? (
              <TextLink to={contact}>{formatMessage(write)}</TextLink>
            ) : (
              <TextLink to={to}>{formatMessage(link)}</TextLink>
            )}
          </Card>
        ))}
      </Grid>
    </PageColumn>
  );
};
