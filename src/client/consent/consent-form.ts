import { CONSENT_PURPOSES, PRIVACY_PATH, type ConsentPurpose } from '../../shared/config/consent.ts';
import { consentTexts } from '../../shared/config/texts-consent.ts';
import { FULL_CONSENT, NO_CONSENT, type Consent } from '../../shared/lib/consent.ts';
import { makeElement } from './make-element.ts';

/** The bar's element, its title, which can take the focus, and what opens its settings. */
export type ConsentForm = { readonly dialog: HTMLDialogElement; readonly title: HTMLElement; readonly showSettings: () => void };

type Options = {
  readonly language: 'hu' | 'en';
  /** What is ticked in the settings: the reader's own choice, never one that is made for them. */
  readonly ticked: Consent;
  readonly onChoice: (consent: Consent) => void;
};

/**
 * Makes the bar: what is asked, and the answers, none of which is easier to give than another. The last of them opens the
 * settings and then stands for saving them.
 */
export function makeConsentForm({ language, ticked, onChoice }: Options): ConsentForm {
  const texts = consentTexts[language];
  const boxes = CONSENT_PURPOSES.map((purpose) => ({ purpose, box: makeElement('input', { type: 'checkbox', checked: ticked[purpose] }) }));
  const necessary = makeElement('p', {}, `${texts.necessary} `);
  const settings = makeElement(
    'fieldset',
    { hidden: true },
    makeElement('legend', {}, texts.legend),
    necessary,
    ...boxes.map(({ purpose, box }) => makeElement('label', {}, box, makeElement('span', {}, makeElement('b', {}, texts.purposes[purpose].name), ` ${texts.purposes[purpose].explanation}`))),
  );

  const isTicked = (wanted: ConsentPurpose): boolean => boxes.some(({ purpose, box }) => purpose === wanted && box.checked);
  const last = makeElement('button', { type: 'button', ariaExpanded: 'false' }, texts.settings);
  const showSettings = (): void => {
    settings.hidden = false;
    // Not before: the page's skip link must stay its first link while the bar has only come by itself.
    necessary.append(makeElement('a', { href: PRIVACY_PATH }, texts.privacy));
    last.ariaExpanded = null;
    last.textContent = texts.save;
  };
  last.addEventListener('click', () => {
    if (!settings.hidden) {
      onChoice({ statistics: isTicked('statistics'), advertising: isTicked('advertising'), embeds: isTicked('embeds') });
      return;
    }
    showSettings();
    boxes[0]?.box.focus();
  });

  const title = makeElement('h2', { id: 'consent-title', tabIndex: -1 }, texts.title);
  const dialog = makeElement(
    'dialog',
    { id: 'consent', lang: language },
    title,
    makeElement('p', { id: 'consent-lead' }, texts.lead),
    settings,
    makeElement('div', {}, makeButton(texts.accept, () => onChoice(FULL_CONSENT)), makeButton(texts.refuse, () => onChoice(NO_CONSENT)), last),
  );
  dialog.setAttribute('aria-labelledby', 'consent-title');
  dialog.setAttribute('aria-describedby', 'consent-lead');
  return { dialog, title, showSettings };
}

function makeButton(text: string, onPress: () => void): HTMLButtonElement {
  const button = makeElement('button', { type: 'button' }, text);
  button.addEventListener('click', onPress);
  return button;
}
