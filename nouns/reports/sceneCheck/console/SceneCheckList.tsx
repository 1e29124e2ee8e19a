import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import ReportRegister from '../../checkReport/console/ReportRegister.tsx'
import type { OwnPages } from '../../checkReport/console/reportList.ts'
import type { ReportNoun } from '../../checkReport/fields.ts'
import { leastInspectors } from '../../checkReport/rules.ts'
import { sceneCheck } from '../noun.ts'
import DueUnits from './DueUnits.tsx'
import SceneFacts from './SceneFacts.tsx'
import SceneFields from './SceneFields.tsx'
import ScenePrint from './ScenePrint.tsx'
import { beginScene, type SceneDetail, type SceneValues, writtenScene } from './sceneValues.ts'

const own: OwnPages = {
  noun: sceneCheck as object as ReportNoun,
  book: 'sceneCheck.book',
  above: (enter) => <DueUnits enter={enter} />,
  leastInspectors: leastInspectors.guards,
  fields: (signs) => <SceneFields signs={signs} />,
  begun: beginScene,
  written: (row) => writtenScene(row as SceneDetail),
  submitted: async (values) => {
    const { guard_sign } = values as SceneValues & { guard_sign: SignDraft }
    const sent = await signInput(guard_sign)
    return sent.method === 1 ? { guard_sign_file_id: sent.file_id } : {}
  },
  facts: (row) => <SceneFacts row={row as SceneDetail} />,
  sheet: (row) => <ScenePrint row={row as SceneDetail} />,
}

/** Quarterly checks of the guards on post (domain 5.6). */
export default function SceneCheckList() {
  return <ReportRegister own={own} />
}
