import { LOGIN_PATHS, THIRD_PARTY_PATH } from '../../config/login-paths.ts';
import { loginTexts } from '../../config/texts-login.ts';
import { LOGIN_FIELDS, type LoginData } from '../../features/login/login-data.ts';
import { toLoginProblems } from '../../features/login/login-problems.ts';
import { FormField } from '../../ui/form-field.tsx';
import { FormProblemList } from '../../ui/form-problems.tsx';
import { Form } from '../../ui/form.tsx';
import { PlainPage } from '../../ui/plain-page.tsx';
import type { ViewProps } from '../page.ts';
import type { PlacedLogin } from './login-page.ts';

const NO_PROBLEMS = { form: null, fields: {} } as const;

/** The first step of a login: by address and password, or by a third-party provider where there is one. @spec §4 Auth */
export function LoginView({ data: { place, thirdParty, email, problem } }: ViewProps<PlacedLogin<LoginData>>) {
  const { form } = loginTexts;
  const problems = problem === null ? NO_PROBLEMS : toLoginProblems(problem, email);
  const fields: Readonly<Record<string, string>> = problems.fields;
  return (
    <PlainPage title={loginTexts[place].title}>
      {problem !== null && <FormProblemList heading={loginTexts.problems.heading} problems={problems} />}
      <p>{loginTexts[place].lead}</p>
      <Form action={LOGIN_PATHS[place].login} submitText={form.submit}>
        <FormField name={LOGIN_FIELDS.email} label={form.email} type="email" autoComplete="username" required value={email} problem={fields[LOGIN_FIELDS.email]} />
        <FormField name={LOGIN_FIELDS.password} label={form.password} type="password" autoComplete="current-password" required maxLength={1000} problem={fields[LOGIN_FIELDS.password]} />
      </Form>
      {thirdParty && (
        <Form action={THIRD_PARTY_PATH} submitText={form.thirdParty}>
          {null}
        </Form>
      )}
    </PlainPage>
  );
}
