import { periodType } from '@shouya/noun/period'
import { source } from '../../../rectify/server/public.ts'
import type { ReportNoun } from '../../checkReport/fields.ts'
import { leastInspectors, scene } from '../../checkReport/rules.ts'
import type { Scene } from '../../checkReport/server/scene.ts'
import { securityItem } from '../noun.ts'

export const securityItemScene: Scene = {
  noun: securityItem as object as ReportNoun,
  scene: scene.monthly,
  task: 'M_CHECK',
  owedBy: 'check_dept_id',
  period: periodType.month,
  source: source.monthly,
  leastInspectors: leastInspectors.monthly,
}
