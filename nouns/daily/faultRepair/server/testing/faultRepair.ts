import { granted } from '@shouya/server/testing/factories.ts'
import type { Post } from '@shouya/server/testing/testApp.ts'

/** The body of a fault: a camera of the vault without a picture, with an interim measure. */
export const faultBody = (more: object = {}) => ({
  device_type: 1,
  device_name: '3号半球摄像机',
  location: '业务库门口',
  fault_type: 2,
  fault_desc: '监视器上无图像',
  impact: 3,
  temp_measure: '安排保安在门口值守',
  urgency: 2,
  handle_mode: 2,
  ...more,
})

/** A fault that somebody has entered. */
export const makeFault = async (
  post: Post,
  more: object = {},
): Promise<{ id: number; version: number; bill_no: string }> => granted(await post('FaultRepair/Save', faultBody(more)))
