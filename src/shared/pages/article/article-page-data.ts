import type { Fixture } from '../../contract/schemas/football.ts';
import type { ArticleData } from '../../features/article/article-data.ts';
import type { ColorScheme } from '../../features/article/color-scheme.ts';
import type { LiveBlogData } from '../../features/live-blog/live-blog-data.ts';
import type { AutoBlockData } from '../../features/auto-block/load-auto-block.ts';
import type { QuizData } from '../../features/quiz/quiz-data.ts';
import type { RecommendedCall } from '../../features/recommender/recommended-call.ts';
import type { RecommenderList } from '../../features/recommender/recommender-lists.ts';
import type { SupportCounts } from '../../features/support/minutes-box-hours.ts';
import type { Teaser } from '../../lib/teaser.ts';
import type { HiddenReason } from '../../lib/visibility.ts';

/** What an article's page carries: the article as it is shown, and the little that frame and head need besides. */
export type ArticlePageData = {
  /** On further pages of a live blog without lead, cover and body: these stand on the first. */
  readonly article: ArticleData;
  /** The posts of a live blog. */
  readonly blog: LiveBlogData | null;
  /** Those that stand in the text or in the posts. */
  readonly quizzes: readonly QuizData[];
  readonly language: 'hu' | 'en';
  readonly colorScheme: ColorScheme;
  /** The match that it is about. @spec §3 livescoreId */
  readonly livescoreId: number | null;
  readonly recommender: RecommendedCall;
  readonly head: ArticleHeadData;
  /** Why readers do not see it, where an editor does. */
  readonly hidden?: HiddenReason;
};

/** What only the head says of an article. */
export type ArticleHeadData = {
  /** For search engines and share cards: the one made for them, or the lead. */
  readonly description: string | null;
  /** The picture of share cards: the one made for them, or the cover. */
  readonly image: string | null;
  /** Sites that show the article: two or more are told of each other. */
  readonly sites: readonly string[];
  /** The publication whose copy this is. */
  readonly copyOf: string | null;
  /** A paid article that lives at its sponsor is not for indexes. */
  readonly indexable: boolean;
};

/** The blocks of the page that a reader can wait for. */
export type ArticleSlowBlocks = {
  readonly recommender: RecommenderList[];
  readonly autoBlock: AutoBlockData;
  readonly newest: Teaser[];
  /** Beside the hold-blog's articles only. */
  readonly holdBlog: Teaser[];
  /** How the match stands that the article is about. */
  readonly liveScore: Fixture;
  /** Where the site takes support; not under live blogs. */
  readonly minutes: SupportCounts;
};
