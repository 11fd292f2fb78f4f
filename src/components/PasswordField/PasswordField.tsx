import LockIcon from '@mui/icons-material/LockOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormTextField, type FormTextFieldProps } from '../FormTextField/FormTextField';
import { IconButton } from '../IconButton/IconButton';
import { messages } from './messages';

export type PasswordFieldProps = Omit<FormTextFieldProps, 'type' | 'icon' | 'action'> & {
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a show/hide toggle. */
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
          {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
        </IconButton>
      }
    />
  );
};
