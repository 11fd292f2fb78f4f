import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PasswordWeakness, weaknessOf } from '@/lib/passwordWeakness';
import { AlertIcon } from '../icons/AlertIcon';
import { messages } from './messages';
import { PasswordField, type PasswordFieldProps } from './PasswordField';

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'hint'> & {
  value: string;
  /** Names and addresses of the user, of which a password should not be made. */
  personal?: readonly (string | undefined)[];
};

const NOBODY: readonly string[] = [];

const Warning = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  marginTop: 4,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  '& svg': { color: theme.vars.palette.warning.main },
  '&:empty': { position: 'absolute' },
}));

/** How a password is weak, once what knows that is here; it is fetched with the first key. */
const useWeakness = (password: string, personal: readonly (string | undefined)[]): PasswordWeakness | undefined => {
  const [judge, setJudge] = useState<{ weaknessOf?: typeof weaknessOf }>({});
  const isWanted = password !== '';
  useEffect(() => {
    if (!isWanted) return;
    void import('@/lib/passwordWeakness').then(
      (module) => setJudge({ weaknessOf: module.weaknessOf }),
      () => undefined,
    );
  }, [isWanted]);
  return judge.weaknessOf?.(password, personal);
};

/** A box for a password that is being chosen: says what is asked of it, and warns of one that is easily guessed. */
export const NewPasswordField = ({ personal = NOBODY, ...props }: NewPasswordFieldProps) => {
  const { formatMessage } = useIntl();
  const weakness = useWeakness(props.value, personal);
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={
        <>
          {formatMessage(messages.advice)}
          <Warning aria-live="polite">
            {weakness && (
              <>
                <AlertIcon />
                {formatMessage(messages[weakness])}
              </>
            )}
          </Warning>
        </>
      }
    />
  );
};
