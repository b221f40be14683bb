import type { TaxBeneficiary } from '../../config/editions/programmes.ts';
import { taxDonationTexts as texts } from '../../config/texts-programmes.ts';
import styles from '../../features/support/support.module.css';
import type { ViewProps } from '../page.ts';

/** Whom it can be given to, under which number, and how. The boot script shows the button where it can copy. */
export function TaxDonationView({ data: { name, taxNumber, text } }: ViewProps<TaxBeneficiary>) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <p>
        {texts.beneficiary}: <strong>{name}</strong>
      </p>
      <p>
        {texts.taxNumber}: <strong>{taxNumber}</strong>{' '}
        <button type="button" data-action="copy-link" data-url={taxNumber} data-done-text={texts.copied} hidden suppressHydrationWarning>
          {texts.copy}
        </button>{' '}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the boot script finds the place of its answer by the role */}
        <span className="meta" role="status" suppressHydrationWarning />
      </p>
      <p>{text}</p>
      <section>
        <h2 className="heading">{texts.steps.heading}</h2>
        <ol>
          {texts.steps.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
