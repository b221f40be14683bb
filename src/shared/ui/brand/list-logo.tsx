import { listLogos } from './list-logos.ts';

/** The emblem of a section, supplement or list; nothing where it has none. The title beside it says what it stands for. @spec §2.3 header */
export function ListLogo({ name }: { name: string | null }) {
  const src = name === null ? undefined : listLogos.get(name);
  return src === undefined ? null : <img src={src} alt="" width={64} height={64} fetchPriority="low" />;
}
