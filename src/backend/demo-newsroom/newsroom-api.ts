import { createApi, type Api, type Transport } from '../../shared/contract/api.ts';
import { endpoints } from '../../shared/contract/endpoints/endpoint-table.ts';

const { article, articleItems, unique, frontendRefresh, fixture, livescoreFixtures, newsroomFixtureSave, races, raceResult, newsroomRaceSave, newsroomRaceResultSave, newsroomArticleCreate, newsroomArticleUpdate, newsroomArticleWithdraw, newsroomFrontBlocks, newsroomFrontBlocksReplace, newsroomCommonDataUpdate } = endpoints;

const rows = { article, articleItems, unique, frontendRefresh, fixture, livescoreFixtures, newsroomFixtureSave, races, raceResult, newsroomRaceSave, newsroomRaceResultSave, newsroomArticleCreate, newsroomArticleUpdate, newsroomArticleWithdraw, newsroomFrontBlocks, newsroomFrontBlocksReplace, newsroomCommonDataUpdate } as const;

/** The calls that the demo's newsroom makes: what readers see, and what editors write. */
export type NewsroomApi = Api<keyof typeof rows>;

/** The newsroom's client over a transport. */
export function createNewsroomApi(transport: Transport): NewsroomApi {
  return createApi(rows, transport);
}
