import { useHealth } from '@/store/useHealth';
import { Workbench } from './Workbench';

/** Shown by `?showDevTools=true`, but only when the server has developer tools on. Renders nothing in production. */
export const DebugPanel = () => useHealth(({ devTools }) => devTools) === true && <Workbench />;
