/**
 * A list that articles stand on, as `list_entries.list_key` has it:
 * `all` without exception, `top` those without a parent, `mstag` by main section, `stag` by any section, and so on.
 * `flag` takes an article's flags and the marks favorite, important, announcement, evergreen and periodic.
 */
export type ListKey =
  | 'all'
  | 'top'
  | `mstag:${number}`
  | `stag:${number}`
  | `tag:${number}`
  | `author:${number}`
  | `parent:${number}`
  | `flag:${string}`
  | 'type:longform'
  | 'type:liveblog';
