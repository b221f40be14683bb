import { newsletterBoxTexts } from '../../config/texts-newsletter-box.ts';

/** What becomes of an address, beside every form that takes one. */
export function PrivacyNote() {
  const { privacy, privacyLink } = newsletterBoxTexts;
  return (
    <p className="meta">
      {privacy} <a href="/dokumentum/adatvedelem">{privacyLink}</a>
    </p>
  );
}
