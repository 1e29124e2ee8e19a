import { periodType } from '@shouya/noun/period'
import { source } from '../../../rectify/server/public.ts'
import type { ReportNoun } from '../../checkReport/fields.ts'
import { leastInspectors, scene } from '../../checkReport/rules.ts'
import type { Scene } from '../../checkReport/server/scene.ts'
import { sceneCheck } from '../noun.ts'
import { checkComplete, own, signedToo } from './own.ts'

export const sceneCheckScene: Scene = {
  noun: sceneCheck as object as ReportNoun,
  scene: scene.guards,
  task: 'Q_SCENE',
  owedBy: 'dept_id',
  period: periodType.quarter,
  source: source.guards,
  leastInspectors: leastInspectors.guards,
  own,
  checkComplete,
  signedToo,
}
