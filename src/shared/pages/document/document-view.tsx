import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { ContentBody } from '../../ui/content/content-body.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import type { ViewProps } from '../page.ts';
import styles from './document-view.module.css';
import type { DocumentPageData } from './load-document.ts';

/** A document: its title, its words, the form that belongs to it, and how current they are. */
export function DocumentView({ data }: ViewProps<DocumentPageData>) {
  return (
    <article className={`wrap ${styles.document}`}>
      <h1>{data.title}</h1>
      {data.lead !== null && <p className={styles.lead}>{data.lead}</p>}
      <ContentBody tree={data.tree} />
      {data.newsletter !== null && <NewsletterForm {...data.newsletter} />}
      <p className="meta">
        <TimeStamp unix={data.updatedAt} updated />
      </p>
    </article>
  );
}
