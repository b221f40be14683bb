import type { texts } from '../../config/texts.ts';

/** Where a page can be sent by a plain link. */
export type ShareTarget = Extract<keyof (typeof texts)['share'], 'facebook' | 'x' | 'linkedin' | 'whatsapp' | 'email'>;

/** A link that shares: `name` is what stands on it, the catalogue's text what it does. */
export type ShareLink = { readonly target: ShareTarget; readonly name: string; readonly href: string };

/** The links that share a page: addresses of the networks, none of their code. `url` is absolute. */
export function toShareLinks(url: string, title: string): ShareLink[] {
  const address = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  return [
    { target: 'facebook', name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { target: 'x', name: 'X', href: `https://x.com/intent/post?url=${address}&text=${words}` },
    { target: 'linkedin', name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { target: 'whatsapp', name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${address}` },
    { target: 'email', name: 'E-mail', href: `mailto:?subject=${words}&body=${address}` },
  ];
}
