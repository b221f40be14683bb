import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { COLOR_SCHEMES, HEADER_TYPES } from '../../../shared/contract/schemas/article.ts';
import type { Fixture } from '../../../shared/contract/schemas/football.ts';
import type { ContentTree } from '../../../shared/contract/schemas/content-tree.ts';
import type { FrontendRefresh, Menus, SiteRecord } from '../../../shared/contract/schemas/front.ts';
import type { QuizDraft, UserAnswer } from '../../../shared/contract/schemas/quiz.ts';
import type { ResultContent, ResultWidget } from '../../../shared/contract/schemas/result-widget.ts';
import type { SponsoredLine } from '../../../shared/contract/schemas/search.ts';
import type { SupportOrder } from '../../../shared/contract/schemas/support.ts';
import type { TipEntry, TipGame } from '../../../shared/contract/schemas/tip-game.ts';
import type { TableRules, TieRule } from '../../football/compute-standings.ts';
import type { StoredResultRow } from '../../formula1/result-row.ts';
import type { CircuitDetails, DriverDetails, TeamDetails } from '../formula1/profile-store.ts';

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

type AccountTable = {
  id: GeneratedAlways<number>;
  site: string | null;
  email: string;
  name: string;
  first_name: string | null;
  last_name: string | null;
  role: 'editor' | 'member';
  password_hash: string | null;
  totp_secret: string | null;
  totp_step: number | null;
  oidc_issuer: string | null;
  oidc_subject: string | null;
  active: Generated<boolean>;
  created_at: number;
  updated_at: number;
};

type SessionTable = {
  id: string;
  account_id: number;
  access_hash: string;
  access_expires_at: number;
  member_hash: string | null;
  member_expires_at: number | null;
  refresh_hash: string;
  idle_expires_at: number;
  expires_at: number;
  created_at: number;
  last_used_at: number;
  revoked_at: number | null;
  /** The tokens of the last renewal, sealed by the refresh token that they were given for. */
  renewal: string | null;
  renewal_ends_at: number | null;
};

type RaceTable = {
  id: number;
  season: number;
  competition_id: number;
  competition_name: string;
  country: string | null;
  city: string | null;
  circuit_id: number | null;
  type: string;
  status: string;
  date: string;
  laps_current: number | null;
  laps_total: number | null;
  source: string | null;
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
  podcasts: { id: Generated<number>; site: string; position: Generated<number>; slug: string; name: string; page: string | null; description: string | null; image: string | null; category: Generated<string | null>; explicit: Generated<boolean> };
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
    description: Generated<string | null>;
    bytes: Generated<number | null>;
    mime_type: Generated<string | null>;
  };
  images: { path: string; width: number; height: number; bytes: number; mime: string; created_at: number };
  result_widgets: { site: string; slug: string; title: string; source: string | null; content: Json<ResultContent>; links: DefaultedJson<ResultWidget['links']>; updated_at: number };
  tip_games: { site: string; slug: string; title: string; lead: string | null; supplement: string | null; deadline: number; questions: Json<TipGame['questions']>; updated_at: number };
  mails: { id: GeneratedAlways<number>; site: string; recipient: string; subject: string; body: string; created_at: number; due_at: number; tries: Generated<number>; sent_at: number | null; unsubscribe_url: string | null };
  support_orders: {
    id: GeneratedAlways<number>;
    site: string;
    reference: string;
    key_hash: string;
    kind: SupportOrder['kind'];
    amount: number;
    currency: string;
    name: string;
    email: string;
    status: Generated<SupportOrder['status']>;
    failure: SupportOrder['failure'];
    created_at: number;
    paid_at: number | null;
  };
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
  newsletter_lists: { site: string; code: string; name: string; description: string | null; position: Generated<number>; active: Generated<boolean> };
  newsletter_orders: {
    id: GeneratedAlways<number>;
    site: string;
    email: string;
    first_name: Generated<string>;
    last_name: Generated<string>;
    lists: Generated<string[]>;
    created_at: number;
    confirmed_at: number | null;
    unsubscribed_at: number | null;
  };
  newsletter_tokens: {
    token_hash: string;
    order_id: number;
    purpose: 'confirm' | 'unsubscribe';
    lists: Generated<string[]>;
    first_name: Generated<string>;
    last_name: Generated<string>;
    created_at: number;
    expires_at: number | null;
  };
  push_subscriptions: { id: GeneratedAlways<number>; site: string; endpoint_hash: string; endpoint: string; p256dh: string; auth: string; topics: string[]; updated_at: number };
  push_messages: { id: GeneratedAlways<number>; site: string; topic: string; title: string; body: string; url: string; created_at: number };
  push_deliveries: { message_id: number; subscription_id: number; tries: Generated<number>; due_at: number };
  quizzes: { id: string; site: string; complex: boolean; questions: Json<QuizDraft['questions']>; updated_at: number };
  quiz_voters: { id: GeneratedAlways<number>; token_hash: string; created_at: number };
  quiz_answers: { voter_id: number; quiz_id: string; question_id: string; responses: Json<UserAnswer['responses']>; answered_at: number };
  quiz_counts: { quiz_id: string; question_id: string; answer_id: string; option_id: string; slot: number; n: number; total: number };
  accounts: AccountTable;
  login_attempts: { token_hash: string; account_id: number; code_hash: string | null; tries: Generated<number>; expires_at: number };
  sessions: SessionTable;
  login_failures: { key: string; n: number; window_ends_at: number };
  member_programmes: { id: GeneratedAlways<number>; account_id: number; programme: string; amount: number; currency: string; recurring: boolean; started_at: number; ends_at: number | null };
  euro_rates: { day: string; source: string; rates: Json<Record<string, number>>; updated_at: number | null };
  football_leagues: { id: number; name: string; logo: string | null; country: string; position: Generated<number> };
  football_seasons: { league: number; season: number; ties: DefaultedJson<TieRule[]>; decided: DefaultedJson<number[]>; groups: DefaultedJson<TableRules['groups']> };
  fixtures: { id: number; league: number; season: number; kick_off: number; payload: Json<Fixture>; updated_at: number };
  race_circuits: { id: number; name: string; details: DefaultedJson<CircuitDetails>; source: string | null };
  race_teams: { id: number; name: string; details: DefaultedJson<TeamDetails>; source: string | null };
  race_drivers: { id: number; name: string; image: string | null; details: DefaultedJson<DriverDetails>; source: string | null };
  races: RaceTable;
  race_results: { id: number; race_id: GeneratedAlways<number>; rows: Json<readonly StoredResultRow[]> };
  purge_log: { sequence: GeneratedAlways<number>; keys: string[]; hard: Generated<boolean>; created_at: number };
};
