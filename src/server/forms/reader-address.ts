import { isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';

/**
 * Whom a limit counts: the address that the request comes from; with a proxy in front, the last one that it names, since
 * only that one is the proxy's own word. Of an IPv6 address the network, which a household has whole.
 */
export function toReaderAddress({ headers, socket }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } }, hasProxy: boolean): string {
  const forwarded = hasProxy ? String(headers['x-forwarded-for'] ?? '').split(',').at(-1)?.trim() : undefined;
  const address = (forwarded === undefined || forwarded === '' ? socket.remoteAddress : forwarded) ?? 'unknown';
  return isIPv6(address) && !address.includes('.') ? toNetwork(address) : address;
}

/** The first four groups, written out. */
function toNetwork(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0)) }, () => '0');
  return [...(before ?? []), ...(address.includes('::') ? zeros : []), ...(after ?? [])].slice(0, 4).join(':');
}
