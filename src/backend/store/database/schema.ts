import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { COLOR_SCHEMES, HEADER_TYPES } from '../../../shared/contract/schemas/article.ts';
import type { ContentTree } from '../../../shared/contract/schemas/content-tree.ts';
import type { FrontendRefresh, Menus, SiteRecord } from '../../../shared/contract/schemas/front.ts';
import type { ResultContent, ResultWidget } from '../../../shared/contract/schemas/result-widget.ts';
import type { SponsoredLine } from '../../../shared/contract/schemas/search.ts';
import type { TipEntry, TipGame } from '../../../shared/contract/schemas/tip-game.ts';

/** A jsonb column: written as JSON text, read as its value. */
type Json<T> = ColumnType<T, string, string>;
/** A jsonb column with a default. */
type DefaultedJson<T> = ColumnType<T, string | undefined, string>;

type SiteTable = {
  slug: string;
  name: string;
  domain: string;
  currency: string;
  currency_sign: string;
  social_networks: DefaultedJson<SiteRecord['socialNetworks']>;
  twitter_site: string | null;
  audience_script: string | null;
  mobile_images: DefaultedJson<string[]>;
};

type SiteSettingsTable = {
  site: string;
  component_setup: DefaultedJson<FrontendRefresh['componentSetup']>;
  search_placeholders: DefaultedJson<Record<string, string>>;
  exchange_rates: DefaultedJson<FrontendRefresh['exchangesRates']>;
  weather: Json<NonNullable<FrontendRefresh['weatherData']>> | null;
  flooding: DefaultedJson<FrontendRefresh['floodingData']>;
  pip: Json<NonNullable<FrontendRefresh['pipStatus']>> | null;
  trending_tags: Generated<string[]>;
  widgets: DefaultedJson<FrontendRefresh['widgets']>;
};

type MenuItemTable = { site: string; menu: keyof Menus; position: number; title: string; href: string; icon: string | null; description: string | null };

type SuperTagTable = {
  id: Generated<number>;
  slug: string;
  name: string;
  sort_key: GeneratedAlways<string>;
  active: Generated<boolean>;
  sponsor: Json<SponsoredLine> | null;
};

type TagTable = { id: Generated<number>; slug: string; name: string; sort_key: GeneratedAlways<string> };

type AuthorTable = {
  id: Generated<number>;
  slug: string;
  name: string;
  sort_key: GeneratedAlways<string>;
  title: string | null;
  avatar_src: string | null;
  email: string | null;
  site: string;
};

type ArticleTable = {
  id: Generated<number>;
  type: 'article' | 'longform' | 'liveblog' | 'liveblogpost';
  slug: string;
  title: string;
  subtitle: string | null;
  sub_type: Generated<string>;
  header_type: Generated<(typeof HEADER_TYPES)[number]>;
  main_super_tag_id: number;
  originating_site: string;
  syndicated_copy: Generated<boolean>;
  parent_id: number | null;
  pinned: Generated<boolean>;
  active: Generated<boolean>;
  released: boolean;
  version: Generated<number>;
  pub_date: number;
  updated_at: number;
  lead: string | null;
  recommender: string | null;
  content_highlight: string | null;
  content_raw: Generated<string>;
  content_html: Generated<string>;
  content_tree: DefaultedJson<ContentTree>;
  paragraph_count: Generated<number>;
  cover_image: string | null;
  cover_image_text: string | null;
  og_description: string | null;
  color_scheme: Generated<(typeof COLOR_SCHEMES)[number]>;
  color_class: string | null;
  ct_url: string | null;
  av_code: string | null;
  index_av_code: string | null;
  rank: number | null;
  minute: number | null;
  livescore_id: number | null;
  english: Generated<boolean>;
  evergreen: Generated<boolean>;
  important: Generated<boolean>;
  announcement: Generated<boolean>;
  favorite: Generated<boolean>;
  periodic: Generated<boolean>;
  facebook_suggested: Generated<boolean>;
  spiritual_help: Generated<boolean>;
  drug_problem: Generated<boolean>;
  actions: DefaultedJson<Record<string, string>>;
};

