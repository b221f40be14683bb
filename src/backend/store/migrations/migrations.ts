import type { Migration } from 'kysely/migration';
import { sites } from './001-sites.ts';
import { taxonomy } from './002-taxonomy.ts';
import { articles } from './003-articles.ts';
import { lists } from './004-lists.ts';
import { search } from './005-search.ts';
import { editorial } from './006-editorial.ts';
import { podcasts } from './007-podcasts.ts';
import { media } from './008-media.ts';
import { purgeLog } from './009-purge-log.ts';
import { liveBlogs } from './010-live-blogs.ts';
import { hungarianSearch } from './011-hungarian-search.ts';
import { widgets } from './012-widgets.ts';
import { archive } from './013-archive.ts';
import { mails } from './014-mails.ts';
import { accounts } from './015-accounts.ts';
import { support } from './016-support.ts';
import { audience } from './017-audience.ts';
import { quizzes } from './018-quizzes.ts';
import { football } from './019-football.ts';
import { podcastSounds } from './021-podcast-sounds.ts';
import { formula1 } from './020-formula1.ts';
import { sessionRenewals } from './023-session-renewals.ts';
import { exchangeRates } from './022-exchange-rates.ts';

/** The schema's history in order of name. A migration that has landed never changes; a new one follows it. */
export const migrations: Record<string, Migration> = {
  '001-sites': sites,
  '002-taxonomy': taxonomy,
  '003-articles': articles,
  '004-lists': lists,
  '005-search': search,
  '006-editorial': editorial,
  '007-podcasts': podcasts,
  '008-media': media,
  '009-purge-log': purgeLog,
  '010-live-blogs': liveBlogs,
  '011-hungarian-search': hungarianSearch,
  '012-widgets': widgets,
  '013-archive': archive,
  '014-mails': mails,
  '015-accounts': accounts,
  '016-support': support,
  '017-audience': audience,
  '018-quizzes': quizzes,
  '019-football': football,
  '021-podcast-sounds': podcastSounds,
  '020-formula1': formula1,
  '023-session-renewals': sessionRenewals,
  '022-exchange-rates': exchangeRates,
};
