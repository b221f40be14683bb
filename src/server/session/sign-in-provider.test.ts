import { expect, test } from 'vitest';
import { createSignInProvider } from './sign-in-provider.ts';

const config = { OIDC_ISSUER: 'https://provider.example', OIDC_CLIENT_ID: 'lap' };
const document = { issuer: 'https://provider.example', authorization_endpoint: 'https://provider.example/authorize' };

test('there is none without issuer and client', () => {
  expect(createSignInProvider({ ...config, OIDC_CLIENT_ID: undefined }, async () => document)).toBeNull();
});

test('it is asked once where it sends its users, and again where that failed', async () => {
  const asked: string[] = [];
  const provider = createSignInProvider(config, async (url) => {
    asked.push(url);
    if (asked.length === 1) throw new Error('unreachable');
    return document;
  });
  await expect(provider?.loadAuthorizationAddress()).rejects.toThrow('unreachable');
  expect([await provider?.loadAuthorizationAddress(), await provider?.loadAuthorizationAddress()]).toEqual([document.authorization_endpoint, document.authorization_endpoint]);
  expect(asked).toEqual(['https://provider.example/.well-known/openid-configuration', 'https://provider.example/.well-known/openid-configuration']);
});

test.each([
  ['another provider’s', { ...document, issuer: 'https://evil.example' }],
  ['without an address', { issuer: document.issuer }],
  ['with an address that is none', { ...document, authorization_endpoint: 'javascript:alert(1)' }],
  ['no object', 'x'],
])('a document that is %s is refused', async (_, answer) => {
  await expect(createSignInProvider(config, async () => answer)?.loadAuthorizationAddress()).rejects.toThrow('provider');
});
