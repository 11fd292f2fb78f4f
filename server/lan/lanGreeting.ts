import { renderUnicodeCompact } from 'uqr';
import { AUTHORITY_PATH, homeAddresses, machineName } from './homeCertificates';

interface Greeting {
  port: number;
  publicUrl?: string;
  addresses?: readonly string[];
  machine?: string;
}

/** Terminal output for a phone in the kitchen: the address, and a QR code of it. */
export const lanGreeting = ({
  port,
  publicUrl,
  addresses = homeAddresses(),
  machine = machineName(),
}: Greeting): string => {
  const [first] = addresses;
  const address = publicUrl ?? `https://${first ?? 'localhost'}:${port}`;
  return [
    `Larder is ready: ${address}`,
    ...(publicUrl === undefined && first === undefined ? ['This computer is on no home network.'] : []),
    ...(publicUrl === undefined
      ? [`Also at https://${machine}.local:${port} and, here, https://localhost:${port}`]
      : []),
    '',
    renderUnicodeCompact(address),
    '',
    `Let the phone trust this computer once: ${address}${AUTHORITY_PATH} (docs/operating.md says how).`,
  ].join('\n');
};
