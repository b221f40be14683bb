import { loginTexts } from '../../config/texts-login.ts';
import type { FormProblems } from '../../ui/form-problems.tsx';
import { LOGIN_FIELDS, type CodeProblem, type LoginProblem } from './login-data.ts';

const { problems: words } = loginTexts;

/** What is wrong with a first factor, in sentences that stand with the fields or with the form. */
export function toLoginProblems(problem: LoginProblem, email: string): FormProblems {
  switch (problem) {
    case 'invalid':
      return { form: null, fields: { ...(isEmailLike(email) ? {} : { [LOGIN_FIELDS.email]: words.emailMissing }), [LOGIN_FIELDS.password]: words.passwordMissing } };
    case 'wrong':
    case 'tooMany':
    case 'ended':
    case 'notEditor':
    case 'thirdParty':
      return { form: words[problem], fields: {} };
  }
}

/** What is wrong with a one-time code. */
export function toCodeProblems(problem: CodeProblem): FormProblems {
  switch (problem) {
    case 'invalid':
      return { form: null, fields: { [LOGIN_FIELDS.code]: words.codeInvalid } };
    case 'wrong':
      return { form: null, fields: { [LOGIN_FIELDS.code]: words.codeWrong } };
    case 'tooMany':
      return { form: words.tooMany, fields: {} };
  }
}

/** The backend has the last word; this only chooses the sentence. */
function isEmailLike(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}
