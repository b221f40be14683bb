import { Router } from 'express';
import { LOGIN_PATHS } from '../../shared/config/login-paths.ts';
import { createApi } from '../../shared/contract/api.ts';
import { accountEndpoints } from '../../shared/contract/endpoints/account-endpoints.ts';
import { bodySchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { LOGIN_FIELDS, type CodeProblem, type LoginProblem } from '../../shared/features/login/login-data.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import type { Edge } from '../edge.ts';
import type { AnsweredPage } from '../render/build-page.ts';
import { createReaderSite } from '../session/create-reader-site.ts';
import { enter, goOnAfterFirstFactor, toLoginProblem } from '../session/finish-login.ts';
import { toReaderHeaders } from '../session/reader-session.ts';
import { pendingLogin } from '../session/session-cookies.ts';
import { createDirectTransport } from '../upstream/transports.ts';
import { toFields } from './form-fields.ts';
import { takeForm, type FormOutcome, type SentForm } from './take-form.ts';

type LoginDraft = { readonly email: string; readonly password: string };
type CodeDraft = { readonly code: string };

const LOGIN_STATUS = { invalid: 422, wrong: 401, tooMany: 429, ended: 401, notEditor: 403, thirdParty: 401 } as const satisfies Record<LoginProblem, number>;
const CODE_STATUS = { invalid: 422, wrong: 422, tooMany: 429 } as const satisfies Record<CodeProblem, number>;

/** Many share an address, so this only slows a machine down; the backend counts by account and address. */
const LIMIT = { times: 30, everyMs: 15 * 60_000 };

const PLACES = [
  { name: 'editors', mode: 'preview' },
  { name: 'members', mode: 'public' },
] as const;

/** Takes the two steps of a login: address and password, then the one-time code. @spec §4 Auth */
export function loginForms(edge: Edge): Router {
  const router = Router();
  for (const { name, mode } of PLACES) {
    const paths = LOGIN_PATHS[name];
    router.use(
      takeForm<LoginDraft>(edge, { name: 'login-form', paths: [paths.login], modes: [mode], limit: LIMIT, parse: toLoginDraft, take: takeLogin, refuseTooMany: async (form) => toLoginPage(form, 'tooMany', form.draft.email), createSite: createReaderSite }),
      takeForm<CodeDraft>(edge, { name: 'code-form', paths: [paths.code], modes: [mode], limit: LIMIT, parse: toCodeDraft, take: takeCode, refuseTooMany: async (form) => toCodePage(form, 'tooMany'), createSite: createReaderSite }),
    );
  }
  return router;
}

function toLoginDraft(body: unknown): LoginDraft {
  const fields = toFields(body);
  return { email: (fields[LOGIN_FIELDS.email] ?? '').trim(), password: fields[LOGIN_FIELDS.password] ?? '' };
}

/** Mail programs and people put spaces into codes. */
function toCodeDraft(body: unknown): CodeDraft {
  return { code: (toFields(body)[LOGIN_FIELDS.code] ?? '').replaceAll(/[\s-]/g, '') };
}

async function takeLogin(form: SentForm<LoginDraft>): Promise<FormOutcome> {
  const checked = bodySchemas.login.safeParse(form.draft);
  if (!checked.success) return { page: toLoginPage(form, 'invalid', form.draft.email) };
  try {
    const location = await goOnAfterFirstFactor(form, await form.site.api.login({ body: checked.data }));
    return location === null ? { page: toLoginPage(form, 'notEditor', '') } : { location };
  } catch (error) {
    const problem = toLoginProblem(error);
    if (problem === null) throw error;
    return { page: toLoginPage(form, problem, form.draft.email) };
  }
}

async function takeCode(form: SentForm<CodeDraft>): Promise<FormOutcome> {
  const { edge, request, response, draft, site } = form;
  const pending = pendingLogin.read(request);
  if (pending === null) return { page: toLoginPage(form, 'ended', '') };
  const checked = bodySchemas.otpVerify.safeParse(draft);
  if (!checked.success) return { page: toCodePage(form, 'invalid') };
  try {
    const api = createApi(accountEndpoints, createDirectTransport(edge, site.edition, pending, toReaderHeaders(edge, request)));
    const location = await enter(form, await api.otpVerify({ body: checked.data }));
    return location === null ? { page: toLoginPage(form, 'notEditor', '') } : { location };
  } catch (error) {
    const problem = toCodeProblem(error);
    if (problem === null) throw error;
    if (problem !== 'ended') return { page: toCodePage(form, problem) };
    pendingLogin.clear(response);
    return { page: toLoginPage(form, 'ended', '') };
  }
}

/** A wrong code can be typed again; after too many, or too late, the login starts anew. */
function toCodeProblem(error: unknown): CodeProblem | 'ended' | null {
  if (!isAppError(error)) return null;
  if (error.status === 401) return 'ended';
  const status = error.detail['backendStatus'];
  if (status === 429) return 'tooMany';
  return status === 422 ? 'wrong' : null;
}

function toLoginPage({ site }: SentForm<unknown>, problem: LoginProblem, email: string): AnsweredPage {
  return { name: 'login', data: { place: toPlace(site.mode), thirdParty: site.thirdPartySignIn === true, email, problem }, status: LOGIN_STATUS[problem] };
}

function toCodePage({ site }: SentForm<unknown>, problem: CodeProblem): AnsweredPage {
  return { name: 'loginCode', data: { place: toPlace(site.mode), problem }, status: CODE_STATUS[problem] };
}

function toPlace(mode: string): keyof typeof LOGIN_PATHS {
  return mode === 'preview' ? 'editors' : 'members';
}
