import { useEffect, useEffectEvent, useState } from 'react';
import { createPoller, type PollerOptions } from './create-poller.ts';

/**
 * A question that a component asks while it is shown and `enabled`; one that was at rest for longer than a tab may be
 * asks at once when it goes on. Several questions use this one hook, so that all keep its rules.
 */
export function usePoll({ task, everyMs, restartAfterMs, enabled }: PollerOptions & { readonly enabled: boolean }): void {
  const ask = useEffectEvent(task);
  const [lastAt] = useState<{ ms: number | null }>({ ms: null });
  useEffect(() => {
    if (!enabled) return undefined;
    const poller = createPoller({ task: () => ask(), everyMs, restartAfterMs, lastAt });
    poller.start();
    return poller.stop;
  }, [enabled, everyMs, restartAfterMs, lastAt]);
}
