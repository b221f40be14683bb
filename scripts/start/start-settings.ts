/** A setting that the start script gives to the processes it starts, unless the environment has one. */
type StartSetting = {
  /** What it gives; null where that is known at the start only. */
  readonly value: string | null;
  readonly description: string;
};

/** What `npm start` and `npm run dev` set by themselves; all else is as the processes have it. `docs/SETTINGS.md` is made from this. */
export const startSettings = {
  PORT: { value: '3000', description: 'The edge’s port, tried before anything is built; 0 takes a free one.' },
  NODE_ENV: { value: null, description: '`production` for `npm start`, `development` for `npm run dev`.' },
  LOG_LEVEL: { value: 'warn', description: 'So that the terminal stays readable.' },
  DEFAULT_EDITION: { value: 'main', description: 'Whoever starts the site by npm also looks at it from the next machine, by a host name of no edition.' },
  BACKEND_URL: { value: null, description: 'The backend that is started beside the edge; set, none is started.' },
  BACKEND_PORT: { value: null, description: 'A free port.' },
  EDGE_URLS: { value: null, description: 'The edge that is started.' },
  EDGE_PURGE_TOKEN: { value: null, description: 'A secret made at each start.' },
  NEWSROOM_TOKEN: { value: null, description: 'A secret made at each start, by which the demo’s newsroom writes.' },
  DEMO_ACCESS: { value: null, description: '`1`, unless NODE_ENV is `production`: two accounts to try, told on the terminal.' },
  PAYMENT_ADDRESS: { value: 'trial', description: 'Support is paid at the trial page, where nothing is paid, unless the environment names `NODE_ENV=production` itself.' },
  DEMO_LIVE: { value: '1', description: 'Whether the demo newspaper’s newsroom works: a live blog gains posts, the breaking block and the day’s figures change. It touches nothing but what the demo content has marked as its own; `0` leaves it out.' },
} as const satisfies Record<string, StartSetting>;
