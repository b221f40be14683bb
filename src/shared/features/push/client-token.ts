/** A browser's subscription as the contract's `clientToken`: its JSON in base64url. @spec §7 Push */
export function toClientToken(subscription: Pick<PushSubscription, 'toJSON'>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(subscription.toJSON()));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
