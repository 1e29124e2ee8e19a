import type { Flow } from '@shouya/approvals/flow'
import type { Instance } from '@shouya/approvals/instance'
import { type Preview, preview } from '@shouya/approvals/preview'
import type { Answers } from '@shouya/approvals/question'
import { localDay } from '@shouya/server/core/time/local.ts'
import { answer } from '../../directory/server/answer.ts'
import type { Runner } from '../../request/server/runner.ts'

export type First = Parameters<typeof preview>[2]
export type Told = Extract<Preview, { is: 'told' }>

/** The way of a request when everybody agrees: from its submission (`first`), or from where it stands. */
export async function tellWay(runner: Runner, flowId: number, flow: Flow, from: Instance, first: First): Promise<Told> {
  let answers: Answers = {}
  const day = localDay(runner.now, runner.services.database.timezone)
  for (;;) {
    const told = preview(flow, from, first, { now: runner.now.getTime(), day, answers })
    if (told.is === 'told') return told
    answers = { ...answers, ...(await answer(runner, flowId, told.questions)) }
  }
}
