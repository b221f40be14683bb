import { expect, test } from 'vitest';
import { decideArticleTypes } from './article-types.ts';

test.each([
  [['belfold'], null, 'NewsArticle'],
  [['velemeny'], null, ['NewsArticle', 'OpinionNewsArticle']],
  [['belfold', 'velemeny'], 'riport', ['NewsArticle', 'OpinionNewsArticle']],
  [['ellenorzo'], null, ['NewsArticle', 'AnalysisNewsArticle']],
  [['gazdasag'], 'elemzes', ['NewsArticle', 'AnalysisNewsArticle']],
  [['kultura'], 'kritika', ['NewsArticle', 'ReviewNewsArticle']],
  [['kultura'], 'interju', 'NewsArticle'],
] as const)('an article in %j of the genre %s is %j', (sections, genre, types) => {
  expect(decideArticleTypes({ sections, genre, sponsored: false })).toEqual(types);
});

test('what is paid for is an advertiser’s, and no news', () => {
  expect(decideArticleTypes({ sections: ['velemeny'], genre: 'riport', sponsored: true })).toEqual(['Article', 'AdvertiserContentArticle']);
});
