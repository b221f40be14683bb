/** The token of the tests' newsroom calls. */
export const TEST_NEWSROOM_TOKEN = 'a-newsroom-token-for-tests';
