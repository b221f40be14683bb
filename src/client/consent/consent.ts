import { keepMeasurement } from '../measurement/measurement.ts';
import { closeAnsweredBar, openConsentBar } from './consent-bar.ts';
import { onConsentChange, readConsent } from './consent-choice.ts';
import { onSettingsRequest } from './open-request.ts';

/*
 * Brought by the boot script, without React: asks a reader who has not chosen, and loads what a reader has allowed. A
 * reader who has refused everything does not even load this.
 */

onSettingsRequest(() => openConsentBar({ isRequested: true }));
onConsentChange(closeAnsweredBar);
keepMeasurement();
if (readConsent() === null) openConsentBar({ isRequested: false });
