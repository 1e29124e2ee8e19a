import { periodType } from '@shouya/noun/period'
import { source } from '../../../rectify/server/public.ts'
import type { ReportNoun } from '../../checkReport/fields.ts'
import { leastInspectors, scene } from '../../checkReport/rules.ts'
import type { Scene } from '../../checkReport/server/scene.ts'
import { fireCheck } from '../noun.ts'
import { checkComplete, concluded, own } from './own.ts'

export const fireCheckScene: Scene = {
  noun: fireCheck as object as ReportNoun,
  scene: scene.fire,
  task: 'Q_FIRE',
  owedBy: 'dept_id',
  period: periodType.quarter,
  source: source.fire,
  leastInspectors: leastInspectors.fire,
  own,
  concluded,
  checkComplete,
}
