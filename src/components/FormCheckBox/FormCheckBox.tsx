import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { CheckBox } from '../CheckBox/CheckBox';

type FormCheckBoxProps = Omit<ComponentProps<typeof CheckBox>, 'children'> & {
  children: ReactNode;
  error?: string;
};

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  /* The box stands on the first line of the words. */
  paddingBlock: 11,
  boxSizing: 'border-box',
  lineHeight: 1.35,
  cursor: 'pointer',
  textWrap: 'pretty',
  '& a': { color: theme.vars.palette.accentText, fontWeight: 650 },
}));

const Mistake = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  fontSize: '0.90625rem',
  fontWeight: 500,
  color: theme.vars.palette.error.main,
  '&:empty': { display: 'none' },
}));

/** A labelled form checkbox with its error. */
export const FormCheckBox = ({ children, error, ...props }: FormCheckBoxProps) => {
  const id = useId();
  return (
    <div>
      <Row>
        <CheckBox
          {...props}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span>{children}</span>
      </Row>
      <Mistake id={`${id}-error`} aria-live="polite">
        {error && (
          <>
            <ErrorOutlineIcon />
            {error}
          </>
        )}
      </Mistake>
    </div>
  );
};
