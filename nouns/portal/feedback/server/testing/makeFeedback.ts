import { randomBytes } from 'node:crypto'
import { granted } from '@shouya/server/testing/factories.ts'
import type { Post } from '@shouya/server/testing/testApp.ts'
import { receiptFrom } from '../../rules.ts'

export const feedbackBody = (more: object = {}) => ({
  type: 1,
  title: '打印页边距过大',
  content: '打印交接登记簿时右边一列被裁掉。',
  page_path: '/form/daily/taskdaily/EscortList?status=1',
  is_anonymous: false,
  ...more,
})

/** Feedback by name. */
export const makeFeedback = async (by: Post, more: object = {}): Promise<{ id: number; version: number }> =>
  granted(await by('Feedback/Save', feedbackBody(more)))

/** Feedback of nobody; its receipt. */
export async function makeAnonymous(by: Post, more: object = {}): Promise<string> {
  const receipt = receiptFrom(randomBytes(20))
  granted(await by('Feedback/Save', feedbackBody({ is_anonymous: true, receipt, ...more })))
  return receipt
}
