import { useGetHealthQuery } from '@/api/apiSlice';
import { Workbench } from './Workbench';

/** Shown by `?showDevTools=true`, and only by a server that has the developer's tools on: in production it is nothing. */
export const DebugPanel = () => {
  const { data: health } = useGetHealthQuery();
  return health?.devTools === true && <Workbench />;
};
