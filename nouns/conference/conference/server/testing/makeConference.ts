import { localTime } from '@shouya/server/core/time/local.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'

const HOUR = 3_600_000

/** A moment of the wire, some hours from now. */
export const wireIn = (t: TestApp, hours: number): string =>
  localTime(new Date(t.clock.at.getTime() + hours * HOUR), 'Asia/Shanghai')

/** The content of a meeting tomorrow that `by` runs, with some people. */
export const conferenceBody = (t: TestApp, by: number, invited: readonly number[], more: object = {}) => ({
  ...{ title: '一季度安全形势分析会', meeting_type: 1, begin_time: wireIn(t, 24), end_time: wireIn(t, 26) },
  ...{ room: '三楼会议室', organizer_user_id: by, host_user_id: by, recorder_user_id: by },
  ...{ agenda: '通报一季度安全形势，部署二季度重点工作。', need_sign: true, sign_mode: 3, sign_open_before: 15 },
  people: invited.map((user_id) => ({ user_id })),
  ...more,
})

type Made = { id: number; version: number }

/** A draft of somebody's unit. */
export const makeConference = async (
  t: TestApp,
  { post, id }: { post: Post; id: number },
  invited: readonly number[] = [],
  more: object = {},
): Promise<Made> => {
  const saved = granted(await post('Conference/Save', conferenceBody(t, id, invited, more)))
  return { id: saved.id, version: saved.version }
}

/** An announced meeting. */
export async function announce(
  t: TestApp,
  by: { post: Post; id: number },
  invited: readonly number[],
  more: object = {},
): Promise<Made> {
  const { id, version } = await makeConference(t, by, invited, more)
  const published = granted(await by.post('Conference/Publish', { id, version }))
  return { id, version: published.version }
}
