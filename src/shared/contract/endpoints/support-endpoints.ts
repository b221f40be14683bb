import type { EndpointRow } from '../endpoint-row.ts';

/** Support orders and the way to the payment side and back; ours, not the specification's. @spec §2.1 Support page */
export const supportEndpoints = {
  supportOptions: { service: 'content', method: 'GET', path: '/api/support', auth: 'none', query: [], cache: 'settings', keys: ['menus'], gateway: 'edge', extension: true },
  supportOrderCreate: { service: 'content', method: 'POST', path: '/api/support/orders', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  supportOrder: { service: 'content', method: 'GET', path: '/api/support/orders/{key}', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  paymentReturn: { service: 'content', method: 'POST', path: '/api/support/payment-returns', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  trialPayment: { service: 'content', method: 'POST', path: '/api/support/trial-payments', auth: 'none', query: [], cache: 'none', keys: [], gateway: 'edge', extension: true },
  newsroomSupportOrders: { service: 'content', method: 'GET', path: '/api/newsroom/support-orders', auth: 'newsroom', query: ['status', 'page', 'perPage'], cache: 'none', keys: [], gateway: 'edge', extension: true },
} as const satisfies Record<string, EndpointRow>;
