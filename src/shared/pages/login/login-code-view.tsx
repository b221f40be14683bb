import { LOGIN_PATHS } from '../../config/login-paths.ts';
import { loginTexts } from '../../config/texts-login.ts';
import { LOGIN_FIELDS, type LoginCodeData } from '../../features/login/login-data.ts';
import { toCodeProblems } from '../../features/login/login-problems.ts';
import { FormField } from '../../ui/form-field.tsx';
import { FormProblemList } from '../../ui/form-problems.tsx';
import { Form } from '../../ui/form.tsx';
import { PlainPage } from '../../ui/plain-page.tsx';
import type { ViewProps } from '../page.ts';
import type { PlacedLogin } from './login-page.ts';

/** The second step of a login: the one-time code, typed, pasted or filled in by the device. @spec §4 Auth */
export function LoginCodeView({ data: { place, problem } }: ViewProps<PlacedLogin<LoginCodeData>>) {
  const { code } = loginTexts;
  const problems = problem === null ? null : toCodeProblems(problem);
  return (
    <PlainPage title={code.title}>
      {problems !== null && <FormProblemList heading={loginTexts.problems.heading} problems={problems} />}
      <p>{code[place]}</p>
      <Form action={LOGIN_PATHS[place].code} submitText={code.submit}>
        <FormField name={LOGIN_FIELDS.code} label={code.label} inputMode="numeric" autoComplete="one-time-code" required maxLength={20} problem={problems?.fields[LOGIN_FIELDS.code]} />
      </Form>
      <p>
        <a href={LOGIN_PATHS[place].login}>{code.again}</a>
      </p>
    </PlainPage>
  );
}
