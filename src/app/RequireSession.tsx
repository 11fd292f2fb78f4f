import { Navigate, Outlet } from 'react-router-dom';
import { SESSION_READ, useGetMeQuery } from '@/api/apiSlice';
import { selectSessionStatus } from '@/slices/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { PageSpinner } from '@/views/Layout/PageSpinner';

/** Round the screens of somebody with an account: a spinner until it is known who is there, and a guest is led home (SPEC §2). */
export const RequireSession = () => {
  const status = useAppSelector(selectSessionStatus);
  useGetMeQuery(undefined, { ...SESSION_READ, skip: status !== 'signedIn' });
  switch (status) {
    case 'loading':
      return <PageSpinner />;
    case 'signedOut':
      return <Navigate to="/" replace />;
    case 'signedIn':
      return <Outlet />;
  }
};
