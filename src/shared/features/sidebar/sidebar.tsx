import { listTexts } from '../../config/texts-list.ts';
import { useSite } from '../site-context/site-context.tsx';
import { resolveSidebarBlock } from './sidebar-blocks.ts';
import type { SidebarData } from './sidebar-data.ts';
import styles from './sidebar.module.css';

type SidebarProps = SidebarData & {
  /** The names of the blocks in order, as the page's composition has them. */
  blocks: readonly string[];
};

/** What stands beside a page's main column. @spec §2.7 */
export function Sidebar({ blocks, ...data }: SidebarProps) {
  const texts = listTexts[useSite().language].sidebar;
  return (
    <aside className={styles.sidebar} aria-label={texts.label}>
      {blocks.map((name, index) => {
        const Block = resolveSidebarBlock(name);
        const block = <Block key={name} {...data} />;
        return index < blocks.length - 1 ? (
          block
        ) : (
          <div key={name} className={styles.last}>
            {block}
          </div>
        );
      })}
    </aside>
  );
}
