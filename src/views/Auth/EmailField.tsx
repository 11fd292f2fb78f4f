import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { MailIcon } from '@/components/icons/MailIcon';
import { messages } from './messages';

/** The address that somebody signs in with. */
export const EmailField = (props: Omit<ComponentProps<typeof FormTextField>, 'label'>) => (
  <FormTextField
    {...props}
    label={useIntl().formatMessage(messages.email)}
    icon={<MailIcon />}
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
);
