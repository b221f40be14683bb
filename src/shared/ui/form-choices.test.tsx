import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormChoices } from './form-choices.tsx';

const options = [{ value: 'egy', label: 'Egyszer' }, { value: 'havi', label: 'Havonta' }];

test('choices stand under their legend, one of them chosen', () => {
  const html = renderToStaticMarkup(<FormChoices name="gyakorisag" legend="Milyen gyakran?" type="radio" options={options} value="havi" required />);
  expect(html).toContain('<legend>Milyen gyakran?</legend>');
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/value="havi"[^>]*checked=""|checked=""[^>]*value="havi"/);
  expect(html).not.toContain('aria-');
});

test('the list of problems leads to the first of them, and the problem is read with each', () => {
  const html = renderToStaticMarkup(<FormChoices name="gyakorisag" legend="Milyen gyakran?" type="radio" options={options} problem="Válasszon!" />);
  expect(html.match(/id="gyakorisag"/g)).toHaveLength(1);
  expect(html).toContain('<span id="gyakorisag-problem"');
  expect(html.match(/aria-describedby="gyakorisag-problem"/g)).toHaveLength(2);
});
