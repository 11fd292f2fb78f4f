import { useGetHealthQuery } from '@/api/apiSlice';
import { Workbench } from './Workbench';

/** Shown by `?showDevTools=true`, but only when the server has developer tools on. Renders nothing in production. */
export const DebugPanel = () => {
  const { data: health } = useGetHealthQuery();
  return health?.devTools === true && <Workbench />;
};
