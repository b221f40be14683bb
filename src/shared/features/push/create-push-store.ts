import type { PushPort, PushState } from './push-port.ts';

/** What the control shows: nothing known yet, or a state, whether something is under way, and whether the last step failed. */
export type PushView = { readonly state: PushState | 'waiting'; readonly isBusy: boolean; readonly hasFailed: boolean };

/** The control's memory and its three moves; each answers to the view alone. */
export type PushStore = { readonly subscribe: (listener: () => void) => () => void; readonly get: () => PushView; readonly load: () => Promise<void>; readonly toggle: (publicKey: string) => Promise<void> };

/** Before anything is known: what the edge's HTML shows. */
export const FIRST_PUSH_VIEW: PushView = { state: 'waiting', isBusy: false, hasFailed: false };

/** Makes the control's memory over the browser's port. */
export function createPushStore(port: PushPort): PushStore {
  const listeners = new Set<() => void>();
  let view = FIRST_PUSH_VIEW;

  function show(next: PushView): void {
    view = next;
    listeners.forEach((listener) => listener());
  }

  async function run(move: () => Promise<PushState>): Promise<void> {
    if (view.isBusy) return;
    show({ ...view, isBusy: true, hasFailed: false });
    try {
      show({ state: await move(), isBusy: false, hasFailed: false });
    } catch {
      // The reader is told and may try again; there is nobody else to tell.
      show({ state: view.state === 'waiting' ? 'off' : view.state, isBusy: false, hasFailed: true });
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => view,
    load: () => run(port.load),
    toggle: (publicKey) => run(() => (view.state === 'on' ? port.turnOff() : port.turnOn(publicKey))),
  };
}
