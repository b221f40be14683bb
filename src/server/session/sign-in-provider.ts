import type { EdgeConfig } from '../config.ts';

/** A third-party provider of sign-ins: who it is, who we are to it, and where it asks its users. */
export type SignInProvider = { readonly issuer: string; readonly clientId: string; readonly loadAuthorizationAddress: () => Promise<string> };

/** The provider of the configuration, or null. Its own document says where it is asked; read at the first sign-in, and again where that failed. */
export function createSignInProvider({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId }: Pick<EdgeConfig, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID'>, readDocument: (url: string) => Promise<unknown>): SignInProvider | null {
  if (issuer === undefined || clientId === undefined) return null;
  let known: Promise<string> | null = null;
  return {
    issuer,
    clientId,
    loadAuthorizationAddress: () => {
      known ??= readDocument(`${issuer}/.well-known/openid-configuration`).then(
        (document) => parseAuthorizationAddress(document, issuer),
      );
      known.catch(() => {
        known = null;
      });
      return known;
    },
  };
}

/** @throws where the document is another provider's, or has no address to ask at */
function parseAuthorizationAddress(document: unknown, issuer: string): string {
  const [iss, address] = [fieldOf(document, 'issuer'), fieldOf(document, 'authorization_endpoint')];
  if (iss?.replace(/\/$/, '') !== issuer) throw new Error(`The provider of ${issuer} calls itself ${iss ?? 'nothing'}: OIDC_ISSUER has to be the same.`);
  if (address === null || !/^https?:\/\//.test(address) || !URL.canParse(address)) throw new Error(`The provider ${issuer} names no address at which it can be asked.`);
  return address;
}

function fieldOf(document: unknown, name: string): string | null {
  const value: unknown = typeof document === 'object' && document !== null ? Object.entries(document).find(([known]) => known === name)?.[1] : null;
  return typeof value === 'string' ? value : null;
}