/** Every table of the store, as the migrations make them. */
export type Schema = {
  sites: SiteTable;
  site_settings: SiteSettingsTable;
  menu_items: MenuItemTable;
  super_tags: SuperTagTable;
  tags: TagTable;
  authors: AuthorTable;
  articles: ArticleTable;
  article_sites: { article_id: number; site: string };
  article_authors: { article_id: number; role: 'author' | 'contributor'; author_id: number; position: number };
  article_super_tags: { article_id: number; super_tag_id: number; position: number };
  article_tags: { article_id: number; tag_id: number; position: number };
  article_flags: { article_id: number; flag: string };
  article_versions: { article_id: number; version: number; parent_version: number | null; written_at: number; snapshot: Json<Record<string, unknown>> };
  reactions: { article_id: number; count: number; updated_at: number };
  list_entries: { site: string; list_key: string; pub_date: number; article_id: number };
  list_counts: { site: string; list_key: string; period: number; n: number };
  article_list_keys: { article_id: number; list_key: string };
  /** `month` as 202611. */
  archive_counts: { site: string; month: number; n: number };
  public_posts: { post_id: number; parent_id: number; pinned: boolean; pub_date: number };
  live_places: { post_id: number; parent_id: number; pub_date: number; position: number };
  live_changes: { parent_id: number; version: number; post_id: number };
  article_search: { article_id: number; pub_date: number; tsv: string; title_words: Generated<string[]> };
  title_words: { site: string; plain: string; shown: string; n: number };
  documents: {
    site: string;
    slug: string;
    title: string;
    lead: string | null;
    content_raw: Generated<string>;
    content_html: Generated<string>;
    content_tree: DefaultedJson<ContentTree>;
    active: Generated<boolean>;
    updated_at: number;
  };
  uniques: { site: string; slug: string; content: string };
  unique_groups: { site: string; group_id: number; position: number; unique_slug: string };
  front_blocks: {
    id: Generated<number>;
    site: string;
    position: number;
    name: string;
    title: string | null;
    super_tag_id: number | null;
    source: 'picked' | 'newest' | 'super-tag' | 'sponsored';
    item_count: number;
  };
  front_block_articles: { block_id: number; position: number; article_id: number };
  staff: { site: string; group_position: number; group_name: string; position: number; name: string; title: string; email: string | null; author_id: number | null };
  podcasts: { id: Generated<number>; site: string; position: Generated<number>; slug: string; name: string; page: string | null; description: string | null; image: string | null };
  episodes: {
    id: Generated<number>;
    podcast_id: number;
    slug: string;
    title: string;
    image: string | null;
    duration: number;
    source_url: string;
    article_id: number | null;
    pub_date: number;
  };
  images: { path: string; width: number; height: number; bytes: number; mime: string; created_at: number };
  result_widgets: { site: string; slug: string; title: string; source: string | null; content: Json<ResultContent>; links: DefaultedJson<ResultWidget['links']>; updated_at: number };
  tip_games: { site: string; slug: string; title: string; lead: string | null; supplement: string | null; deadline: number; questions: Json<TipGame['questions']>; updated_at: number };
  mails: { id: GeneratedAlways<number>; site: string; recipient: string; subject: string; body: string; created_at: number; due_at: number; tries: Generated<number>; sent_at: number | null };
  tip_entries: {
    id: GeneratedAlways<number>;
    site: string;
    game: string;
    key_hash: string;
    name: string;
    picks: Json<TipEntry['picks']>;
    points: Generated<number>;
    right_count: Generated<number>;
    created_at: number;
    updated_at: number;
  };
  purge_log: { sequence: GeneratedAlways<number>; keys: string[]; hard: Generated<boolean>; created_at: number };
};
