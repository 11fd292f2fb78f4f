import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { DeviceNote } from '@/components/DeviceNote/DeviceNote';
import { messages } from '@/components/DeviceNote/messages';
import { choice, type Controls } from './workbench/controls';

type Kind = 'offline' | 'offlineWithoutRecipes' | 'insecure';

const Note = ({ kind }: { kind: Kind }) => {
  const { formatMessage } = useIntl();
  const isInsecure = kind === 'insecure';
  return (
    <DeviceNote icon={isInsecure ? LockOpenIcon : CloudOffIcon} text={formatMessage(messages[kind])}>
      {isInsecure && <Button>{formatMessage(messages.dismiss)}</Button>}
    </DeviceNote>
  );
};

const meta = {
  title: 'Layout/DeviceNote',
  component: Note,
  argTypes: {
    kind: choice('What the device cannot do', ['offline', 'offlineWithoutRecipes', 'insecure']),
  } satisfies Controls<typeof Note>,
  args: { kind: 'offline' },
} satisfies Meta<typeof Note>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const OfflineWithoutRecipes: Story = { args: { kind: 'offlineWithoutRecipes' } };
export const PlainHttp: Story = { args: { kind: 'insecure' } };
