import MailOutlineIcon from '@mui/icons-material/MailOutlineOutlined';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { messages } from './messages';

export const EmailField = (props: Omit<ComponentProps<typeof FormTextField>, 'label'>) => (
  <FormTextField
    {...props}
    label={useIntl().formatMessage(messages.email)}
    icon={<MailOutlineIcon />}
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
);
