import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { PAGE_ADDRESS_MAX } from '@contracts/limits';
import { Button } from '@/components/Button/Button';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { Buttons, Form, Part } from './AddRecipeView.styles';
import { messages } from './messages';
import { addressIn, type useReadPage } from './useReadPage';

interface AddressPartProps {
  /** The address that another app shared. */
  shared: string;
  page: ReturnType<typeof useReadPage>;
}

/** The address of a page with a recipe, for the server to read. */
export const AddressPart = ({ shared, page }: AddressPartProps) => {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useState(shared);
  const [isMissing, setIsMissing] = useState(false);

  const mistake = isMissing ? formatMessage(messages.noAddress) : page.mistake;

  const fetch = (event: FormEvent) => {
    event.preventDefault();
    if (page.isReading) return;
    setIsMissing(address.trim() === '');
    if (address.trim() !== '') void page.read(address);
  };

  /** A whole address in an empty box can only be meant to be read, so no other press is needed. */
  const fetchPasted = (event: ClipboardEvent) => {
    const pasted = addressIn(event.clipboardData.getData('text'));
    if (pasted === undefined || address.trim() !== '' || page.isReading) return;
    event.preventDefault();
    setAddress(pasted);
    setIsMissing(false);
    void page.read(pasted);
  };

  return (
    <Part>
      <Form noValidate onSubmit={fetch}>
        <FormTextField
          label={formatMessage(messages.page)}
          hint={mistake === undefined && formatMessage(messages.pageHint)}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={PAGE_ADDRESS_MAX}
          placeholder="https://"
          value={address}
          onPaste={fetchPasted}
          error={mistake}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setIsMissing(false);
            if (page.mistake !== undefined) page.forgetMistake();
          }}
        />
        <Buttons>
          <Button look={address.trim() === '' ? 'outlined' : 'filled'} type="submit" aria-disabled={page.isReading}>
            {formatMessage(page.isReading ? messages.fetching : messages.fetch)}
          </Button>
        </Buttons>
      </Form>
    </Part>
  );
};
