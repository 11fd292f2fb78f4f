import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { messages } from './messages';
import { Box, Row } from './SessionReplay.styles';

interface SessionFieldProps {
  isFaulty: boolean;
  onOpen: (text: string) => void;
  onEnd: () => void;
}

const Fault = styled('p')(({ theme }) => ({ color: theme.vars.palette.error.main, fontWeight: 650 }));

/** A field for a copied session. */
export const SessionField = ({ isFaulty, onOpen, onEnd }: SessionFieldProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const faultId = useId();

  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    <Box>
      <label htmlFor={fieldId}>{formatMessage(messages.session)}</label>
      <textarea
        ref={field}
        id={fieldId}
        rows={5}
        spellCheck={false}
        value={text}
        aria-invalid={isFaulty}
        aria-describedby={faultId}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Fault id={faultId} role="status">
        {isFaulty && formatMessage(messages.notASession)}
      </Fault>
      <Row>
        <Button look="filled" onClick={() => onOpen(text)}>
          {formatMessage(messages.open)}
        </Button>
        <Button onClick={onEnd}>{formatMessage(messages.backToNow)}</Button>
      </Row>
    </Box>
  );
};
