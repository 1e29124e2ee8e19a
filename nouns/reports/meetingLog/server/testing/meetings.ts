import { granted, makeImage } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'

const said =
  '学习近期冒充检查人员案件通报，重温营业场所外来人员核验流程；演练报警按钮使用、紧急疏散路线和尾随处置，明确各岗位职责与联系方式。'

/** The content of a meeting of the last hour, with a photo of whoever enters it. */
export async function meetingBody(t: TestApp, by: number, present: readonly number[], more: object = {}) {
  const wire = (minutesAgo: number) =>
    new Date(t.clock.at.getTime() - minutesAgo * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  return {
    ...{ log_type: 1, title: '月度安全例会', begin_time: wire(60), end_time: wire(20), place: '会议室' },
    ...{ host_user_id: by, content: said, exam_mode: 1, photos: [await makeImage(t, by)] },
    people: present.map((user_id) => ({ user_id })),
    ...more,
  }
}

/** A draft of somebody's. */
export const makeDraft = async (
  t: TestApp,
  post: Post,
  by: number,
  more: object = {},
): Promise<{ id: number; version: number }> =>
  granted(await post('MeetingLog/Save', await meetingBody(t, by, [by], more)))
