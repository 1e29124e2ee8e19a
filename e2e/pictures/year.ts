import { dialog } from '../support/form.ts'
import type { Camera } from './camera.ts'

/** The first rows of a list are enough. */
const height = 720

/** What is due by month, quarter and year, and the registers and statistics of it. */
export async function yearPictures({ enter, take }: Camera): Promise<void> {
  for (const [name, username, path] of [
    ['tasks', 'outlet_leader', '/taskmeeting/MainMenu'],
    ['task-statistics', 'branch_security', '/report/dailytask'],
    ['drill-statistics', 'branch_security', '/report/drill?tab=stat'],
    ['conferences', 'branch_security', '/conference?tab=calendar'],
    ['remind-rules', 'sys_admin', '/exception/remind?tab=rules'],
    ['archive-categories', 'branch_security', '/archive/MainMenu/'],
    ['archive', 'branch_security', '/archive/List'],
    ['guard-checks', 'branch_security', '/taskmeeting/SceneCheckList/'],
    ['guard-evaluations', 'outlet_leader', '/taskmeeting/GuardEvaluationList'],
    ['performance', 'branch_security', '/taskmeeting/EvaluationList/'],
    ['self-inspection', 'hq_security', '/monitor'],
    ['results', 'hq_security', '/result'],
  ] as const)
    await take(name, await enter(username, path, { height }))

  const meetings = await enter('outlet_leader', '/taskmeeting/List/')
  await meetings
    .getByRole('button', { name: /^(HY|PX)/ })
    .first()
    .click()
  await take('meeting', meetings.getByRole('dialog').first())

  const phone = await enter('outlet_safety', '/taskmeeting/SecurityItemList/?new=1', { phone: true, height: 860 })
  await dialog(phone, /^登记月度检查/).waitFor()
  await take('monthly-check-phone', phone)
}
