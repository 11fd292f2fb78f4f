import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormTextField, type FormTextFieldProps } from '../FormTextField/FormTextField';
import { IconButton } from '../IconButton/IconButton';
import { EyeIcon } from '../icons/EyeIcon';
import { EyeOffIcon } from '../icons/EyeOffIcon';
import { LockIcon } from '../icons/LockIcon';
import { messages } from './messages';

export type PasswordFieldProps = Omit<FormTextFieldProps, 'type' | 'icon' | 'action'> & {
  /** For password managers: which of the two it is. */
  autoComplete: 'current-password' | 'new-password';
};

/** A box for a password, which can be read on demand. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { formatMessage } = useIntl();
  const [isShown, setIsShown] = useState(false);
  return (
    <FormTextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      icon={<LockIcon />}
      action={
        <IconButton
          aria-label={formatMessage(isShown ? messages.hide : messages.show, { label: props.label })}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
};
