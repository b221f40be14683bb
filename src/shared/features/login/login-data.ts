/** Why a login did not go on, as far as it is safe to say. */
export type LoginProblem = 'invalid' | 'wrong' | 'tooMany' | 'ended' | 'notEditor' | 'thirdParty';

/** Why a one-time code was not taken. */
export type CodeProblem = 'invalid' | 'wrong' | 'tooMany';

/** The first step of a login: what was filled in, but never the password. */
export type LoginData = { readonly thirdParty: boolean; readonly email: string; readonly problem: LoginProblem | null };

/** The second step. */
export type LoginCodeData = { readonly problem: CodeProblem | null };

/** Names of the forms' fields. */
export const LOGIN_FIELDS = { email: 'email', password: 'jelszo', code: 'kod' } as const;
