import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { INGREDIENT_TEXT_MAX } from '@contracts/limits';
import { Button } from '@/components/Button/Button';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { TextAreaField } from '@/components/TextAreaField/TextAreaField';
import { messages } from './adaptMessages';
import type { AdaptProps } from './servingsProps';
import { useAdaptation } from './useAdaptation';
import { useChangeLines } from './useChangeLines';

const Form = styled('form')({ display: 'grid', gap: 12, marginTop: 14 });

const Changes = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: '16px 0 0',
  paddingInlineStart: 20,
  lineHeight: 1.4,
  '& + button': { marginTop: 16 },
  /* One alone is a sentence. */
  '& > li:only-child': { marginInlineStart: -20, listStyle: 'none' },
});

/** Works out what changes in this recipe for what the cook has and eats, and shows the recipe with it. */
export const AdaptPanel = (props: AdaptProps) => {
  const { formatMessage } = useIntl();
  const { typed, setTyped, adapted, state, isWording, begin, use } = useAdaptation(props);
  const lines = useChangeLines(adapted);
  const canUse = adapted !== undefined && adapted.swaps.length + adapted.leftOut.length > 0;
  const used = isWording ? messages.wording : messages.used;
  const news = { idle: undefined, asking: undefined, failed: messages.failed, used }[state];
  const told = news ? formatMessage(news) : '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin();
  };

  return (
    <Panel data-needs-script="">
      <PanelTitle>{formatMessage(messages.title)}</PanelTitle>
      <Form onSubmit={submit}>
        <TextAreaField
          label={formatMessage(messages.have)}
          hint={formatMessage(messages.hint)}
          rows={2}
          maxLength={INGREDIENT_TEXT_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button look="outlined" type="submit" disabled={state === 'asking'}>
          {formatMessage(messages.adapt)}
        </Button>
      </Form>
      {lines.length > 0 && (
        <Changes aria-label={formatMessage(messages.title)}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Changes>
      )}
      {canUse && (
        <Button look="filled" disabled={isWording} onClick={() => void use()}>
          {formatMessage(messages.use)}
        </Button>
      )}
      {told !== '' && <p aria-hidden="true">{told}</p>}
      <LiveRegion text={told === '' ? lines.join(' ') : told} />
    </Panel>
  );
};
