import { expect, test } from 'vitest';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import type { Edition } from '../../config/editions/edition.ts';
import { editions } from '../../config/editions/editions.ts';
import { ResultFrame } from './result-frame.tsx';

const html = renderInSite(<ResultFrame widget="ep-2024-terkep" detail="telepules/tiszaszalkas" title="EP 2024: térkép" />);

// @spec §2.4
test('a widget stands in a frame of the frames host, with its title and a reserved height', () => {
  expect(html).toMatch(/<iframe [^>]*src="https:\/\/frames\.lapszel\.hu\/eredmeny\/ep-2024-terkep\/telepules\/tiszaszalkas"/);
  for (const attribute of ['title="EP 2024: térkép"', 'height="640"', 'loading="lazy"', 'data-frame="result"']) expect(html).toContain(attribute);
});

test('what another provider shows is put into a sandbox; our own host is in one by its headers', () => {
  const edition: Edition = { ...editions.main, resultWidgetAddress: 'https://eredmenyek.example/{slug}' };
  const foreign = renderInSite(<ResultFrame widget="ep-2024-terkep" detail={null} title="EP 2024: térkép" />, { edition });
  expect(foreign).toMatch(/src="https:\/\/eredmenyek\.example\/ep-2024-terkep" [^>]*sandbox="allow-scripts/);
  expect(foreign).not.toMatch(/allow-top-navigation[ "]|allow-forms|allow-modals/);
  expect(html).not.toContain('sandbox');
});

test('without scripts a link opens it', () => {
  expect(html).toContain('<a href="https://frames.lapszel.hu/eredmeny/ep-2024-terkep/telepules/tiszaszalkas" target="_blank"');
});
