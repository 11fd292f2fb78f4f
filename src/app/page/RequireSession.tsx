import { Navigate, Outlet } from 'react-router-dom';
import { SESSION_READ, useGetMeQuery } from '@/api/apiSlice';
import { selectSessionStatus } from '@/slices/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { useLayout } from '@/views/Layout/layoutContext';
import { PageSpinner } from '@/views/Layout/PageSpinner';

/**
 * Guards the screens that need an account: shows a spinner until the session is known, and sends a guest home (row
 * 2.routes.guard of docs/spec-coverage.md).
 */
export const RequireSession = () => {
  const status = useAppSelector(selectSessionStatus);
  const layout = useLayout();
  useGetMeQuery(undefined, { ...SESSION_READ, skip: status !== 'signedIn' });
  switch (status) {
    case 'loading':
      return <PageSpinner />;
    case 'signedOut':
      return <Navigate to="/" replace />;
    case 'signedIn':
      return <Outlet context={layout} />;
  }
};
