import { NEWSLETTER_PATH } from '../../config/newsletter.ts';
import { pushTexts } from '../../config/texts-push.ts';
import { PushControl } from '../../features/push/push-control.tsx';
import { PlainPage } from '../../ui/plain-page.tsx';
import type { ViewProps } from '../page.ts';
import type { NotificationsData } from './notifications-page.ts';

/** What we send, and the control. */
export function NotificationsView({ data: { publicKey } }: ViewProps<NotificationsData>) {
  return (
    <PlainPage title={pushTexts.title}>
      <p>{pushTexts.lead}</p>
      {publicKey === null ? (
        <p>
          {pushTexts.notOffered} <a href={NEWSLETTER_PATH}>{pushTexts.newsletters}</a>
        </p>
      ) : (
        <>
          <PushControl publicKey={publicKey} />
          <p className="meta">{pushTexts.how}</p>
        </>
      )}
    </PlainPage>
  );
}
