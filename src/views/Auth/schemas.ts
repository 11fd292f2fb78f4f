import { boolean, object } from 'yup';
import { currentPasswordRule, emailRule, nameRule, passwordRule, termsRule } from '@/lib/account/fieldRules';

export const loginSchema = object({ email: emailRule(), password: passwordRule() });

export const forgotSchema = object({ email: emailRule() });

export const registerSchema = object({
  email: emailRule(),
  password: passwordRule(),
  firstName: nameRule().defined(),
  lastName: nameRule().defined(),
  marketingConsent: boolean().defined(),
  acceptTerms: termsRule().defined(),
});

export const againSchema = object({ password: currentPasswordRule() });
