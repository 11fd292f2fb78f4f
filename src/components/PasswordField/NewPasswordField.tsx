import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PasswordWeakness, weaknessOf } from '@/lib/account/passwordWeakness';
import { messages } from './messages';
import { PasswordField, type PasswordFieldProps } from './PasswordField';

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'hint'> & {
  value: string;
  /** The user's names and addresses, which a password should not contain. */
  personal?: readonly (string | undefined)[];
};

const NO_NAMES: readonly string[] = [];

const Warning = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  textWrap: 'pretty',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  '& svg': { color: theme.vars.palette.warning.main },
  '&:empty': { position: 'absolute' },
}));

/** How a password is weak. The code that checks it loads with the first key press, so it is undefined until then. */
const useWeakness = (password: string, personal: readonly (string | undefined)[]): PasswordWeakness | undefined => {
  const [judge, setJudge] = useState<{ weaknessOf?: typeof weaknessOf }>({});
  const isWanted = password !== '';
  useEffect(() => {
    if (!isWanted) return;
    void import('@/lib/account/passwordWeakness').then(
      (module) => setJudge({ weaknessOf: module.weaknessOf }),
      () => undefined,
    );
  }, [isWanted]);
  return judge.weaknessOf?.(password, personal);
};

/** A field for a new password: states the rule, and warns of a password that is easy to guess. */
export const NewPasswordField = ({ personal = NO_NAMES, ...props }: NewPasswordFieldProps) => {
  const { formatMessage } = useIntl();
  const weakness = useWeakness(props.value, personal);
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={
        <>
          {/* An error or a warning says what the advice says; the warning's region stays, for screen readers. */}
          {props.error === undefined && !weakness && <span>{formatMessage(messages.advice)}</span>}
          <Warning aria-live="polite">
            {weakness && props.error === undefined && (
              <>
                <ErrorOutlineIcon />
                {formatMessage(messages[weakness])}
              </>
            )}
          </Warning>
        </>
      }
    />
  );
};
