import { SlowBlock } from '../../ui/slow-block.tsx';
import { HoldBlogRecommender } from '../hold-blog/hold-blog-recommender.tsx';
import type { SidebarData } from './sidebar-data.ts';

/** The hold-blog recommender beside its section. @spec §3 Unique items */
export function HoldBlogBox({ holdBlog = null }: SidebarData) {
  return (
    <SlowBlock of={holdBlog} fallback={null}>
      {(items) => <HoldBlogRecommender items={items} variant="lines" />}
    </SlowBlock>
  );
}
