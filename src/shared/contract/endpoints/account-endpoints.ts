import type { EndpointRow } from '../endpoint-row.ts';

/** Login, session and the member (CRM) service. Rows that carry tokens are for the edge only. @spec §7 Auth, Member */
export const accountEndpoints = {
  login: { service: 'content', method: 'POST', path: '/api/login', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge' },
  googleCheck: { service: 'content', method: 'POST', path: '/api/login/google/check', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge', body: 'form' },
  otpVerify: { service: 'content', method: 'POST', path: '/api/login/otp/verify', auth: 'bearer', query: [], cache: 'none', keys: [], gateway: 'edge' },
  me: { service: 'content', method: 'GET', path: '/api/me', auth: 'bearer', query: [], cache: 'none', keys: [], gateway: 'public' },
  logout: { service: 'content', method: 'GET', path: '/api/logout', auth: 'bearer', query: [], cache: 'none', keys: [], gateway: 'edge' },
  tokenRefresh: { service: 'content', method: 'POST', path: '/api/token/refresh', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge' },
  memberInfo: { service: 'member', method: 'GET', path: '/api/v1/user/info', auth: 'bearer', query: [], cache: 'none', keys: [], gateway: 'edge' },
  memberSubscriptions: { service: 'member', method: 'GET', path: '/api/v1/users/subscriptions', auth: 'bearer', query: ['show_finished'], cache: 'none', keys: [], gateway: 'edge' },
  newsroomAccounts: { service: 'content', method: 'GET', path: '/api/newsroom/accounts', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomAccountSave: { service: 'content', method: 'POST', path: '/api/newsroom/accounts', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomAccountDeactivate: { service: 'content', method: 'POST', path: '/api/newsroom/accounts/{id}/deactivate', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomAccountRevoke: { service: 'content', method: 'POST', path: '/api/newsroom/accounts/{id}/revoke', auth: 'newsroom', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  memberToken: { service: 'member', method: 'POST', path: '/api/v2/user/token', auth: 'bearer', query: [], cache: 'none', keys: [], gateway: 'edge' },
} as const satisfies Record<string, EndpointRow>;
