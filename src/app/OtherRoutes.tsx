import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const RequireSession = lazy(() => import('./RequireSession').then((module) => ({ default: module.RequireSession })));
const AuthView = lazy(() => import('@/views/Auth/AuthView').then((module) => ({ default: module.AuthView })));
const ResetPasswordView = lazy(() =>
  import('@/views/ResetPassword/ResetPasswordView').then((module) => ({ default: module.ResetPasswordView })),
);

const loadProfile = () => import('@/views/Profile/ProfileView').then((module) => ({ default: module.ProfileView }));
const loadSaved = () =>
  import('@/views/SavedRecipes/SavedRecipesView').then((module) => ({ default: module.SavedRecipesView }));
const ProfileView = lazy(loadProfile);
const SavedRecipesView = lazy(loadSaved);

/* Whoever comes straight to a screen of their own waits for the account: the screen is fetched meanwhile. */
const OWN_SCREENS: Partial<Record<string, () => Promise<unknown>>> = { '/profile': loadProfile, '/saved': loadSaved };
void OWN_SCREENS[window.location.pathname]?.().catch(() => undefined);

const TermsView = lazy(() => import('@/views/Terms/TermsView').then((module) => ({ default: module.TermsView })));
const AboutView = lazy(() => import('@/views/About/AboutView').then((module) => ({ default: module.AboutView })));
const ContactView = lazy(() =>
  import('@/views/Contact/ContactView').then((module) => ({ default: module.ContactView })),
);
const PrivacyView = lazy(() =>
  import('@/views/Privacy/PrivacyView').then((module) => ({ default: module.PrivacyView })),
);
const NotFoundView = lazy(() =>
  import('@/views/NotFound/NotFoundView').then((module) => ({ default: module.NotFoundView })),
);

/** The addresses that nobody comes to first, as a rule. */
export const OtherRoutes = () => (
  <Routes>
    <Route path="auth" element={<AuthView />} />
    <Route path="reset-password" element={<Navigate to="/" replace />} />
    <Route path="reset-password/:token" element={<ResetPasswordView />} />
    <Route element={<RequireSession />}>
      <Route path="saved" element={<SavedRecipesView />} />
      <Route path="profile" element={<ProfileView />} />
    </Route>
    <Route path="terms" element={<TermsView />} />
    <Route path="about" element={<AboutView />} />
    <Route path="contact" element={<ContactView />} />
    <Route path="privacy" element={<PrivacyView />} />
    <Route path="*" element={<NotFoundView />} />
  </Routes>
);
