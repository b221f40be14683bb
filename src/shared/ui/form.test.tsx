import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormField } from './form-field.tsx';
import { FormProblemList } from './form-problems.tsx';
import { Form } from './form.tsx';

test('a field is tied to its label, its hint and its problem', () => {
  const html = renderToStaticMarkup(<FormField name="email" type="email" label="E-mail-cím" hint="Ide írunk." problem="Hiányzik a cím." value="a@b" />);
  expect(html).toContain('<label for="email">E-mail-cím</label>');
  expect(html).toContain('aria-invalid="true" aria-describedby="email-hint email-problem"');
  expect(html).toMatch(/<input [^>]*id="email"[^>]* name="email" value="a@b"/);
  expect(html).toContain('id="email-problem"');
});

test('a field without a problem is not marked', () => {
  const html = renderToStaticMarkup(<FormField name="kod" label="Kód" autoComplete="one-time-code" inputMode="numeric" />);
  expect(html).not.toContain('aria-');
  expect(html).toContain('autoComplete="one-time-code"');
});

test('the problems of a form stand above it, lead to their fields and have the focus', () => {
  const html = renderToStaticMarkup(<FormProblemList heading="Nem tudtuk elküldeni." problems={{ form: 'Próbálja újra.', fields: { email: 'Hiányzik a cím.' } }} />);
  expect(html).toMatch(/^<div [^>]*role="alert"[^>]*tabindex="-1"[^>]*>/);
  expect(html).toMatch(/autofocus/i);
  expect(html).toContain('<a href="#email">Hiányzik a cím.</a>');
});

test('a form is sent by POST to its page', () => {
  const html = renderToStaticMarkup(
    <Form action="/login" submitText="Tovább">
      <b />
    </Form>,
  );
  expect(html).toMatch(/<form [^>]*action="\/login" method="post"><b><\/b><button type="submit">Tovább<\/button><\/form>/);
});
