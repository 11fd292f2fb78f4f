import { preloadableScreen, type Preloadable } from '@/components/preloadable/preloadable';

export const TermsView = preloadableScreen(() => import('@/views/Terms/TermsView').then(({ TermsView }) => TermsView));
export const AboutView = preloadableScreen(() => import('@/views/About/AboutView').then(({ AboutView }) => AboutView));
export const ContactView = preloadableScreen(() =>
  import('@/views/Contact/ContactView').then(({ ContactView }) => ContactView),
);
export const PrivacyView = preloadableScreen(() =>
  import('@/views/Privacy/PrivacyView').then(({ PrivacyView }) => PrivacyView),
);

/** The screens of text, by address. */
export const TEXT_SCREENS: Partial<Record<string, Preloadable<object>>> = {
  '/terms': TermsView,
  '/about': AboutView,
  '/contact': ContactView,
  '/privacy': PrivacyView,
};
