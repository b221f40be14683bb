import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { pushTexts } from '../../config/texts-push.ts';
import { createBrowserPushPort } from './browser-push-port.ts';
import { createPushStore, FIRST_PUSH_VIEW, type PushStore } from './create-push-store.ts';
import styles from './push-control.module.css';
import { ScriptUrlContext } from './push-port.ts';

/** Switches push messages on and off in this browser. Permission is asked for after the click, never before. */
export function PushControl({ publicKey }: { publicKey: string }) {
  const toScriptUrl = useContext(ScriptUrlContext);
  const [store] = useState(() => (toScriptUrl === null ? null : createPushStore(createBrowserPushPort(toScriptUrl))));
  useEffect(() => void store?.load(), [store]);
  const { state, isBusy, hasFailed } = usePushView(store);
  const canSwitch = state === 'on' || state === 'off';
  return (
    <div className={styles.control}>
      <output>{hasFailed ? pushTexts.failed : pushTexts.states[state]}</output>
      {canSwitch && (
        <button type="button" aria-disabled={isBusy} onClick={() => void store?.toggle(publicKey)}>
          {state === 'on' ? pushTexts.turnOff : pushTexts.turnOn}
        </button>
      )}
    </div>
  );
}

function usePushView(store: PushStore | null) {
  return useSyncExternalStore(store?.subscribe ?? toNothing, store?.get ?? toFirst, toFirst);
}

const toFirst = () => FIRST_PUSH_VIEW;
const toNothing = () => () => {};
